import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { isoDate } from '../calendar.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import type { AccountSums } from './accounts.ts';
import { textDocuments } from './charters.ts';
import type { Publication } from './publication.ts';
import { budgetLaws, expenseDetail, rgfReports, rreoReports, yearlyAccounts } from './reports.ts';

/** So many exercises back: the law asks for three. */
const BACK = 3;

/** What a body has published until the last day of its data. */
export function publicationsOf(world: World, books: AccountSums): Publication[] {
  const years = world.exercises.slice(-BACK).map(({ year }) => year);
  const executive = world.tenant === 'pmdemo';
  const all = [
    ...years.flatMap((year) => [
      ...(executive ? [...rreoReports(books, year), ...budgetLaws(books, year)] : []),
      ...rgfReports(world, books, year),
      ...yearlyAccounts(books, year),
      expenseDetail(books, year),
    ]),
    ...textDocuments(world, years),
  ];
  return all.filter(({ day }) => day <= world.until);
}

/** As the index of a body's folder lists it. */
export const publicationEntry = ({ categoria, titulo, ano, periodo, day, path }: Publication): FileEntry => ({
  categoria,
  titulo,
  ano,
  ...(periodo ? { periodo } : {}),
  data: isoDate(day),
  arquivo: path,
});

/** The document itself. It is published as it is, so no CPF may stand in it. */
export function printPublication(world: World, { titulo, path, lines }: Publication): { path: string; bytes: Buffer } {
  const head = ['Documento de demonstração: órgão, pessoas e valores são inventados.', `${world.name}.`];
  return { path, bytes: pdf(titulo, [...head, ...lines().map(hideCpf)]) };
}
