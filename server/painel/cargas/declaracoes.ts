import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import {
  type ConjuntoDeclarado,
  type DeclaracaoFeita,
  type DeclaracoesDeskAnswer,
  declaracaoBody,
} from '../../../catalog/painel/cargas/answer.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { readShape } from '../../http/shape.ts';
import { type DeclaredPart, declare, withdrawDeclaration } from '../../import/declare.ts';
import { parsePart, partFields, refuseContradicted } from '../../import/part.ts';
import { WITHDRAWN_STATEMENT } from '../../tenants/unsaid.ts';
import { recordAct } from '../atos.ts';
import { refusing } from '../refused.ts';
import type { DeskServices } from '../services.ts';
import { ownDatasets } from './datasets.ts';
import { uncoveredPeriods } from './faltas.ts';

interface StatementRow {
  dataset: string;
  de: string;
  ate: string;
  campo: string;
  valor: string;
  texto: string;
  autor: string;
  publicadaEm: Date;
}

const STATED = `SELECT dataset, de::text, ate::text, campo, valor, texto, autor, "publicadaEm" FROM portal.declaracoes
  WHERE tenant = $1 ORDER BY "publicadaEm" DESC, dataset, de DESC`;

/** What a body stated, and the periods of its datasets that have neither rows nor a statement. */
export async function readStatements(services: DeskServices, request: FastifyRequest): Promise<DeclaracoesDeskAnswer> {
  const sets = ownDatasets(services, request);
  const tenant = request.site.tenant.id;
  const { rows, periods } = await services.db.own(async (client) => {
    const { rows } = await client.query<StatementRow>(STATED, [tenant]);
    return { rows, periods: await publishedPeriods(client, tenant) };
  });
  const byId = new Map(sets.map((set) => [set.id, set]));
  return {
    ok: true,
    data: rows.flatMap((row) => {
      const set = byId.get(row.dataset);
      return set ? [statementOf(set, row)] : [];
    }),
    conjuntos: sets.map((set) => coverageOf(set, rows, periods.get(set.id) ?? [])),
  };
}

async function publishedPeriods(client: pg.ClientBase, tenant: number): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ dataset: string; periodos: string[] }>(
    'SELECT dataset, array_agg(periodo) AS periodos FROM portal.periodos WHERE tenant = $1 AND linhas > 0 GROUP BY dataset',
    [tenant],
  );
  return new Map(rows.map(({ dataset, periodos }) => [dataset, periodos]));
}

const statementOf = (set: Dataset, { publicadaEm, ...row }: StatementRow): DeclaracaoFeita => ({
  ...row,
  titulo: set.title,
  parte: row.campo === '' ? null : `${set.fields[row.campo]?.label ?? row.campo}: ${row.valor}`,
  publicadaEm: publicadaEm.toISOString(),
});

function coverageOf(set: Dataset, all: readonly StatementRow[], periods: readonly string[]): ConjuntoDeclarado {
  const stated = all.filter(({ dataset, campo }) => dataset === set.id && campo === '');
  return {
    id: set.id,
    titulo: set.title,
    nunca: periods.length === 0 && stated.length === 0,
    faltam: uncoveredPeriods(set, { periods, stated }, brasiliaToday()),
    partes: partFields(set).map((campo) => {
      const { label, options } = fieldOf(set, campo);
      return { campo, label, opcoes: [...options] };
    }),
  };
}

/** States that nothing happened in a period, with the checks of `portal state`. */
export async function addStatement({ db }: DeskServices, request: FastifyRequest, set: Dataset): Promise<{ ok: true }> {
  const { de, ate, onde, texto } = readShape(declaracaoBody, request.body, 'BAD_REQUEST');
  const tenant = request.site.tenant.id;
  await refusing(() =>
    db.own(async (client) => {
      const part = onde && (await parsePart(client, set, tenant, `${onde.campo}=${onde.valor}`));
      await refuseContradicted(client, { tenant, set, from: de, to: ate, part });
      const said = { de, ate, part };
      const onRecorded = (own: pg.ClientBase, before: string | null): Promise<void> =>
        recordAct(own, request, {
          acao: 'declaracao.publicada',
          alvo: nameOf(set, said),
          ...(before !== null && { antes: statedIn(set, said, before) }),
          depois: statedIn(set, said, texto),
        });
      await declare(client, {
        tenant,
        dataset: set,
        from: de,
        to: ate,
        part,
        text: texto,
        author: request.person.nome,
        onRecorded,
      });
    }),
  );
  return { ok: true };
}

/** Takes a statement back. */
export async function removeStatement(
  { db }: DeskServices,
  request: FastifyRequest,
  set: Dataset,
  said: StatedPeriod,
): Promise<{ ok: true }> {
  const { de, ate, part } = said;
  const onRecorded = (own: pg.ClientBase, before: string | null): Promise<void> =>
    recordAct(own, request, {
      acao: WITHDRAWN_STATEMENT,
      alvo: nameOf(set, said),
      antes: statedIn(set, said, before ?? ''),
    });
  await refusing(() =>
    db.own((client) =>
      withdrawDeclaration(client, {
        tenant: request.site.tenant.id,
        dataset: set,
        from: de,
        to: ate,
        part,
        onRecorded,
      }),
    ),
  );
  return { ok: true };
}

/** What a statement speaks of, besides its dataset. */
interface StatedPeriod {
  de: string;
  ate: string;
  part: DeclaredPart | null;
}

const nameOf = ({ title }: Dataset, { de, ate, part }: StatedPeriod): string =>
  `${title}, ${de} a ${ate}${part ? `, ${part.field}=${part.value}` : ''}`;

/** A statement as the log keeps it: the folder of a body is compared with what was taken back. */
const statedIn = ({ id }: Dataset, { de, ate, part }: StatedPeriod, texto: string): object => ({
  dataset: id,
  de,
  ate,
  campo: part?.field ?? '',
  valor: part?.value ?? '',
  texto,
});
