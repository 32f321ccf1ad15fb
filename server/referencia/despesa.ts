import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { brief } from '../../catalog/query.ts';
import type { WireDespesa } from '../../catalog/referencia/answer.ts';
import { despesaByDays } from '../despesa/sums.ts';
import { namesOfCodes } from '../despesa/view.ts';
import { Fault } from '../http/fault.ts';
import type { CallRequest, DataCalls } from './call.ts';
import { readDay } from './parameters.ts';

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
async function classifiedDespesa({ services: { db }, request, parameters }: CallRequest): Promise<WireDespesa[]> {
  const tenant = request.site.tenant.id;
  const name = parameters.get('strclassificarpor') ?? 'orgao';
  const by = Object.hasOwn(BY, name.toLowerCase()) ? BY[name.toLowerCase()] : undefined;
  if (!by)
    throw new Fault(400, 'BAD_QUERY', `strClassificarPor: “${brief(name)}” deve ser orgao, funcao, elemento ou fonte.`);
  const [from, to] = [readDay(parameters, 'dtIni'), readDay(parameters, 'dtFim')];
  const last = by.at(-1) ?? '';
  return db.read(tenant, async (client) => {
    const all: WireDespesa[] = [];
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
      const days = { year, first: later(from, `${year}-01-01`), last: earlier(to, `${year}-12-31`) };
      const { rows } = await client.query<ClassifiedRow>(despesaByDays(tenant, days, by));
      const known = await namesOfCodes(
        client,
        tenant,
        last,
        rows.map((row) => ({ codigo: String(row[last] ?? '') })),
        year,
      );
      all.push(...rows.map((row) => wired(row, last, known.get(String(row[last] ?? '')) ?? '', year)));
    }
    return all;
  });
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
