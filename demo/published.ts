import type { FileEntry } from '../catalog/arquivos/entry.ts';
import { hideCpf } from '../catalog/texto/privacy.ts';
import type { Accounts } from './accounts.ts';
import { type Day, iso } from './calendar.ts';
import { charters } from './charters.ts';
import { pdf } from './pdf.ts';
import { detailed, plans, rgf, rreo, yearly } from './reports.ts';
import type { World } from './world.ts';

/** A document that a body publishes as a file, and what it says. */
export interface Publication {
  categoria: FileEntry['categoria'];
  titulo: string;
  ano: number;
  periodo?: string;
  day: Day;
  path: string;
  lines(): readonly string[];
}

/** So many exercises back: the law asks for three. */
const BACK = 3;

/** What a body has published until the last day of its data. */
export function publications(world: World, books: Accounts): Publication[] {
  const years = world.exercises.slice(-BACK).map(({ year }) => year);
  const executive = world.tenant === 'pmdemo';
  const all = [
    ...years.flatMap((year) => [
      ...(executive ? [...rreo(books, year), ...plans(books, year)] : []),
      ...rgf(world, books, year),
      ...yearly(books, year),
      detailed(books, year),
    ]),
    ...charters(world, years),
  ];
  return all.filter(({ day }) => day <= world.until);
}

/** As the index of a body's folder lists it. */
export const entryOf = ({ categoria, titulo, ano, periodo, day, path }: Publication): FileEntry => ({
  categoria,
  titulo,
  ano,
  ...(periodo ? { periodo } : {}),
  data: iso(day),
  arquivo: path,
});

/** The document itself. It is published as it is, so no CPF may stand in it. */
export function printed(world: World, { titulo, path, lines }: Publication): { path: string; bytes: Buffer } {
  const head = ['Documento de demonstração: órgão, pessoas e valores são inventados.', `${world.name}.`];
  return { path, bytes: pdf(titulo, [...head, ...lines().map(hideCpf)]) };
}
