import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { isoDate } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { World } from '../town/world.ts';
import type { AccountSums } from './accounts.ts';
import { textDocuments } from './charters.ts';
import type { Publication } from './publication.ts';
import { budgetLaws, qddDocuments, rgfReports, rreoReports, yearlyAccounts } from './reports.ts';

/** How many exercises back documents go: the law asks for three. */
const BACK = 3;

/** The documents that a body published up to the last day of its data. */
export function publicationsOf(world: World, books: AccountSums): Publication[] {
  const years = world.exercises.slice(-BACK).map(({ year }) => year);
  const executive = world.tenant === 'pmdemo';
  const all = [
    ...years.flatMap((year) => [
      ...(executive ? [...rreoReports(books, year), ...budgetLaws(books, year)] : []),
      ...rgfReports(world, books, year),
      ...yearlyAccounts(books, year),
      qddDocuments(books, year),
    ]),
    ...textDocuments(world, years),
  ];
  return all.filter(({ day }) => day <= world.until);
}

/** The entry of a publication in the index of the body's folder. */
export const publicationEntry = ({ categoria, titulo, ano, periodo, day, path }: Publication): FileEntry => ({
  categoria,
  titulo,
  ano,
  ...(periodo ? { periodo } : {}),
  data: isoDate(day),
  arquivo: path,
});

/** The PDF of a publication. It is published unchanged, so CPFs are hidden here. */
export function printPublication(world: World, { titulo, path, lines }: Publication): { path: string; bytes: Buffer } {
  const head = ['Documento de demonstração: órgão, pessoas e valores são inventados.', `${world.name}.`];
  return { path, bytes: pdf(titulo, [...head, ...lines().map(hideCpf)]) };
}
