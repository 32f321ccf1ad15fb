import { FONTES } from '../codes/fontes.ts';
import { NATUREZAS_RECEITA, TIPOS_RECEITA } from '../codes/naturezasReceita.ts';
import type { Condition } from '../query.ts';
import type { Node, NodeStep } from '../sums/node.ts';

/** One way to sort revenue. */
export interface ReceitaDimension {
  id: string;
  label: string;
  plural: string;
  /** The field of both datasets, and the column of their sums, that holds its code. */
  field: string;
  /** Parts of the code of a nature, where it is a level of it. */
  parts?: number;
}

/** In the order in which they are offered; the levels of a nature go down. */
export const RECEITA_DIMENSIONS: readonly ReceitaDimension[] = [
  { id: 'categoria', label: 'Categoria econômica', plural: 'categorias econômicas', field: 'codCategoria', parts: 1 },
  { id: 'origem', label: 'Origem', plural: 'origens', field: 'codOrigem', parts: 2 },
  { id: 'especie', label: 'Espécie', plural: 'espécies', field: 'codEspecie', parts: 3 },
  { id: 'desdobramento', label: 'Desdobramento', plural: 'desdobramentos', field: 'codDesdobramento', parts: 6 },
  { id: 'tipo', label: 'Tipo', plural: 'tipos', field: 'codTipo', parts: 7 },
  { id: 'fonte', label: 'Fonte de recurso', plural: 'fontes de recurso', field: 'codFonte' },
  { id: 'unidade', label: 'Unidade gestora', plural: 'unidades gestoras', field: 'codUnidade' },
  { id: 'conta', label: 'Conta bancária', plural: 'contas bancárias', field: 'txtConta' },
];

export const RECEITA_IDS: readonly string[] = RECEITA_DIMENSIONS.map(({ id }) => id);

export const receitaDimension = (id: string): ReceitaDimension | undefined =>
  RECEITA_DIMENSIONS.find((one) => one.id === id);

const levelOf = ({ dimension }: NodeStep): number => receitaDimension(dimension)?.parts ?? 0;

/** How far down its nature a node is: the parts of the code that are already decided. */
const depthOf = ({ path }: Node): number => Math.max(0, ...path.map(levelOf));

/** The ways in which a node can be divided further. */
export function divisionsOf(node: Node): ReceitaDimension[] {
  const taken = new Set(node.path.map(({ dimension }) => dimension));
  return RECEITA_DIMENSIONS.filter(({ id, parts }) => (parts ? parts > depthOf(node) : !taken.has(id)));
}

/** A part of the revenue with an address of its own. */
export interface ReceitaCut {
  id: string;
  where: readonly Condition[];
  /** What it is divided by first. */
  first: string;
}

/** 1.3.2.1.01 since 2022; from 2018 to 2021 it was 1.3.2.1.00.1. */
const DEPOSITOS = ['1.3.2.1.00.1', '1.3.2.1.01.0'];

export const RECEITA_CUTS: readonly ReceitaCut[] = [
  { id: 'depositos', where: [{ field: 'codDesdobramento', operator: 'eq', values: DEPOSITOS }], first: 'conta' },
  { id: 'covid', where: [{ field: 'blnCovid', operator: 'eq', values: [true] }], first: 'fonte' },
];

export const receitaCut = (id: string | null): ReceitaCut | undefined => RECEITA_CUTS.find((one) => one.id === id);

/** How a node is divided when nobody says: down its nature, then by who received it and for what. */
export function usualDivision(node: Node, cut?: ReceitaCut): string | null {
  const open = divisionsOf(node).map(({ id }) => id);
  const wished = cut ? [cut.first, ...OTHERS] : [];
  const next = RECEITA_DIMENSIONS.find(({ parts = 0 }) => parts > depthOf(node))?.id;
  return [...wished, next, ...OTHERS].find((id) => id !== undefined && open.includes(id)) ?? null;
}

const OTHERS = ['unidade', 'fonte'];

