import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { isoDate } from '../kit/calendar.ts';
import type { PdfRow } from '../kit/grid.ts';
import type { PdfBlock } from '../kit/page.ts';
import { pdf } from '../kit/pdf.ts';
import type { DemoSlug } from '../town/units.ts';
import type { World } from '../town/world.ts';
import type { AccountBooks } from './accounts.ts';
import { yearlyAccounts } from './balancos.ts';
import { decisionsOnAccounts } from './contas.ts';
import { educationDocuments } from './educacao.ts';
import { managementReport } from './gestao.ts';
import { guidelineLaw } from './ldo.ts';
import { budgetLaw } from './loa.ts';
import { localRules } from './normas.ts';
import { otherDocuments } from './outros.ts';
import { multiYearPlans } from './ppa.ts';
import type { Publication } from './publication.ts';
import { budgetDetail } from './qdd.ts';
import { rgfReports } from './rgf.ts';
import { rreoReports } from './rreo/rreo.ts';
import { healthDocuments } from './saude.ts';
import { strategicPlan } from './strategy.ts';

/** The books of both bodies: the reports of each quote the other's. */
export type TownBooks = Readonly<Record<DemoSlug, AccountBooks>>;

/** The documents that a body published up to the last day of its data. */
export function publicationsOf(world: World, all: TownBooks): Publication[] {
  const books = all[world.tenant];
  const years = world.exercises.map(({ year }) => year);
  const first = Math.min(...years) - 1;
  const documents = [
    ...years.flatMap((year) => [...rgfReports(world, books, all.pmdemo, year), budgetDetail(world, books, year)]),
    ...[first, ...years].flatMap((year) => [
      ...yearlyAccounts(world, books, year),
      managementReport(world, books, year),
    ]),
    ...decisionsOnAccounts(world, books),
    ...(world.tenant === 'pmdemo' ? townDocuments(world, all, years) : []),
    strategicPlan(world),
    ...localRules(world),
    ...otherDocuments(world),
  ];
  return documents.filter(({ day }) => day <= world.until);
}

function townDocuments(
  world: World,
  { pmdemo: executive, cmdemo: council }: TownBooks,
  years: readonly number[],
): Publication[] {
  const town = executive.joined(council);
  const [first, last] = [Math.min(...years) - 1, Math.max(...years)];
  return [
    ...years.flatMap((year) => [...rreoReports({ town, executive, council }, year), budgetLaw(town, executive, year)]),
    ...[...years, last + 1].map((year) => guidelineLaw(world, { books: town, executive, year, first })),
    ...multiYearPlans(town),
    ...healthDocuments(world, executive, last),
    ...educationDocuments(executive, last),
  ];
}

/** The entry of a publication in the index of the body's folder. */
export const publicationEntry = ({ categoria, titulo, ano, periodo, partes, day, path }: Publication): FileEntry => ({
  categoria,
  titulo,
  ano,
  ...(periodo ? { periodo } : {}),
  ...(partes ? { partes } : {}),
  data: isoDate(day),
  arquivo: path,
});

const NOTICE = 'Documento de demonstração: órgão, pessoas e valores são inventados.';

/** The PDF of a publication. It is published unchanged, so CPFs are hidden here. */
export function printPublication(world: World, { titulo, path, wide, blocks }: Publication) {
  const options = { packed: true, publisher: world.name, wide: wide ?? false };
  return { path, bytes: pdf(titulo, [NOTICE, ...blocks().map(hidden)], options) };
}

const hiddenRow = (row: PdfRow): PdfRow => ('strong' in row ? { strong: row.strong.map(hideCpf) } : row.map(hideCpf));

function hidden(block: PdfBlock): PdfBlock {
  if (typeof block === 'string') return hideCpf(block);
  return 'columns' in block ? { ...block, rows: block.rows.map(hiddenRow) } : block;
}
