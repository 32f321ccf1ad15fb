import { addressOf } from '../api.ts';
import { pageFor } from '../catalog.ts';

/** Where all the rows of a question are: on their list, or in a file where they have none. */
export interface Reach {
  to: string;
  file: boolean;
}

export const reachOf = (id: string, query: string): Reach =>
  pageFor(id)?.menu
    ? { to: `/${id}?${query}`, file: false }
    : { to: addressOf(`/${id}.csv?${query}&_planilha=1`), file: true };
