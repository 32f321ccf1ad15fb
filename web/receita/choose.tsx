import { type ReceitaPlace, receitaAddress } from '../../catalog/receita/address.ts';
import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import { printNode } from '../../catalog/sums/node.ts';
import { PeriodForm } from '../form/period.tsx';
import { useNavigate } from '../ui/router.tsx';

interface Props {
  of: string;
  asked: ReceitaPlace;
  data: ReceitaAnswer;
}

/** The form that chooses an exercise, its months, and how to divide the revenue. */
export function Choose({ of, asked: { node }, data: { por, exercicios, divisoes } }: Props) {
  const navigate = useNavigate();
  const divisions = divisoes
    .filter(({ id }) => id !== 'conta' || of !== 'covidreceita')
    .map(({ id, rotulo }) => ({ value: id, label: rotulo }));
  return (
    <PeriodForm
      title="Período e classificação"
      no={printNode(node)}
      now={node}
      years={exercicios.map(({ numExercicio }) => numExercicio)}
      by={por ? { label: 'Dividir por', value: por, options: divisions } : null}
      go={({ by, ...period }) => navigate(receitaAddress(of, { node: { ...node, ...period }, by }))}
    />
  );
}
