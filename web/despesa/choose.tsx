import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { PeriodForm } from '../form/period.tsx';
import { useNavigate } from '../ui/router.tsx';
import { despesaSearch } from './data.ts';
import { nodeOf } from './node.ts';

/** The form that chooses an exercise, its months, and what the sums are divided by. */
export function Choose({ data: { no, por, exercicios } }: { data: DespesaAnswer }) {
  const node = nodeOf(no);
  const navigate = useNavigate();
  if (!node) return null;
  const taken = new Set(node.path.map(({ dimension }) => dimension));
  const free = DIMENSIONS.filter(({ id }) => !taken.has(id)).map(({ id, label }) => ({ value: id, label }));
  return (
    // The key makes another form of another node, which begins with what that one has chosen.
    <PeriodForm
      key={`${no} ${por}`}
      title="O que mostrar"
      no={no}
      now={node}
      years={exercicios}
      by={{ label: 'Classificar por', value: por ?? '', options: free }}
      go={({ by, ...period }) => navigate(`/despesa${despesaSearch({ ...node, ...period }, by)}`)}
    />
  );
}
