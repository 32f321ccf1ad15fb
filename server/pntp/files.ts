import type pg from 'pg';
import { ARQUIVOS, nameOf } from '../../catalog/arquivos/arquivos.ts';
import { CATEGORIES } from '../../catalog/arquivos/categories.ts';
import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { concerns } from '../../catalog/body.ts';
import type { PntpFalta } from '../../catalog/pntp/answer.ts';
import { type PntpClock, parseClock, seriesYears } from '../../catalog/pntp/clock.ts';
import { dueWords, gradeDocuments, gradeDueBefore, gradeDueLast } from '../../catalog/pntp/documents.ts';
import { found, type ItemFinding } from '../../catalog/pntp/finding.ts';
import { gradeAge } from '../../catalog/pntp/grade.ts';
import type { MatrixLine } from '../../catalog/pntp/matrix.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { readDuties } from '../arquivos/duties.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { FILE_FILTERS } from './filing.ts';
import type { CategoryFacts, FileFacts, MeasuredPlace, MirrorSource } from './place.ts';

export async function readFileFacts(client: pg.ClientBase, tenant: Tenant, today: string): Promise<FileFacts> {
  const { rows } = await client.query<CategoryFacts & { categoria: string }>(
    `SELECT categoria, array_agg(DISTINCT ano) AS anos, array_agg(slug) AS nomes, count(*)::int AS total,
       max(data) FILTER (WHERE data <= $2)::text AS recente
     FROM pub._arquivos WHERE tenant = $1 GROUP BY categoria`,
    [tenant.id, today],
  );
  const { tipo, dados } = tenant;
  const body = { tenant: tenant.id, tipo, semestralDesde: dados.semestralDesde ?? null, today };
  return {
    categories: new Map(rows.map(({ categoria, ...facts }) => [categoria, facts])),
    duties: await readDuties(client, body),
  };
}

/** The categories that answer a criterion. One that knows its duties speaks for those that do not. */
function servingCategories(tipo: string, numero: string): FileCategory[] {
  const own = CATEGORIES.filter((one) => one.pntp?.includes(numero) && concerns(one, tipo));
  const dutiful = own.filter(({ duties }) => duties);
  return dutiful.length > 0 ? dutiful : own;
}

/** The categories of files that a criterion is measured at. */
export const filePlaces = (source: MirrorSource, line: MatrixLine): MeasuredPlace[] =>
  servingCategories(source.tenant.tipo, line.numero).map((category) => filePlace(source, line, category));

/** What a body has to publish for a criterion and has not. */
export const missingDuties = ({ files, tenant }: MirrorSource, numero: string): Dever[] =>
  servingCategories(tenant.tipo, numero).flatMap(({ slug }) =>
    files.duties.filter(({ categoria, estado }) => categoria === slug && estado === 'falta'),
  );

function filePlace(source: MirrorSource, line: MatrixLine, category: FileCategory): MeasuredPlace {
  const dues = source.files.duties.filter(({ categoria }) => categoria === category.slug);
  const facts = source.files.categories.get(category.slug);
  const clock = line.prazo === null ? null : parseClock(line.prazo);
  const missing = dues.filter(({ estado }) => estado === 'falta');
  const years = gradeYears(seriesYears(clock, facts?.recente ?? null, source.today), facts?.anos ?? []);
  const findings = {
    disponibilidade:
      dues.length > 0 ? gradeDocuments(category.title, dues, line.aceitaDeclaracao) : gradeAny(category, facts),
    atualidade: isByDuty(clock, dues)
      ? gradeDueLast(dues, line.aceitaDeclaracao)
      : gradeAge(clock, facts?.recente ?? null, source.today),
    serie: gradeDueBefore(dues) ?? years,
    gravacao: found(line.aceitaPdf, line.aceitaPdf ? 'PDF pesquisável' : 'só em PDF, e se pede formato editável'),
    filtro: gradeFileFilters(source),
  };
  const isWhole = missing.length === 0 && line.itens.every((item) => findings[item].cumprido);
  return {
    para: `/arquivos/${category.slug}`,
    publica: { titulo: nameOf(category), painel: `/painel/arquivos/categorias/${category.slug}` },
    pendencias: missing.length,
    falta: isWhole ? [] : [publishing(source, line, category, missing)],
    findings,
  };
}

/** Whether what is due tells the age: periods and decisions do, and a year that has a due day of its own. */
const isByDuty = (clock: PntpClock | null, dues: readonly Dever[]): boolean =>
  dues.some(({ ano }) => ano !== null) && clock !== null && ['due', 'decision', 'year', 'years'].includes(clock.by);

const gradeAny = ({ title }: FileCategory, facts: CategoryFacts | undefined): ItemFinding =>
  found(facts !== undefined, `${title}: ${counted(facts?.total ?? 0, 'arquivo', 'arquivos')}`);

function gradeYears(years: readonly number[], there: readonly number[]): ItemFinding {
  const missing = years.filter((year) => !there.includes(year));
  const isWhole = missing.length === 0;
  return found(isWhole, isWhole ? `anos ${years.join(', ')}` : `faltam os anos ${missing.join(', ')}`);
}

function gradeFileFilters({ tried }: MirrorSource): ItemFinding {
  const working = tried.get(ARQUIVOS)?.filtros ?? [];
  const dead = Object.entries(FILE_FILTERS).flatMap(([name, word]) => (working.includes(name) ? [] : [word]));
  if (dead.length > 0) return found(false, `falta o filtro ${dead.join(', ')} nos arquivos`);
  return found(true, 'filtros: ano, período, parte e palavra do título');
}

/** How many of what is missing one sentence names. */
const MOST_NAMED = 3;

/** What is due last first: it brings the points back, and what is always due comes before it. */
const newestFirst = (missing: readonly Dever[]): Dever[] =>
  [...missing].sort((a, b) => (b.ate ?? '9').localeCompare(a.ate ?? '9'));

function publishing(
  { tenant }: MirrorSource,
  { aceitaDeclaracao }: MatrixLine,
  category: FileCategory,
  missing: readonly Dever[],
): PntpFalta {
  const named = newestFirst(missing).slice(0, MOST_NAMED).map(dueWords).join('; ');
  const rest = missing.length > MOST_NAMED ? ` e mais ${missing.length - MOST_NAMED}` : '';
  return {
    texto: `Publique em ${category.title}${named ? `: ${named}${rest}` : ''}. Envie o arquivo ou declare ${aceitaDeclaracao ? 'que não houve' : 'a parte que não se aplica'} em Documentos, no painel, ou escreva-o em arquivos.yaml da pasta do órgão.`,
    comando: `portal tenant apply tenants/${tenant.slug}`,
    painel: `/painel/arquivos/categorias/${category.slug}`,
    para: `/arquivos/${category.slug}`,
  };
}
