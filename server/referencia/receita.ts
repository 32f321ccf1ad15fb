import type pg from 'pg';
import type { Condition } from '../../catalog/query.ts';
import { nameKey, receitaDimension, receitaName } from '../../catalog/receita/receita.ts';
import type { WireReceita } from '../../catalog/referencia/answer.ts';
import { receitaNames, receitaWire } from '../receita/sums.ts';
import { RECEITA_SOURCES } from '../receita/view.ts';
import type { CallAnswer, CallRequest, DataCalls } from './call.ts';
import { badParameter, type CallParameters, findMonths, readExercise } from './parameters.ts';

/** Classifications by the names that the reference's clients send; `receita` is the whole nature. */
const BY: Readonly<Record<string, string>> = {
  receita: 'tipo',
  natureza: 'tipo',
  categoria: 'categoria',
  origem: 'origem',
  especie: 'especie',
  desdobramento: 'desdobramento',
  fonte: 'fonte',
  unidade: 'unidade',
};

type ReceitaSums = Pick<WireReceita, 'vlrPrevisaoAtualizado' | 'vlrArrecadacao'>;

/** What a call for revenue asks: an exercise, its first and last month, and a classification. */
interface ClassifiedReceita {
  year: number;
  months: readonly [number, number];
  by: string;
}

/** Revenue forecast and collected by a classification, in some months of an exercise. */
function classifiedReceita({ services: { db }, request, parameters }: CallRequest): CallAnswer {
  const { id } = request.site.tenant;
  const year = readExercise(parameters, 'numExercicio');
  // Clients leave the months out when they want the whole year.
  const asked = { year, months: findMonths(parameters) ?? ([1, 12] as const), by: classificationIn(parameters) };
  return {
    asked: [asked],
    datasets: RECEITA_SOURCES,
    data: () => db.read(id, (client) => readClassified(client, id, asked)),
  };
}

async function readClassified(
  client: pg.ClientBase,
  tenant: number,
  { year, months, by }: ClassifiedReceita,
): Promise<WireReceita[]> {
  const [from, to] = months.map((month) => `${year}-${String(month).padStart(2, '0')}`);
  const where: Condition[] = [{ field: 'numExercicio', operator: 'eq', values: [year] }];
  const slice = { tenant, where, months: [from ?? '', to ?? ''] as const };
  const { rows: named } = await client.query<{ dimensao: string; codigo: string; nome: string }>(receitaNames(tenant));
  const names = new Map(named.map(({ dimensao, codigo, nome }) => [nameKey(dimensao, codigo), nome]));
  const { rows } = await client.query<{ codigo: string; unidade: string } & ReceitaSums>(
    receitaWire(slice, receitaDimension(by)?.field ?? ''),
  );
  return rows.map(({ codigo, unidade, ...sums }) => ({
    txtClassificacao: `${codigo} - ${receitaName(by, codigo, names)}`,
    numExercicioFinanc: year,
    codUnidade: unidade,
    txtDescricaoUnidade: receitaName('unidade', unidade, names),
    ...sums,
  }));
}

function classificationIn(parameters: CallParameters): string {
  const text = parameters.get('classificacaopor') ?? 'receita';
  const by = Object.hasOwn(BY, text.toLowerCase()) ? BY[text.toLowerCase()] : undefined;
  if (!by) throw badParameter('classificacaoPor', text, `não é ${Object.keys(BY).join(', ')}`);
  return by;
}

/** Two paths of one call: clients of both are known. */
export const RECEITA_CALLS: DataCalls = {
  'receitaprevistaarrecadada/receitaprevistaarrecadadaasync': classifiedReceita,
  'receita/receitaprevistaarrecadadaasync': classifiedReceita,
};
