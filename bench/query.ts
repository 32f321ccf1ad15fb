import { contratos } from '../catalog/datasets/contratos.ts';
import { parseQuery, type Query } from '../catalog/query.ts';

/** Parses a query on contracts from its address. */
export function contractsQuery(text: string): Query {
  const answer = parseQuery(contratos, [...new URLSearchParams(text)]);
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join(' '));
  return answer.query;
}
