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
import type { Etapa, PercursoAnswer } from '../../catalog/percurso/answer.ts';
import { type Condition, MOST } from '../../catalog/query.ts';
import { selectDetail as select, selectPage } from '../database/sql/select.ts';
import { readTotals } from '../dataset/totals.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { type Services, segmentsOf } from '../http/request.ts';
import { type ContractTrail, contractSteps } from './signed.ts';
import { type EmpenhoTrail, empenhoSteps, type StageRows } from './steps.ts';
import { contractRows, contractTotals, NEWEST } from './sums.ts';

/** All that is asked: a load of any of them makes the answer old. */
const SPOKEN = [licitacao, contratos, atas, empenhos, empenhoEventos, liquidacoes, pagamentos].map(({ id }) => id);

type Key = readonly (Value | null)[];

/** A record whose money can be followed, and how its way is put together. */
interface Origin {
  set: Dataset;
  gather(client: pg.ClientBase, tenant: number, key: Key): Promise<Etapa[] | null>;
}

const OF_EMPENHO: Origin = {
  set: empenhos,
  gather: async (client, tenant, key) => {
    const found = await gather(client, tenant, key);
    return found && empenhoSteps(found);
  },
};

const OF_CONTRATO: Origin = {
  set: contratos,
  gather: async (client, tenant, key) => {
    const found = await gatherContract(client, tenant, key);
    return found && contractSteps(found);
  },
};

/** The way of the money of one empenho or of one contract, from the tender to what was paid. */
export function percursoRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/percurso/contratos/*', (request, reply) => answerCourse(services, request, reply, OF_CONTRATO, 3));
  app.get('/api/v1/percurso/*', (request, reply) => answerCourse(services, request, reply, OF_EMPENHO, 2));
}

/** Answers the way of the record whose key stands in the path after its first `skip` segments. */
async function answerCourse(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { set, gather: collect }: Origin,
  skip: number,
): Promise<void> {
  const missing = new Fault(404, 'NOT_FOUND', `${set.singular} não encontrado: nenhum registro tem esse endereço.`);
  refuseParameters(request);
  const key = parseKey(set, segmentsOf(request).slice(skip));
  if (!key.ok) throw missing;
  const tenant = request.site.tenant.id;
  const question = `${cacheTag(tenant, 'percurso')}/${set.id}/${JSON.stringify(key.values)}`;
  await sendAnswer(services, request, reply, { question, datasets: SPOKEN }, async (): Promise<PercursoAnswer> => {
    const data = await services.db.read(tenant, (client) => collect(client, tenant, key.values));
    if (!data) throw missing;
    return { ok: true, data };
  });
}

async function gather(client: pg.ClientBase, tenant: number, key: Key): Promise<EmpenhoTrail | null> {
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

/** What a contract came from and what came of it, through the empenhos that name it. */
async function gatherContract(client: pg.ClientBase, tenant: number, key: Key): Promise<ContractTrail | null> {
  const { rows } = await client.query<Row>(select(contratos, tenant, key));
  const [contrato] = rows;
  if (!contrato) return null;
  const one = (set: Dataset, by: Row) => first(client, set, tenant, by);
  const tender = tenderOf({}, contrato);
  const [numContrato = null, numAnoPub = null] = key;
  return {
    contrato,
    licitacao: await one(licitacao, tender),
    ata: await ataOf(one, {}, contrato, tender),
    empenhos: await committedOf(client, tenant, { numContrato, numAnoPub }),
    liquidacoes: await ofContract(client, liquidacoes, tenant, key),
    pagamentos: await ofContract(client, pagamentos, tenant, key),
  };
}

/** The newest settlements or payments of a contract's empenhos, with how many there are and what they come to. */
async function ofContract(client: pg.ClientBase, set: Dataset, tenant: number, key: Key): Promise<StageRows> {
  const { rows } = await client.query<Row>(contractRows(set, tenant, key));
  const { rows: summed } = await client.query<{ linhas: number; soma: number }>(contractTotals(set, tenant, key));
  return { rows, total: summed[0]?.linhas ?? 0, sum: summed[0]?.soma ?? 0 };
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
  const { rows } = await client.query<Row>(selectPage(set, tenant, { where, sort: [], page: 1, size: 1 }));
  return rows[0] ?? null;
}

/** The newest empenhos of a contract, with what all come to after what was added and cancelled. */
async function committedOf(client: pg.ClientBase, tenant: number, by: Row): Promise<StageRows> {
  const sort = [{ field: empenhos.date ?? empenhos.period, descending: true }];
  const query = { where: conditions(by) ?? [], sort, page: 1, size: NEWEST };
  const { rows } = await client.query<Row>(selectPage(empenhos, tenant, query));
  const { total, totals } = await readTotals(client, empenhos, tenant, query);
  const { vlrEmpenhado = 0, vlrReforco = 0, vlrAnulado = 0 } = totals;
  return { rows, total, sum: Math.round((vlrEmpenhado + vlrReforco - vlrAnulado) * 100) / 100 };
}

/** The documents of a stage in the order of their days, with how many there are and what they come to. */
async function kept(client: pg.ClientBase, set: Dataset, tenant: number, by: Row): Promise<StageRows> {
  const where = conditions(by) ?? [];
  const query = { where, sort: [{ field: set.date ?? set.period, descending: false }], page: 1, size: MOST };
  const { rows } = await client.query<Row>(selectPage(set, tenant, query));
  const { total, totals } = await readTotals(client, set, tenant, query);
  return { rows, total, sum: totals[set.list.totals[0] ?? ''] ?? 0 };
}
