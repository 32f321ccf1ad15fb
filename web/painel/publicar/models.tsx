import { useId, useState } from 'react';
import type { ConjuntosAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { apiAddress } from '../../api.ts';
import { card } from '../../ui/card.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Sign } from '../../ui/sign.tsx';
import { matchWords } from './match.ts';
import pickerStyles from './picker.module.css';
import styles from './publicar.module.css';

/** Spreadsheets with the right header and rows of example, for whoever starts from nothing. */
export function Models({ conjuntos }: { conjuntos: ConjuntosAnswer['data'] }) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = matchWords(conjuntos, words, ({ titulo, sobre, dataset }) => [titulo, `${sobre} ${dataset}`]);
  return (
    <details className={card(styles.part)}>
      <summary>
        <h2>Modelos para baixar</h2>
      </summary>
      <p className={styles.aside}>
        Cada planilha traz o cabeçalho certo e linhas de exemplo. Apague os exemplos, cole os seus dados e envie acima.
      </p>
      <div className={pickerStyles.picker}>
        <label htmlFor={id}>Procurar modelo</label>
        <input id={id} type="search" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </div>
      <ul className={styles.models}>
        {found.map(({ dataset, titulo }) => (
          <li key={dataset}>
            <a href={apiAddress(`/modelos/${dataset}.csv`)} download>
              <Sign name="download" />
              {titulo}
              <Hidden> (modelo em CSV)</Hidden>
            </a>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">Nenhum modelo com essas palavras. Tente outras.</p>}
    </details>
  );
}
