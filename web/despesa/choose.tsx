import { useNavigate } from 'react-router';
import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { PeriodForm } from '../form/period.tsx';
import { type Expense, search } from './data.ts';
import { nodeOf } from './node.ts';

/** Which exercise, which months, and divided by what. */
export function Choose({ data: { no, por, exercicios } }: { data: Expense }) {
  const node = nodeOf(no);
  const navigate = useNavigate();
  if (!node) return null;
  const taken = new Set(node.path.map(({ dimension }) => dimension));
  const free = DIMENSIONS.filter(({ id }) => !taken.has(id)).map(({ id, label }) => ({ value: id, label }));
  return (
    // Another node is another form: what was chosen before is its beginning.
    <PeriodForm
      key={`${no} ${por}`}
      title="O que mostrar"
      now={node}
      years={exercicios}
      by={{ label: 'Classificar por', value: por ?? '', options: free }}
      go={({ by, ...period }) => navigate(`/despesa${search({ ...node, ...period }, by)}`)}
    />
  );
}
