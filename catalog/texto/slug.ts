/** A name as one segment of an address: no accents, no capitals, a hyphen between words. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ºª°]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Accents of letters; the database takes off the same (`portal.favorecido`). */
const ACCENTS = /[\u0300-\u036f]/g;

/** A name as one segment, as the database makes it of the same name: `D’Ávila & Cia. Ltda` → `d-avila-cia-ltda`, and `º` is an `o`. */
export function databaseSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
