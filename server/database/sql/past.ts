import type { Dataset } from '../../../catalog/dataset.ts';

const PREFIX = '_antes_';

/** The table and the view of a dataset's earlier states. No dataset has an id that begins so. */
export const pastId = (id: string): string => `${PREFIX}${id}`;

/** The id under which a dataset is known, also where it is read as it stood. */
export const todaysId = ({ id }: Pick<Dataset, 'id'>): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);

/** Whether a dataset is read as it stood: what is kept summed up is of today, and tells nothing of it. */
export const isPast = ({ id }: Pick<Dataset, 'id'>): boolean => id.startsWith(PREFIX);