/** The same node with every level above its nature's named: a code says them all. */
export function complete(node: Node): Node {
  const deepest = node.path.reduce<NodeStep | null>(
    (deep, step) => (levelOf(step) > (deep ? levelOf(deep) : 0) ? step : deep),
    null,
  );
  if (!deepest) return node;
  const known = new Set(node.path.map(({ dimension }) => dimension));
  const missing = RECEITA_DIMENSIONS.filter(({ id, parts = 99 }) => parts < levelOf(deepest) && !known.has(id)).map(
    ({ id, parts }): NodeStep => ({ dimension: id, code: deepest.code.split('.').slice(0, parts).join('.') }),
  );
  const levels = [...missing, ...node.path.filter((step) => levelOf(step) > 0)].sort((a, b) => levelOf(a) - levelOf(b));
  const first = node.path.findIndex((step) => levelOf(step) > 0);
  const others = (step: NodeStep): boolean => levelOf(step) === 0;
  return {
    ...node,
    path: [...node.path.slice(0, first).filter(others), ...levels, ...node.path.slice(first).filter(others)],
  };
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** Months as the data write them: `2026-01` to `2026-06`. */
export const monthsOf = ({ year, from, to }: Node): readonly [string, string] => [
  `${year}-${pad(from)}`,
  `${year}-${pad(to)}`,
];

/** What a node is cut by besides its months. A path from above says nothing that its deepest nature does not. */
export function within(node: Node, cut?: ReceitaCut): Condition[] {
  const deepest = depthOf(node);
  const steps = consistent(node) ? node.path.filter((step) => [0, deepest].includes(levelOf(step))) : node.path;
  return [
    { field: 'numExercicio', operator: 'eq', values: [node.year] },
    ...(cut?.where ?? []).filter(
      ({ field }) => !steps.some((step) => receitaDimension(step.dimension)?.field === field),
    ),
    ...steps.map(
      ({ dimension, code }): Condition => ({
        field: receitaDimension(dimension)?.field ?? '',
        operator: 'eq',
        values: [code],
      }),
    ),
  ];
}

/** Whether every level of the nature is the beginning of the deepest. */
function consistent({ path }: Node): boolean {
  const levels = path.filter((step) => levelOf(step) > 0).sort((a, b) => levelOf(a) - levelOf(b));
  const deepest = levels.at(-1)?.code ?? '';
  return levels.every(({ code }) => deepest === code || deepest.startsWith(`${code}.`));
}

/** The question to the list of what was collected that finds the rows of a node. */
export function collectedIn(node: Node, cut?: ReceitaCut): Condition[] {
  const [from, to] = monthsOf(node);
  const whole = node.from === 1 && node.to === 12;
  const months: Condition[] = whole
    ? []
    : [
        { field: 'dtMes', operator: 'gte', values: [from] },
        { field: 'dtMes', operator: 'lte', values: [to] },
      ];
  return [...within(node, cut), ...months];
}

/** The question to the forecast, which knows no months, no accounts and no pandemic: then there is none. */
export function forecastOf(node: Node, cut?: ReceitaCut): Condition[] | null {
  const asked = within(node, cut);
  return asked.some(({ field }) => UNFORESEEN.includes(field)) ? null : asked;
}

const UNFORESEEN = ['txtConta', 'blnCovid'];

/** Where money comes from: the body's own effort, other bodies, debt, or one of its own units. */
export const PROVENANCES = ['Receita própria', 'Transferências', 'Operações de crédito', 'Intraorçamentárias'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** By the species of a nature; a local code of deduction says what it deducts from after a 9. */
export function provenanceOf(especie: string): Provenance {
  const code = especie.replace(/^9\./, '');
  if (/^[78]/.test(code)) return 'Intraorçamentárias';
  if (/^(?:1\.7|2\.4)/.test(code)) return 'Transferências';
  return code.startsWith('2.1') ? 'Operações de crédito' : 'Receita própria';
}

/** Names that the body gives, by dimension and code. */
export type Names = ReadonlyMap<string, string>;
export const nameKey = (dimension: string, code: string): string => `${dimension} ${code}`;

/** What a code is called: by law where the law names it, else by the body, else by what it stands under. */
export function receitaName(dimension: string, code: string, names: Names): string {
  const own = names.get(nameKey(dimension, code));
  const level = receitaDimension(dimension)?.parts;
  if (dimension === 'conta') return code || 'Sem conta informada';
  if (dimension === 'fonte') return own ?? FONTES[code.split('.')[1] ?? code] ?? 'Fonte sem descrição';
  if (!level) return own ?? 'Sem descrição';
  if (level === 7) return own ?? kindOf(code, names);
  return NATUREZAS_RECEITA[code] ?? borrowed(code, names) ?? 'Sem descrição';
}

const kindOf = (code: string, names: Names): string => {
  const parts = code.split('.');
  const above = receitaName('desdobramento', parts.slice(0, 6).join('.'), names);
  const kind = TIPOS_RECEITA[parts[6] ?? ''];
  return kind ? `${above} – ${kind}` : above;
};

/** The body's own name of the first nature below, without what only that one is. */
function borrowed(code: string, names: Names): string | undefined {
  const below = nameKey('tipo', `${code}.`);
  const name = [...names].find(([key]) => key.startsWith(below))?.[1];
  return name?.replace(/ [–-] (?:Principal|Multas|Juros|Dívida).*$/i, '');
}
