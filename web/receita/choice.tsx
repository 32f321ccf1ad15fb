import { type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { monthName } from '../../catalog/fields/month.ts';
import { type Asked, write } from '../../catalog/receita/address.ts';
import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import entry from '../fields/entry.module.css';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import styles from './revenue.module.css';

interface Props {
  of: string;
  asked: Asked;
  data: ReceitaAnswer;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  value: String(i + 1),
  label: monthName(`2000-${String(i + 1).padStart(2, '0')}`).replace(/ de .*/, ''),
}));

/** Which exercise, which months, and how to divide it. */
export function Choice({ of, asked: { node }, data }: Props) {
  const go = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [one = 1, other = 12] = ['de', 'ate'].map((name) => Number(form.get(name)));
    const chosen = {
      ...node,
      year: Number(form.get('exercicio')),
      from: Math.min(one, other),
      to: Math.max(one, other),
    };
    go(write(of, { node: chosen, by: form.get('por') ? String(form.get('por')) : null }));
  };
  const years = data.exercicios.map(({ numExercicio }) => ({
    value: String(numExercicio),
    label: String(numExercicio),
  }));
  const divisions = data.divisoes
    .filter(({ id }) => id !== 'conta' || of !== 'covidreceita')
    .map(({ id, rotulo }) => ({ value: id, label: rotulo }));
  return (
    <form className={card(styles.choice)} aria-label="Período e classificação" onSubmit={send}>
      <Select name="exercicio" label="Exercício" usual={String(node.year)} options={years} />
      <Select name="de" label="De" usual={String(node.from)} options={MONTHS} />
      <Select name="ate" label="Até" usual={String(node.to)} options={MONTHS} />
      {data.por && <Select name="por" label="Dividir por" usual={data.por} options={divisions} />}
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  usual: string;
  options: readonly { value: string; label: string }[];
}

function Select({ name, label, usual, options }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={entry.entry}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={usual}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
