import type { FormEvent } from 'react';
import { comparisonSearch } from '../../catalog/comparar/address.ts';
import type { CompararAnswer } from '../../catalog/comparar/answer.ts';
import { COMPARED_STAGES, MOST_COLUMNS } from '../../catalog/comparar/comparar.ts';
import { MONTHS } from '../../catalog/texto/day.ts';
import { Select } from '../fields/select.tsx';
import { button } from '../ui/button.ts';
import { capitalize } from '../ui/capital.ts';
import { card } from '../ui/card.ts';
import { useNavigate } from '../ui/router.tsx';
import styles from './comparar.module.css';

const STAGES = COMPARED_STAGES.map(({ id }) => ({ value: id, label: capitalize(id) }));
const MONTH_OPTIONS = MONTHS.map((label, i) => ({ value: String(i + 1), label: capitalize(label) }));

/** The form that chooses what is compared. Without scripts the browser sends it, and the server tidies the address. */
export function ChooseComparison({ data, asked }: { data: CompararAnswer; asked: string }) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const pairs = [...form].map(([name, value]) => [name, String(value)] as const);
    const search = comparisonSearch(pairs);
    navigate(search ? `/comparar?${search}` : '/comparar');
  };
  const chosen = data.colunas.map(({ ano }) => ano);
  const beside = data.colunas.map(({ orgao }) => orgao);
  return (
    <form method="get" action="/comparar" className={card(styles.form)} onSubmit={send} aria-label="O que comparar">
      <Select
        name="por"
        label="O que comparar"
        initial={data.por}
        options={data.opcoes.map(({ id, titulo }) => ({ value: id, label: titulo }))}
      />
      <Select name="estagio" label="Estágio (só na despesa)" initial={data.estagio ?? ''} options={STAGES} />
      <Select
        name="ate"
        label="De janeiro até"
        none="Onde vão os dados"
        initial={new URLSearchParams(asked).get('ate') ?? ''}
        options={MONTH_OPTIONS}
      />
      <Boxes
        name="anos"
        legend="Anos"
        options={data.exercicios.map((year) => ({ value: String(year), label: String(year) }))}
        checked={chosen.map(String)}
      />
      {data.orgaos.length > 0 && (
        <Boxes
          name="orgaos"
          legend="Com outros órgãos, por habitante"
          options={data.orgaos.map(({ orgao, nome }) => ({ value: orgao, label: nome }))}
          checked={beside}
        />
      )}
      <button type="submit" className={button('primary')}>
        Comparar
      </button>
      <p className={styles.help}>Até {MOST_COLUMNS} colunas: cada ano de cada órgão é uma.</p>
    </form>
  );
}

interface BoxesProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  checked: readonly string[];
}

/** Some of several. */
const Boxes = ({ name, legend, options, checked }: BoxesProps) => (
  <fieldset className={styles.boxes}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={checked.includes(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);
