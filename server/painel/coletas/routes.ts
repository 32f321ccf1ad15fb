import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  type Coleta,
  type ColetaAnswer,
  type ColetaBody,
  type ColetasAnswer,
  coletaBody,
  coletaPausaBody,
} from '../../../catalog/painel/coletas/answer.ts';
import { FONTES } from '../../../catalog/painel/coletas/fontes.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { Refusal } from '../../refusal.ts';
import { recordAct } from '../atos.ts';
import { refusing } from '../refused.ts';
import type { DeskServices } from '../services.ts';
import { parseSourceAddress } from './guarded.ts';
import { datasetsOf } from './sources.ts';
import {
  addHarvest,
  askForHarvest,
  changeHarvest,
  findHarvest,
  harvestsOf,
  pauseHarvest,
  removeHarvest,
} from './store.ts';

const PATH = '/painel/api/coletas';
const config = { permissao: 'publicar' } as const;

/** Harvests that a body may have. */
const MOST = 20;
const NONE = 'Não há essa coleta neste órgão. Atualize a lista.';

interface OfHarvest {
  Params: { id: string };
}

/** The sources that a body has read by themselves: list, make, change, pause, read now, remove. */
export function coletasDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db } = services;
  const trusted = services.network?.trusted ?? [];
  const known = (request: FastifyRequest): Promise<ColetaBody> =>
    refusing(async () => checked(services, trusted, request));

  app.get(PATH, { config }, (request): Promise<ColetasAnswer> => answerAll(services, request));

  app.post(PATH, { config }, (request) =>
    db.staff(request.site.tenant.id, async (client) => {
      const given = await known(request);
      const tenant = request.site.tenant.id;
      if ((await harvestsOf(client, tenant)).length >= MOST)
        throw new Fault(422, 'REFUSED', `O órgão já tem ${MOST} coletas. Exclua uma que não use.`);
      const id = await addHarvest(client, tenant, given);
      await recordAct(client, request, { acao: 'coleta.criada', alvo: given.nome, depois: given });
      return answerOne(client, tenant, id);
    }),
  );

  app.put<OfHarvest>(`${PATH}/:id`, { config }, (request) =>
    changing(services, request, async (client, tenant, { id, nome, ...antes }) => {
      const depois = await known(request);
      await changeHarvest(client, tenant, id, depois);
      const { fonte, endereco, conjuntos, quando } = antes;
      await recordAct(client, request, {
        acao: 'coleta.alterada',
        alvo: nome,
        antes: { fonte, endereco, conjuntos, quando },
        depois,
      });
    }),
  );

  app.post<OfHarvest>(`${PATH}/:id/pausa`, { config }, (request) =>
    changing(services, request, async (client, tenant, coleta) => {
      const { pausada } = readShape(coletaPausaBody, request.body, 'BAD_REQUEST');
      await pauseHarvest(client, tenant, coleta, pausada);
      await recordAct(client, request, { acao: pausada ? 'coleta.pausada' : 'coleta.retomada', alvo: coleta.nome });
    }),
  );

  app.post<OfHarvest>(`${PATH}/:id/rodar`, { config }, (request) =>
    changing(services, request, async (client, tenant, { id, nome, rodando }) => {
      if (rodando) return;
      await askForHarvest(client, tenant, id);
      await recordAct(client, request, { acao: 'coleta.pedida', alvo: nome });
    }),
  );

  app.delete<OfHarvest>(`${PATH}/:id`, { config }, (request) =>
    db.staff(request.site.tenant.id, async (client) => {
      const tenant = request.site.tenant.id;
      const { id, nome, endereco } = await found(client, tenant, request.params.id);
      await removeHarvest(client, tenant, id);
      await recordAct(client, request, { acao: 'coleta.excluida', alvo: nome, antes: { endereco } });
      return { ok: true };
    }),
  );
}

async function answerAll({ db, datasets }: DeskServices, request: FastifyRequest): Promise<ColetasAnswer> {
  const { id, tipo } = request.site.tenant;
  const data = await db.staff(id, (client) => harvestsOf(client, id));
  const fontes = FONTES.map((fonte) => ({
    fonte,
    conjuntos: datasetsOf(fonte, datasets, tipo).map((set) => ({ id: set.id, titulo: set.title })),
  }));
  return { ok: true, data, fontes: fontes.filter(({ conjuntos }) => conjuntos.length > 0) };
}

/** Changes a harvest in one transaction, and answers how it stands then. */
const changing = (
  { db }: DeskServices,
  request: FastifyRequest<OfHarvest>,
  work: (client: pg.ClientBase, tenant: number, coleta: Coleta) => Promise<void>,
): Promise<ColetaAnswer> =>
  db.staff(request.site.tenant.id, async (client) => {
    const tenant = request.site.tenant.id;
    const coleta = await found(client, tenant, request.params.id);
    await work(client, tenant, coleta);
    return answerOne(client, tenant, coleta.id);
  });

async function found(client: pg.ClientBase, tenant: number, id: string): Promise<Coleta> {
  const coleta = await findHarvest(client, tenant, id);
  if (!coleta) throw new Fault(404, 'NOT_FOUND', NONE);
  return coleta;
}

const answerOne = async (client: pg.ClientBase, tenant: number, id: string): Promise<ColetaAnswer> => ({
  ok: true,
  data: await found(client, tenant, id),
});

/** What was asked for, if the source has those datasets for this body and the address is a public one. */
function checked({ datasets }: DeskServices, trusted: readonly string[], { site, body }: FastifyRequest): ColetaBody {
  const given = readShape(coletaBody, body, 'BAD_REQUEST');
  parseSourceAddress(given.endereco, trusted);
  const carried = datasetsOf(given.fonte, datasets, site.tenant.tipo).map(({ id }) => id);
  if (carried.length === 0) throw new Refusal('Essa fonte não traz nenhum conjunto que se aplique a este órgão.');
  const strange = given.conjuntos.find((id) => !carried.includes(id));
  if (strange !== undefined) throw new Refusal(`Essa fonte não traz ${strange} para este órgão. Retire-o.`);
  if (given.fonte === 'arquivo' && given.conjuntos.length !== 1)
    throw new Refusal('Escolha o conjunto em que o arquivo é publicado: um só.');
  return given.fonte === 'sapl' ? { ...given, conjuntos: [] } : given;
}
