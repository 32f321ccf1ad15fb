import type pg from 'pg';
import { monthName } from '../../catalog/fields/month.ts';
import { type Condition, printQuery, SIZE } from '../../catalog/query.ts';
import type { ReceitaAnswer, ReceitaQuestion, ReceitaSums } from '../../catalog/receita/answer.ts';
import {
  collectedIn,
  divisionsOf,
  forecastOf,
  monthsOf,
  type Names,
  nameKey,
  PROVENANCES,
  provenanceOf,
  type ReceitaCut,
  receitaDimension,
  receitaName,
  usualDivision,
  within,
} from '../../catalog/receita/receita.ts';
import { above, below, type Node, printNode, yearNode } from '../../catalog/sums/node.ts';
import { readFreshnessOfYear } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { receitaBy, receitaGroups, receitaNames, receitaYears, type Slice } from './sums.ts';

export const COLLECTED = 'receitas';
export const EXPECTED = 'receitas-previstas';

/** The datasets that the sums of revenue are made of: a change in any of them makes an answer old. */
export const RECEITA_SOURCES = [COLLECTED, EXPECTED] as const;

/** All that the screen of a node shows, read in one snapshot. */
export function answerReceita(services: Services, tenant: number, asked: ReceitaQuestion): Promise<ReceitaAnswer> {
  const { corte: cut } = asked;
  return services.db.read(tenant, async (client) => {
    const { rows: exercicios } = await client.query<Exercise>(receitaYears(tenant, cut?.where ?? []));
    const names = await readReceitaNames(client, tenant);
    const node = asked.no ?? yearNode(exercicios[0]?.numExercicio ?? 0);
    const until = exercicios.find(({ numExercicio }) => numExercicio === node.year)?.ate ?? '';
    const by = asked.por ?? usualDivision(node, cut);
    const months = seen(node, until);
    const slice: Slice = { tenant, where: within(node, cut), months };
    const caminho = pathOf(node, names);
    return {
      ok: true,
      no: printNode(node),
      por: by,
      divisoes: divisionsOf(node).map(({ id, label }) => ({ id, rotulo: label })),
      mes: months[1],
      ...(await groups(client, slice, { node, by, cut, names })),
      meses: await monthly(client, slice, until),
      procedencia: await provenance(client, slice, (species) => speciesIn(services, node, cut, species)),
      caminho,
      exercicios,
      listas: listsOf(services, node, cut),
      says: says(node, caminho, by),
      dados: await readFreshnessOfYear(
        client,
        RECEITA_SOURCES.map((id) => datasetOf(services, id)),
        tenant,
        node.year,
      ),
    };
  });
}

type Exercise = ReceitaAnswer['exercicios'][number];

/** The months of a node as far as there is something to see: the last one is "the month" of its figures. */
function seen(node: Node, until: string): readonly [string, string] {
  const [from, to] = monthsOf(node);
  return [from, until >= from && until < to ? until : to];
}

/** The names that a body gives to its natures, sources and units. */
export async function readReceitaNames(client: pg.ClientBase, tenant: number): Promise<Names> {
  const { rows } = await client.query<{ dimensao: string; codigo: string; nome: string }>(receitaNames(tenant));
  return new Map(rows.map(({ dimensao, codigo, nome }) => [nameKey(dimensao, codigo), nome]));
}

interface Division {
  node: Node;
  by: string | null;
  cut: ReceitaCut | undefined;
  names: Names;
}

interface Sums {
  codigo: string;
  /** 1 in the row of all the others together. */
  todos: number;
  vlrPrevisaoInicial: number;
  vlrPrevisaoAtualizado: number;
  vlrLancado: number;
  vlrArrecadacao: number;
  vlrDeducao: number;
  vlrMes: number;
}

async function groups(client: pg.ClientBase, slice: Slice, { node, by, cut, names }: Division) {
  const column = by === null ? null : (receitaDimension(by)?.field ?? null);
  const { rows } = await client.query<Sums>(receitaGroups(slice, column));
  const foreseen = forecastOf(node, cut) !== null;
  const data = rows
    .filter((row) => row.todos === 0 && !(by === 'conta' && isForecast(row)))
    .map((row) => ({
      codigo: row.codigo,
      nome: receitaName(by ?? '', row.codigo, names),
      // What has no code cannot be asked for.
      no: row.codigo === '' ? null : printNode(below(node, by ?? '', row.codigo)),
      ...figures(row, foreseen && by !== 'conta'),
    }));
  return {
    data,
    totals: figures(
      rows.find(({ todos }) => todos === 1),
      foreseen,
    ),
  };
}

/** A forecast is of no account: among accounts it would be one without a name and without money. */
const isForecast = ({ codigo, vlrArrecadacao, vlrLancado }: Sums): boolean =>
  codigo === '' && vlrArrecadacao === 0 && vlrLancado === 0;

