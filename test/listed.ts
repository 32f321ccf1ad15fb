import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Query } from '../catalog/query.ts';
import { readAddress } from '../web/dataset/url.ts';

/** A dataset by its id, for tests of what serves every dataset. */
export function datasetOf(id: string): Dataset {
  const set = datasets.find((one) => one.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
}

/** The question that the address of a list asks; a refused one fails the test. */
export function queryOf(set: Dataset, search: string): Query {
  const address = readAddress(set, search);
  if (!address.ok) throw new Error(address.problems.map(({ message }) => message).join(' '));
  return address.query;
}
