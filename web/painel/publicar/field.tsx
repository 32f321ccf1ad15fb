import { useId, useState } from 'react';
import type { Ensaio, EnsaioColuna } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { Hidden } from '../../ui/hidden.tsx';
import styles from './table.module.css';

interface Props extends Pick<Ensaio, 'campos'> {
  coluna: EnsaioColuna;
  busy: boolean;
  change(campo: string | null): void;
}

/** Fields beyond which words narrow the list. */
const MANY = 12;

/** The field that a column fills: a select, with words to narrow it while it is not decided and there are many. */
export function FieldPicker({ coluna: { coluna, campo, decidida, sugestao }, campos, busy, change }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const suggested = campos.find(({ name }) => name === sugestao);
  const wanted = plain(words);
  const shown = campos.filter(({ name, label }) => name === campo || plain(`${label} ${name}`).includes(wanted));
  const value = decidida ? (campo ?? OUT) : '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Hidden>Campo da coluna {coluna}</Hidden>
      </label>
      <select
        id={id}
        value={value}
        aria-disabled={busy}
        onChange={({ currentTarget }) => change(currentTarget.value === OUT ? null : currentTarget.value)}
      >
        {value === '' && <option value="">Escolha…</option>}
        <option value={OUT}>Não publicar esta coluna</option>
        {shown.map(({ name, label, obrigatorio }) => (
          <option key={name} value={name}>
            {label}
            {obrigatorio ? ' (obrigatório)' : ''}
          </option>
        ))}
      </select>
      {campos.length > MANY && !decidida && (
        <input
          type="search"
          aria-label={`Procurar campo para a coluna ${coluna}`}
          placeholder="Procurar campo"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {suggested && !decidida && (
        <button type="button" className={button()} aria-disabled={busy} onClick={() => change(suggested.name)}>
          É {suggested.label}
        </button>
      )}
    </div>
  );
}

/** The choice of leaving a column out: no field has this name. */
const OUT = '-';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