/** A percentage of nothing, or of less than nothing, says nothing. */
function figures(sums: Sums | undefined, foreseen: boolean): ReceitaSums {
  const { vlrPrevisaoInicial = 0, vlrPrevisaoAtualizado: base = 0, vlrLancado = 0 } = sums ?? {};
  const { vlrArrecadacao = 0, vlrDeducao = 0, vlrMes = 0 } = sums ?? {};
  const share = Math.round((vlrArrecadacao / base) * 10_000) / 100;
  return {
    vlrPrevisaoInicial: foreseen ? vlrPrevisaoInicial : null,
    vlrPrevisaoAtualizado: foreseen ? base : null,
    vlrLancado,
    vlrArrecadacao,
    vlrDeducao,
    vlrMes,
    pctRealizado: foreseen && base > 0 ? share : null,
  };
}

/** What was collected under one code. */
interface Collected {
  codigo: string;
  vlrArrecadacao: number;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** All the months of the exercise, whichever were asked for. One that is still to come has no figure, which is not zero. */
async function monthly(client: pg.ClientBase, slice: Slice, until: string) {
  const year = slice.months[0].slice(0, 4);
  const { rows } = await client.query<Collected>(
    receitaBy({ ...slice, months: [`${year}-01`, `${year}-12`] }, 'dtMes'),
  );
  const found = new Map(rows.map(({ codigo, vlrArrecadacao }) => [codigo, Math.round(vlrArrecadacao * 100)]));
  let sum = 0;
  return MONTHS.map((month) => {
    const dtMes = `${year}-${month}`;
    const cents = found.get(dtMes) ?? 0;
    sum += cents;
    const past = dtMes <= until;
    return { dtMes, vlrArrecadacao: past ? cents / 100 : null, vlrAcumulado: past ? sum / 100 : null };
  });
}

/** Own money and that of others, each with the list that reproduces it. */
async function provenance(client: pg.ClientBase, slice: Slice, list: (species: readonly string[]) => string) {
  const { rows } = await client.query<Collected>(receitaBy(slice, 'codEspecie'));
  return PROVENANCES.map((nome) => {
    const own = rows.filter(({ codigo }) => provenanceOf(codigo) === nome);
    const cents = own.reduce((sum, { vlrArrecadacao }) => sum + Math.round(vlrArrecadacao * 100), 0);
    return { nome, vlrArrecadacao: cents / 100, lista: list(own.map(({ codigo }) => codigo)) };
  }).filter(({ vlrArrecadacao }) => vlrArrecadacao !== 0);
}

const pathOf = (node: Node, names: Names) =>
  node.path.map(({ dimension, code }, i) => ({
    dimensao: dimension,
    rotulo: receitaDimension(dimension)?.label ?? dimension,
    codigo: code,
    nome: receitaName(dimension, code, names),
    no: printNode(above(node, i + 1)),
  }));

const queryOf = (services: Services, id: string, where: readonly Condition[]): string =>
  `${id}?${printQuery(datasetOf(services, id), { where, sort: [], page: 1, size: SIZE })}`;

/** The addresses of the lists whose totals are those of the node. */
function listsOf(services: Services, node: Node, cut: ReceitaCut | undefined) {
  const collected = collectedIn(node, cut);
  const expected = forecastOf(node, cut);
  const deducted: Condition = { field: 'blnDeducao', operator: 'eq', values: [true] };
  return {
    arrecadado: queryOf(services, COLLECTED, collected),
    deducoes: queryOf(services, COLLECTED, [...collected, deducted]),
    previsto: expected && queryOf(services, EXPECTED, expected),
  };
}

/** The part of a node's list that is of some species. A node of one species has no other. */
function speciesIn(services: Services, node: Node, cut: ReceitaCut | undefined, values: readonly string[]): string {
  const where = collectedIn(node, cut).filter(({ field }) => field !== 'codEspecie');
  return queryOf(services, COLLECTED, [...where, { field: 'codEspecie', operator: 'eq', values }]);
}

/** The question in words. */
function says(node: Node, path: readonly { nome: string }[], by: string | null): string {
  const [from, to] = monthsOf(node).map((month) => monthName(month).replace(/ de \d+$/, ''));
  const when =
    node.from === 1 && node.to === 12
      ? `em ${node.year}`
      : from === to
        ? `em ${from} de ${node.year}`
        : `de ${from} a ${to} de ${node.year}`;
  const of = path.length > 0 ? ` de ${path.map(({ nome }) => nome).join(', ')}` : '';
  const into = by ? `, por ${receitaDimension(by)?.label.toLocaleLowerCase('pt-BR')}` : '';
  return `Receita prevista e arrecadada ${when}${of}${into}`;
}
