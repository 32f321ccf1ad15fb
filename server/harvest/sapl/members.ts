import { slugOf } from '../../../catalog/texto/slug.ts';
import type { WireRow } from '../calls.ts';
import type { SaplClient } from './client.ts';
import type { SaplFile, SaplPapers } from './papers.ts';
import { dayIn, groupRecords, idIn, type SaplRecord, SaplTable, textIn } from './record.ts';

/** The members of a house as SAPL knows them. Of a person only what the office publishes is taken. */
export interface SaplMembers {
  people: SaplTable;
  /** The name by which every list calls a member. */
  nameOf(record: SaplRecord | undefined, name?: string): string;
  partyOf(id: string, day: string): string;
  /** Ids of who sat on a day. */
  sitting(day: string): string[];
  mandates: readonly SaplRecord[];
}

const within = (record: SaplRecord, from: string, to: string, day: string): boolean =>
  dayIn(record, from) <= day && (dayIn(record, to) === '' || dayIn(record, to) >= day);

export async function readMembers(sapl: SaplClient): Promise<SaplMembers> {
  const people = new SaplTable(await sapl.all('parlamentares/parlamentar'));
  const mandates = await sapl.all('parlamentares/mandato');
  const parties = new SaplTable(await sapl.all('parlamentares/partido'));
  const joined = groupRecords(await sapl.all('parlamentares/filiacao'), 'parlamentar');
  return {
    people,
    mandates,
    nameOf: (record, name = 'parlamentar') => personName(people.of(record, name)),
    partyOf: (id, day) => {
      const own = (joined.get(id) ?? []).filter((one) => within(one, 'data', 'data_desfiliacao', day));
      const newest = own.toSorted((a, b) => (dayIn(a, 'data') < dayIn(b, 'data') ? 1 : -1))[0];
      return textIn(newest && parties.of(newest, 'partido'), 'sigla');
    },
    sitting: (day) => [
      ...new Set(
        mandates
          .filter((one) => within(one, 'data_inicio_mandato', 'data_fim_mandato', day))
          .map((one) => idIn(one, 'parlamentar')),
      ),
    ],
  };
}

export const personName = (person: SaplRecord | undefined): string =>
  textIn(person, 'nome_parlamentar') || textIn(person, 'nome_completo');

/** The rows of `vereadores` of a year: whoever had a mandate on some day of it. */
export async function memberRows(
  sapl: SaplClient,
  members: SaplMembers,
  papers: SaplPapers,
  year: number,
): Promise<WireRow[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const seats = await readSeats(sapl, last);
  const own = members.mandates.filter(
    (one) => dayIn(one, 'data_inicio_mandato') <= last && (dayIn(one, 'data_fim_mandato') || last) >= first,
  );
  return [...groupRecords(own, 'parlamentar')].flatMap(([id, [mandate]]) => {
    const person = members.people.get(id);
    if (!person || !mandate) return [];
    return [papers.note(memberRow(person, mandate, members, seats.get(id) ?? [], year), photoOf(person))];
  });
}

const photoOf = (person: SaplRecord): SaplFile => ({
  ...{ resource: 'parlamentar', member: 'fotografia', column: 'arqFoto', record: person },
  kind: 'foto',
  categoria: 'fotos-dos-vereadores',
  titulo: `Foto de ${personName(person)}`,
});

function memberRow(
  person: SaplRecord,
  mandate: SaplRecord,
  members: SaplMembers,
  seats: readonly string[],
  year: number,
): WireRow {
  const name = personName(person);
  const [from, to] = [
    dayIn(mandate, 'data_inicio_mandato').slice(0, 4),
    dayIn(mandate, 'data_fim_mandato').slice(0, 4),
  ];
  return {
    codVereador: `${slugOf(name)}-${idIn(person)}`,
    numExercicio: year,
    txtNome: name,
    txtPartido: members.partyOf(idIn(person), `${year}-12-31`),
    txtMandato: to ? `${from} a ${to}` : `desde ${from}`,
    txtComissoes: seats.join('; '),
    txtBiografia: plainText(textIn(person, 'biografia')),
    txtGabinete: textIn(person, 'numero_gab_parlamentar'),
    txtEmail: textIn(person, 'email'),
  };
}

/** The committees that each member sat on at the end of a year, by id: `Comissão de Justiça (Presidente)`. */
async function readSeats(sapl: SaplClient, day: string): Promise<ReadonlyMap<string, string[]>> {
  const boards = new SaplTable(await sapl.all('comissoes/comissao'));
  const makeups = new SaplTable(await sapl.all('comissoes/composicao'));
  const posts = new SaplTable(await sapl.all('comissoes/cargocomissao'));
  const found = new Map<string, string[]>();
  for (const seat of await sapl.all('comissoes/participacao')) {
    const makeup = makeups.of(seat, 'composicao');
    const board = makeup && boards.of(makeup, 'comissao');
    if (!board || !within(seat, 'data_designacao', 'data_desligamento', day)) continue;
    const post = textIn(posts.of(seat, 'cargo'), 'nome');
    const id = idIn(seat, 'parlamentar');
    found.set(id, [...(found.get(id) ?? []), post ? `${textIn(board, 'nome')} (${post})` : textIn(board, 'nome')]);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of what SAPL keeps as HTML, a line for each paragraph. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
