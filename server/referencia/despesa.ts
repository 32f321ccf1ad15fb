import type pg from 'pg';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { brief } from '../../catalog/query.ts';
import type { WireDespesa } from '../../catalog/referencia/answer.ts';
import { despesaByDays, despesaYears } from '../despesa/sums.ts';
import { DESPESA_SOURCES, namesOfCodes } from '../despesa/view.ts';
import { Fault } from '../http/fault.ts';
import type { CallAnswer, CallRequest, DataCalls } from './call.ts';
import { type DayInterval, readDay } from './parameters.ts';

/** Classifications by the names that clients send, with the dimensions that answer them: an órgão is shown by its units. */
const BY: Readonly<Record<string, readonly string[]>> = {
  orgao: ['orgao', 'unidade'],
  funcao: ['funcao'],
  elemento: ['elemento'],
  fonte: ['fonte'],
};

/** Sums of a classification, with the code of each dimension under its id. */
type ClassifiedRow = Record<string, string | number | null> &
  Pick<WireDespesa, 'vlrOrcadoAtualizado' | 'vlrEmpenhado' | 'vlrLiquidado' | 'vlrPago'>;

/** Expenses of some days by a classification, each exercise by itself. */
function classifiedDespesa({ services: { db }, request, parameters }: CallRequest): CallAnswer {
  const { id } = request.site.tenant;
  const name = (parameters.get('strclassificarpor') ?? 'orgao').toLowerCase();
  const by = Object.hasOwn(BY, name) ? BY[name] : undefined;
  if (!by)
    throw new Fault(400, 'BAD_QUERY', `strClassificarPor: “${brief(name)}” deve ser orgao, funcao, elemento ou fonte.`);
  const days = { from: readDay(parameters, 'dtIni'), to: readDay(parameters, 'dtFim') };
  return {
    asked: [by, days],
    datasets: DESPESA_SOURCES,
    data: () => db.read(id, (client) => readClassified(client, id, days, by)),
  };
}

/** Sums of every exercise that the days touch and that has any: of three centuries, a body has published some years. */
async function readClassified(
  client: pg.ClientBase,
  tenant: number,
  { from, to }: DayInterval,
  by: readonly string[],
): Promise<WireDespesa[]> {
  const last = by.at(-1) ?? '';
  const all: WireDespesa[] = [];
  const { rows: known } = await client.query<{ exercicio: number }>(despesaYears(tenant));
  for (const year of known.map(({ exercicio }) => exercicio).toReversed()) {
    const days = { year, first: later(from, `${year}-01-01`), last: earlier(to, `${year}-12-31`) };
    if (days.first > days.last) continue;
    const { rows } = await client.query<ClassifiedRow>(despesaByDays(tenant, days, by));
    const codes = rows.map((row) => ({ codigo: String(row[last] ?? '') }));
    const names = await namesOfCodes(client, tenant, last, codes, year);
    all.push(...rows.map((row) => wired(row, last, names.get(String(row[last] ?? '')) ?? '', year)));
  }
  return all;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** A row under the names that the reference's clients read. The description is that of the classification asked for. */
const wired = ({ orgao, unidade, ...row }: ClassifiedRow, by: string, name: string, year: number): WireDespesa => ({
  exercicio: year,
  codOrgao: orgao ?? null,
  codUnidade: unidade ?? null,
  codClassificacao: row[by] ?? unidade ?? null,
  txtClassificacao: dimensionOf(by)?.label ?? null,
  txtDescricaoUnidade: name,
  vlrOrcadoAtualizado: row.vlrOrcadoAtualizado,
  vlrEmpenhado: row.vlrEmpenhado,
  vlrLiquidado: row.vlrLiquidado,
  vlrPago: row.vlrPago,
});

export const DESPESA_CALLS: DataCalls = { 'despesa/despesaporclassificacaoasync': classifiedDespesa };
