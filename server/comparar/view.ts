import type { CompararAnswer, ComparedColumn, ComparedPart } from '../../catalog/comparar/answer.ts';
import { COMPARISONS } from '../../catalog/comparar/comparar.ts';
import type { Services } from '../http/request.ts';
import { despesaSource } from './despesa.ts';
import { folhaSource } from './folha.ts';
import { limitsOf } from './limits.ts';
import { type MeasuredComparison, type MeasuredYear, measureComparison, UNCOVERED } from './measure.ts';
import { type ComparedBody, populationOf, type ResolvedComparison } from './question.ts';
import { receitaSource } from './receita.ts';
import { sayComparison } from './sentence.ts';
import type { ComparedValue, ComparisonSource } from './source.ts';

/** The sums that a comparison is made of. */
export function sourceOf(services: Services, { by, stage }: ResolvedComparison): ComparisonSource {
  if (stage) return despesaSource(services, by.id, stage);
  return by.of === 'receita' ? receitaSource(services, by.id) : folhaSource(services);
}

/**
 * Compares the years of a body, in one snapshot, or several bodies: each is read by itself, one after the other, so that one
 * visitor never holds several connections.
 */
export async function answerComparison(services: Services, asked: ResolvedComparison): Promise<CompararAnswer> {
  const source = sourceOf(services, asked);
  const [own, ...others] = asked.bodies;
  const compared =
    others.length > 0
      ? await measureComparison(source, asked, (body, work) => services.db.read(body.id, work))
      : await services.db.read(own.id, (client) => measureComparison(source, asked, (_, work) => work(client)));
  return answerOf(services, asked, compared);
}

function answerOf(
  services: Services,
  asked: ResolvedComparison,
  { source, known, until, measured }: MeasuredComparison,
): CompararAnswer {
  const { by, stage, bodies, others } = asked;
  const colunas = measured.map((one) => columnOf(services, one, source, until, one.body === bodies[0]));
  const totals = colunas.map(({ total }) => total);
  const single = bodies.length === 1;
  const named = { ok: true as const, por: by.id, titulo: by.title, parte: by.part, estagio: stage?.id ?? null };
  return {
    ...named,
    ate: until,
    says: sayComparison(asked, colunas, until),
    colunas,
    data: partsOf(measured, single),
    variacao: single ? changeOf(totals) : null,
    limites: limitsOf(asked, colunas, until),
    exercicios: [...known],
    orgaos: others.map(({ slug, nome, habitantes, ...population }) => ({
      orgao: slug,
      nome,
      habitantes,
      populacao: populationOf(population),
    })),
    opcoes: COMPARISONS.filter((one) => asked.options.includes(one)).map(({ id, of, title }) => ({
      id,
      titulo: title,
      estagios: of === 'despesa',
    })),
    dados: newest(measured),
  };
}

/** The freshest data of the body of the site; columns say their own. */
const newest = (measured: readonly MeasuredYear[]): CompararAnswer['dados'] =>
  measured
    .filter(({ body }) => body === measured[0]?.body)
    .map(({ coverage }) => coverage.dados)
    .reduce((best, one) => ((one.referencia ?? '') > (best.referencia ?? '') ? one : best), UNCOVERED.dados);

const isPublished = ({ coverage, parts }: MeasuredYear): boolean => coverage.months.length > 0 || parts.length > 0;

/** Cents are whole: what adding them up breaks is mended. */
const sumOf = (parts: readonly ComparedValue[]): number =>
  parts.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0) / 100;

const perHead = (value: number | null, habitantes: number | null): number | null =>
  value === null || !habitantes ? null : Math.round((value / habitantes) * 100) / 100;

function columnOf(
  services: Services,
  one: MeasuredYear,
  source: ComparisonSource,
  until: number,
  isOwn: boolean,
): ComparedColumn {
  const { body, year, coverage, parts } = one;
  const total = isPublished(one) ? sumOf(parts) : null;
  const missing = Array.from({ length: until }, (_, i) => i + 1).filter((month) => !coverage.months.includes(month));
  const path = source.page(year, until);
  return {
    orgao: body.slug,
    nome: body.nome,
    ano: year,
    total,
    porHabitante: perHead(total, body.habitantes),
    habitantes: body.habitantes,
    populacao: body.populacao,
    completo: coverage.whole,
    parcial: total !== null && until > coverage.whole,
    // Months after the last that was published are not missing: the year is partial.
    semDados: total === null ? [] : missing.filter((month) => month <= coverage.whole),
    pagina: isOwn ? path : siteOf(services, body, path),
    dados: coverage.dados,
  };
}

/** The page of another body, where the installation or the body says where it is. */
function siteOf({ siteOf: known }: Services, body: ComparedBody, path: string): string | null {
  if (known) return known(body) + path;
  return body.hosts[0] ? `https://${body.hosts[0]}${path}` : null;
}

/** The parts of all columns, largest first by what they add up to. One that is zero everywhere is left out. */
function partsOf(measured: readonly MeasuredYear[], single: boolean): ComparedPart[] {
  const names = new Map<string, string>();
  // The latest year of the first body names a code: names change with time.
  for (const { parts } of measured) for (const { codigo, nome } of parts) names.set(codigo, nome);
  for (const { parts } of measured.filter(({ body }) => body === measured[0]?.body))
    for (const { codigo, nome } of parts) names.set(codigo, nome);
  return [...names]
    .map(([codigo, nome]): ComparedPart => {
      const valores = measured.map((one) => figureOf(one, codigo));
      const porHabitante = single
        ? []
        : valores.map((value, i) => perHead(value, measured[i]?.body.habitantes ?? null));
      return { codigo, nome, valores, porHabitante, variacao: single ? changeOf(valores) : null };
    })
    .filter(({ valores }) => valores.some((value) => value !== 0 && value !== null))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.codigo.localeCompare(b.codigo, 'pt-BR'));
}

const figureOf = (one: MeasuredYear, code: string): number | null =>
  isPublished(one) ? (one.parts.find(({ codigo }) => codigo === code)?.valor ?? 0) : null;

/** Between bodies of different sizes, the size of a part is what it is to each inhabitant. */
const weightOf = ({ valores, porHabitante }: ComparedPart): number =>
  (porHabitante.length > 0 ? porHabitante : valores).reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The change from the first figure to the last, in %. From nothing, or from less than nothing, there is none. */
export function changeOf(values: readonly (number | null)[]): number | null {
  const [first, last] = [values[0] ?? null, values.at(-1) ?? null];
  if (values.length < 2 || first === null || last === null || first <= 0) return null;
  return Math.round(((last - first) / first) * 1_000) / 10;
}
