import type { Condition } from '../../catalog/query.ts';
import { nameKey, receitaDimension, receitaName } from '../../catalog/receita/receita.ts';
import type { WireReceita } from '../../catalog/referencia/answer.ts';
import { receitaNames, receitaWire } from '../receita/sums.ts';
import type { CallRequest, DataCalls } from './call.ts';
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

/** Revenue forecast and collected by a classification, in some months of an exercise. */
async function classifiedReceita({ services, request, parameters }: CallRequest): Promise<WireReceita[]> {
  const tenant = request.site.tenant.id;
  const numExercicioFinanc = readExercise(parameters, 'numExercicio');
  // Clients leave the months out when they want the whole year.
  const months = (findMonths(parameters) ?? [1, 12]).map(
    (month) => `${numExercicioFinanc}-${String(month).padStart(2, '0')}`,
  );
  const by = classificationIn(parameters);
  const where: Condition[] = [{ field: 'numExercicio', operator: 'eq', values: [numExercicioFinanc] }];
  const slice = { tenant, where, months: [months[0] ?? '', months[1] ?? ''] as const };
  return services.db.read(tenant, async (client) => {
    const { rows: named } = await client.query<{ dimensao: string; codigo: string; nome: string }>(
      receitaNames(tenant),
    );
    const names = new Map(named.map(({ dimensao, codigo, nome }) => [nameKey(dimensao, codigo), nome]));
    const { rows } = await client.query<{ codigo: string; unidade: string } & ReceitaSums>(
      receitaWire(slice, receitaDimension(by)?.field ?? ''),
    );
    return rows.map(({ codigo, unidade, ...sums }) => ({
      txtClassificacao: `${codigo} - ${receitaName(by, codigo, names)}`,
      numExercicioFinanc,
      codUnidade: unidade,
      txtDescricaoUnidade: receitaName('unidade', unidade, names),
      ...sums,
    }));
  });
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
