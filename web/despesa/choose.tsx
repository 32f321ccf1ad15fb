import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { MONTHS } from '../../catalog/fields/month.ts';
import { parseNode } from '../../catalog/node.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import styles from './choose.module.css';
import { search } from './data.ts';

const IDS = DIMENSIONS.map(({ id }) => id);

/** Which exercise, which months, and divided by what. */
export function Choose({ data }: { data: DespesaAnswer }) {
  const node = parseNode(data.no, IDS);
  const navigate = useNavigate();
  if (!node) return null;
  const taken = new Set(node.path.map(({ dimension }) => dimension));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [one, other] = [Number(form.get('de')), Number(form.get('ate'))];
    const year = Number(form.get('exercicio'));
    const by = String(form.get('por') ?? '') || null;
    navigate(`/despesa${search({ ...node, year, from: Math.min(one, other), to: Math.max(one, other) }, by)}`);
  };
  const months = MONTHS.map((label, i) => ({ value: String(i + 1), label }));
  return (
    // Another node is another form: what was chosen before is its beginning.
    <form key={`${data.no} ${data.por}`} className={card(styles.form)} onSubmit={send} aria-label="O que mostrar">
      <Select name="exercicio" label="Exercício" value={String(node.year)} options={years(data, node.year)} />
      <Select name="de" label="De" value={String(node.from)} options={months} />
      <Select name="ate" label="Até" value={String(node.to)} options={months} />
      <Select
        name="por"
        label="Classificar por"
        value={data.por ?? ''}
        options={DIMENSIONS.filter(({ id }) => !taken.has(id)).map(({ id, label }) => ({ value: id, label }))}
      />
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}

/** An exercise without data may have been asked for: it stays chosen. */
const years = ({ exercicios }: DespesaAnswer, year: number) =>
  [...new Set([...exercicios, year])].sort((a, b) => b - a).map((one) => ({ value: String(one), label: String(one) }));

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

function Select({ name, label, value, options }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
