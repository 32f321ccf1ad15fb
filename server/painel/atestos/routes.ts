import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AtestosAnswer, atestoBody, atestoRetiradoBody } from '../../../catalog/painel/atestos/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { atomically } from '../../database/atomic.ts';
import { readShape } from '../../http/shape.ts';
import { type AttestationRow, LONGEST_ATTESTATION, readAttestations, withdrawAttestation } from '../../pntp/attest.ts';
import { currentMatrix } from '../../pntp/edition.ts';
import { attestAll } from '../../pntp/order.ts';
import { criteriaAskedOf } from '../../pntp/outside.ts';
import { Refusal } from '../../refusal.ts';
import { recordAct } from '../atos.ts';
import { refusing } from '../refused.ts';
import type { DeskServices } from '../services.ts';
import { attestedCriteria } from './list.ts';

const config = { permissao: 'atestar' } as const;

/** What a person answers for in the exam, where no program can judge. */
export function atestosDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  app.get('/painel/api/atestos', { config }, (request) => listAttested(services, request));
  app.post('/painel/api/atestos', { config }, (request) => attestAsPerson(services, request));
  app.post('/painel/api/atestos/retirar', { config }, (request) => withdraw(services, request));
}

async function listAttested({ db }: DeskServices, { site: { tenant } }: FastifyRequest): Promise<AtestosAnswer> {
  const today = brasiliaToday();
  const rows = await db.read(tenant.id, (client) => readAttestations(client, tenant.id));
  return {
    ok: true,
    data: attestedCriteria(criteriaAskedOf(currentMatrix(), tenant), rows, today),
    prazo: { de: today, ate: plusDays(today, LONGEST_ATTESTATION) },
  };
}

/** Attests as the person who is signed in, with the checks of `portal pntp atestar`. */
async function attestAsPerson({ db }: DeskServices, request: FastifyRequest): Promise<{ ok: true }> {
  const { criterios, endereco, ate } = readShape(atestoBody, request.body, 'BAD_REQUEST');
  const { site, person } = request;
  const order = { criterios, endereco: endereco.trim(), ate, quem: person.nome, em: brasiliaToday() };
  await refusing(() =>
    db.own((client) =>
      attestAll(client, site.tenant, order, (own, row, before) =>
        recordAct(own, request, {
          acao: 'atesto.feito',
          alvo: nameOf(row.criterio),
          ...(before && { antes: wordsOf(before) }),
          depois: wordsOf(row),
        }),
      ),
    ),
  );
  return { ok: true };
}

/** Takes an attestation back before its day: what it was given for is no longer so, or was never seen. */
async function withdraw({ db }: DeskServices, request: FastifyRequest): Promise<{ ok: true }> {
  const { criterio } = readShape(atestoRetiradoBody, request.body, 'BAD_REQUEST');
  await refusing(() =>
    db.own((client) =>
      atomically(client, async () => {
        const before = await withdrawAttestation(client, request.site.tenant.id, criterio);
        if (!before) throw new Refusal(`O critério “${criterio}” não tem atesto. Atualize a lista.`);
        await recordAct(client, request, {
          acao: 'atesto.retirado',
          alvo: nameOf(criterio),
          antes: wordsOf(before),
        });
      }),
    ),
  );
  return { ok: true };
}

const nameOf = (criterio: string): string => `Critério ${criterio} do PNTP`;

/** An attestation as the log keeps it. */
const wordsOf = ({ criterio: _, ...told }: AttestationRow): Omit<AttestationRow, 'criterio'> => told;
