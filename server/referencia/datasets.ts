import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { grain } from '../../catalog/list/range.ts';
import type { Query } from '../../catalog/query.ts';
import { all } from '../database/sql/select.ts';
import { currentPeriod, span } from '../database/sql/span.ts';
import { batches } from '../export/cursor.ts';
import { flow } from '../export/flow.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { stream } from '../http/stream.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { CallRequest, StreamCalls } from './call.ts';
import { anyPeriod, betweenDays, betweenYears, payrollMonth, type ReadConditions } from './conditions.ts';

/** A call that answers rows of one dataset. */
export interface DatasetCall {
  dataset: string;
  conditions: ReadConditions;
  /** Properties that the reference's clients read under another name than ours, or that come from several of ours. */
  besides?(row: Row): Row;
}

export const CALLS: Readonly<Record<string, DatasetCall>> = {
  'contrato/contratopordataasync': { dataset: 'contratos', conditions: betweenDays('dtInicio', 'dtFim') },
  'contrato/contratoasync': { dataset: 'contratos', conditions: betweenDays('dtInicio', 'dtFim') },
  'licitacao/licitacaopordataasync': { dataset: 'licitacao', conditions: betweenDays('dtInicio', 'dtFim') },
  'orcamento/orcamentoasync': { dataset: 'orcamento', conditions: betweenYears('dataInicio', 'dataFim') },
  'servidor/servidorpormesanoasync': { dataset: 'servidores', conditions: payrollMonth('numAno'), besides: servidor },
  'servidor/servidorasync': { dataset: 'servidores', conditions: payrollMonth('numExercicio'), besides: servidor },
  'folhapagamento/folhapagamentoasync': {
    dataset: 'servidores',
    conditions: payrollMonth('numExercicio'),
    besides: servidor,
  },
  'emendaparlamentar/emendaparlamentarasync': { dataset: 'emenda-parlamentar', conditions: anyPeriod, besides: emenda },
  'atonormativo/atonormativoasync': { dataset: 'atos-normativos', conditions: () => [] },
  'diaria/diariaasync': { dataset: 'diarias', conditions: anyPeriod },
  'obra/obraasync': { dataset: 'obras', conditions: anyPeriod },
  'terceirizado/terceirizadoasync': { dataset: 'terceirizados', conditions: anyPeriod },
  'planocontratacaoanual/planocontratacaoanualasync': { dataset: 'plano-contratacoes', conditions: anyPeriod },
};

/** Calls that answer rows of one dataset, as they come from the database. */
export const DATASET_CALLS: StreamCalls = Object.fromEntries(
  Object.entries(CALLS).map(([path, call]) => [path, (asked: CallRequest) => answerRows(call, asked)]),
);

async function answerRows(call: DatasetCall, { services, request, reply, parameters }: CallRequest): Promise<void> {
  const set = datasetOf(services, call.dataset);
  const { tenant } = request.site;
  const where = await call.conditions(set, parameters, () => currentExercise(services, set, tenant));
  const query: Query = { where, sort: [], page: 1, size: 1 };
  await services.db.export(tenant.id, (client) =>
    stream(request, reply, { 'content-type': 'application/json; charset=utf-8' }, async () =>
      flow(envelope(set, call, batches(client, all(set, tenant.id, query)))),
    ),
  );
}

/**
 * The exercise that is current on the date of the body's data, which the clock may have left behind. A plan for next
 * year is published before that year begins, so the latest exercise with rows may be another.
 */
const currentExercise = ({ db }: Services, set: Dataset, { id, referencia }: Tenant): Promise<Value | null> =>
  db.read(id, async (client) => {
    if (referencia === null)
      return (await client.query<{ ultimo: Value | null }>(span(set, id))).rows[0]?.ultimo ?? null;
    const until = grain(fieldOf(set, set.period), referencia);
    return (await client.query<{ atual: Value | null }>(currentPeriod(set, id, until))).rows[0]?.atual ?? null;
  });

/** The envelope around the rows, in pieces as batches of them come. */
async function* envelope(set: Dataset, call: DatasetCall, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '{"ok":true,"data":[';
  let comma = '';
  for await (const batch of rows) {
    yield comma + JSON.stringify(batch.map((row) => toWire(set, call, row))).slice(1, -1);
    comma = ',';
  }
  yield ']}';
}

function toWire(set: Dataset, { besides }: DatasetCall, row: Row): Row {
  const entries = Object.entries(set.fields).map(([name, field]) => [name, field.wire(row[name] ?? null)]);
  const own: Row = Object.fromEntries(entries);
  return besides ? { ...own, ...besides(own) } : own;
}

/** Properties of a payroll row that clients read. Other discounts are private: the property is there and always null. */
function servidor(row: Row): Row {
  return {
    nome: row.txtNome ?? null,
    cpf: row.txtCpf ?? null,
    vinculo: row.txtVinculo ?? null,
    cargo: row.txtCargo ?? null,
    funcao: row.txtFuncao ?? null,
    cargoFuncao: joined(row.txtCargo, row.txtFuncao),
    orgao: row.txtOrgao ?? null,
    cargaHoraria: row.txtCargaHoraria ?? null,
    vlrDescontoOutros: null,
    dataExercicio: row.dtExercicio ?? null,
    dataVacancia: row.dtVacancia ?? null,
  };
}

/** Properties of an amendment that clients read. */
function emenda(row: Row): Row {
  return {
    anoEmenda: row.numAnoEmenda ?? null,
    autoria: row.txtAutoria ?? null,
    objeto: row.txtObjeto ?? null,
    vlrRealizado: row.vlrRealizado ?? larger(row.vlrLiquidado, row.vlrPago),
  };
}

type Cell = Value | null | undefined;

/** The larger of two amounts: of an amendment whose transfer nobody published, what was settled or paid. */
const larger = (...values: Cell[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? Math.max(...known) : null;
};

const joined = (...parts: Cell[]): string | null => parts.filter(Boolean).join(' / ') || null;
