import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { atas } from '../../catalog/datasets/atas.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { empenhoEventos } from '../../catalog/datasets/empenhoEventos.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { parseKey } from '../../catalog/key.ts';
import type { Percurso } from '../../catalog/percurso.ts';
import { type Condition, MOST } from '../../catalog/query.ts';
import { tagOf } from '../cache.ts';
import { Fault } from '../fault.ts';
import { page, detail as select, totals } from '../sql/select.ts';
import { answer } from './dataset.ts';
import { type Desk, pairsOf, segmentsOf } from './request.ts';
import { type Found, type Kept, steps } from './steps.ts';

/** All that is asked: a load of any of them makes the answer old. */
const SPOKEN = [licitacao, contratos, atas, empenhos, empenhoEventos, liquidacoes, pagamentos].map(({ id }) => id);

/** The way of the money of one empenho, from the tender to what was paid. */
export function percursoRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/api/v1/percurso/*', (request, reply) => answerCourse(desk, request, reply));
}

async function answerCourse(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const missing = new Fault(404, 'NOT_FOUND', 'Empenho não encontrado: nenhum registro tem esse endereço.');
  const key = parseKey(empenhos, segmentsOf(request).slice(2));
  if (!key.ok) throw missing;
  const [stray] = pairsOf(request);
  if (stray) throw new Fault(400, 'BAD_QUERY', `“${stray[0]}” não é um parâmetro deste endereço.`);
  const tenant = request.site.tenant.id;
  const question = `${tagOf(tenant, 'percurso')}/${JSON.stringify(key.values)}`;
  await answer(desk, request, reply, question, SPOKEN, async (): Promise<Percurso> => {
    const found = await desk.db.read(tenant, (client) => gather(client, tenant, key.values));
    if (!found) throw missing;
    return { ok: true, data: steps(found) };
  });
}

async function gather(client: pg.ClientBase, tenant: number, key: readonly (Value | null)[]): Promise<Found | null> {
  const { rows } = await client.query<Row>(select(empenhos, tenant, key));
  const [empenho] = rows;
  if (!empenho) return null;
  const one = (set: Dataset, by: Row) => first(client, set, tenant, by);
  const { numContrato = null, numAnoPub = null } = empenho;
  const contrato = await one(contratos, { numContrato, numAnoPub });
  const tender = tenderOf(empenho, contrato);
  const own = Object.fromEntries(empenhos.key.map((name, i) => [name, key[i] ?? null]));
  return {
    empenho,
    contrato,
    licitacao: await one(licitacao, tender),
    ata: await ataOf(one, empenho, contrato, tender),
    liquidacoes: await kept(client, liquidacoes, tenant, own),
    pagamentos: await kept(client, pagamentos, tenant, own),
  };
}

/** The tender as the empenho names it or, where it says nothing, as its contract does. */
function tenderOf(empenho: Row, contrato: Row | null): Row {
  if (empenho.numCertame || !contrato) {
    const { numCertame = null, txtModalidadeLicit = null, txtDescricaoUnidade = null } = empenho;
    return { numCertame, txtModalidadeLicit, txtUnidadeOrcamentaria: txtDescricaoUnidade };
  }
  const { numCertame = null, txtModalidade = null, txtUnidadeOrcamentaria = null } = contrato;
  return { numCertame, txtModalidadeLicit: txtModalidade, txtUnidadeOrcamentaria };
}

/** Registered prices: those the contract names or, without a contract, those the creditor won in the tender. */
function ataOf(
  one: (set: Dataset, by: Row) => Promise<Row | null>,
  { txtCpfCnpj = null }: Row,
  contrato: Row | null,
  tender: Row,
): Promise<Row | null> {
  if (!contrato) return one(atas, { ...tender, txtCpfCnpj });
  return one(atas, { numARP: contrato.numARP ?? null, numExercicioFinanc: contrato.numAnoARP ?? null });
}

/** Rows are found by what is known of them whole, or not looked for at all. */
function conditions(by: Row): Condition[] | null {
  const pairs = Object.entries(by);
  const told = pairs.flatMap(([field, value]): Condition[] =>
    value === null ? [] : [{ field, operator: 'eq', values: [value] }],
  );
  return told.length === pairs.length ? told : null;
}

async function first(client: pg.ClientBase, set: Dataset, tenant: number, by: Row): Promise<Row | null> {
  const where = conditions(by);
  if (!where) return null;
  const { rows } = await client.query<Row>(page(set, tenant, { where, sort: [], page: 1, size: 1 }));
  return rows[0] ?? null;
}

/** The documents of a stage in the order of their days, with how many there are and what they come to. */
async function kept(client: pg.ClientBase, set: Dataset, tenant: number, by: Row): Promise<Kept> {
  const where = conditions(by) ?? [];
  const query = { where, sort: [{ field: set.date ?? set.period, descending: false }], page: 1, size: MOST };
  const { rows } = await client.query<Row>(page(set, tenant, query));
  const { rows: summed } = await client.query(totals(set, tenant, query));
  const { linhas, ...sums } = summed[0];
  return { rows, total: linhas, sum: sums[set.list.totals[0] ?? ''] ?? 0 };
}
