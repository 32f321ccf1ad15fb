import { addressOf } from '../api.ts';
import { pageFor } from '../catalog.ts';

/** The address of all the rows of a question: their list, or a file where they have none. */
export interface Reach {
  to: string;
  file: boolean;
}

export const reachOf = (id: string, query: string): Reach =>
  pageFor(id)?.menu
    ? { to: `/${id}?${query}`, file: false }
    : { to: addressOf(`/${id}.csv?${query}&_planilha=1`), file: true };
