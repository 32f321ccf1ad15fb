import { databaseSlug } from '../texto/slug.ts';

/** Whom an address `/favorecidos/{documento}` speaks of. */
export interface Payee {
  /** The segment in its one spelling. */
  key: string;
  kind: 'empresa' | 'pessoa' | 'sem-documento';
  /** As the lists publish it: a bare CNPJ or a masked CPF. */
  document: string | null;
  /** The name as a slug, where the document alone does not tell whom. */
  name: string | null;
}

const NONE = 'sem-documento';
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
const PERSON = /^(\d{3})(\d{3})-([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const NAMELESS = /^sem-documento-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * The key of a payee, the same that the database makes of the same row: a CNPJ is one company's alone; six open digits of
 * a CPF are not one person's, so the name goes with them.
 */
export function keyOf(document: string | null, name: string | null): string {
  if (document && !document.includes('*')) return document;
  const digits = (document ?? '').replace(/\D/g, '');
  return `${digits || NONE}-${databaseSlug(name ?? '')}`;
}

/** Reads the segment of an address, a CNPJ also with its punctuation or in lower case; null is nobody's. */
export function parsePayee(segment: string): Payee | null {
  const company = segment.replace(/[./-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const [, first, second, name] = PERSON.exec(segment) ?? [];
  const [, alone] = NAMELESS.exec(segment) ?? [];
  if (alone) return { key: segment, kind: NONE, document: null, name: alone };
  if (name) return { key: segment, kind: 'pessoa', document: `***.${first}.${second}-**`, name };
  return CNPJ.test(company) ? { key: company, kind: 'empresa', document: company, name: null } : null;
}
