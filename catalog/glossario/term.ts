import { databaseSlug } from '../texto/slug.ts';

/** A word of the administration, said so that anybody understands it. The same names in the file, the API and the CSV of a body. */
export interface Termo {
  termo: string;
  /** One or two sentences. */
  explicacao: string;
  exemplo?: string;
  /** Law and article, or the manual that defines it. */
  fontes: readonly string[];
  /** What people type when they mean it. */
  sinonimos?: readonly string[];
  /** Other terms, by their slugs. */
  veja?: readonly string[];
}

/** The address of a term in its page: `Restos a pagar` → `restos-a-pagar`. */
export const slugOfTerm = ({ termo }: Pick<Termo, 'termo'>): string => databaseSlug(termo);
