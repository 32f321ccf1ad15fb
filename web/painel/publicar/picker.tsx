import { useId, useState } from 'react';
import type { ConjuntosAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { matchWords } from './match.ts';
import pickerStyles from './picker.module.css';
import styles from './publicar.module.css';

type Conjunto = ConjuntosAnswer['data'][number];

interface Props {
  label: string;
  help?: string;
  conjuntos: readonly Conjunto[];
  value: string | null;
  choose(dataset: string | null): void;
}

/** Datasets that are shown before the words say more. */
const SHOWN = 8;

/** A dataset found by words: of its title, and of what it is about. */
export function DatasetPicker({ label, help, conjuntos, value, choose }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = matchWords(conjuntos, words, ({ titulo, sobre, dataset }) => [titulo, `${sobre} ${dataset}`]);
  const chosen = conjuntos.find(({ dataset }) => dataset === value);
  return (
    <div className={pickerStyles.picker}>
      {help && <p className={styles.aside}>{help}</p>}
      {chosen && (
        <p className={pickerStyles.chosen}>
          <b>{chosen.titulo}</b>
          <button type="button" className={button('quiet')} onClick={() => choose(null)}>
            Tirar a escolha
          </button>
        </p>
      )}
      <label htmlFor={id}>{label}: procure por palavras</label>
      <input
        id={id}
        type="search"
        value={words}
        placeholder="Por exemplo: contratos, folha, diárias"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className={styles.aside}>
        {found.length === 0 && 'Nenhum conjunto com essas palavras. Tente outras, ou menos palavras.'}
        {found.length > SHOWN && `Os ${SHOWN} primeiros de ${found.length}. Escreva mais uma palavra para achar o seu.`}
      </p>
      <ul className={pickerStyles.options}>
        {found.slice(0, SHOWN).map(({ dataset, titulo, sobre }) => (
          <li key={dataset}>
            <button type="button" aria-pressed={dataset === value} onClick={() => choose(dataset)}>
              <b>{titulo}</b>
              <small>{sobre}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
