import { useState } from 'react';
import type { PreviaTextoAnswer } from '../../../catalog/painel/textos/answer.ts';
import { type FormGroup, isGroup } from '../../../catalog/painel/textos/campos.ts';
import { Notices } from '../../app/notices.tsx';
import { card } from '../../ui/card.ts';
import { deskAddress } from '../call.ts';
import { Changes } from './changes.tsx';
import styles from './textos.module.css';

interface Props {
  parte: string;
  of: PreviaTextoAnswer['data'];
  valor: FormGroup;
}

/** The public pages as they would be, to this person alone, and what would change. */
export function Preview({ parte, of: { paginas, mudancas }, valor }: Props) {
  const [page, setPage] = useState(paginas[0] ?? '/');
  const address = `${deskAddress(`/textos/${parte}/previa`)}?${new URLSearchParams({ pagina: page })}`;
  return (
    <section className={card(styles.preview)} aria-labelledby="previa">
      <h2 id="previa">Como fica</h2>
      <p>Só você vê. Nada foi publicado ainda.</p>
      <Changes of={mudancas} />
      {parte === 'avisos' && <Notices avisos={noticesIn(valor)} />}
      <p className={styles.row}>
        <label>
          Página{' '}
          <select value={page} onChange={({ target }) => setPage(target.value)}>
            {paginas.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <a href={address} target="_blank" rel="noreferrer">
          Abrir em outra aba
        </a>
      </p>
      <iframe
        className={styles.frame}
        title={`Prévia de ${page}`}
        src={address}
        sandbox="allow-same-origin allow-popups"
      />
    </section>
  );
}

/** The notices of a form: all are shown, whatever their days. */
function noticesIn({ avisos }: FormGroup) {
  const list = Array.isArray(avisos) ? avisos.filter(isGroup) : [];
  const today = new Date().toISOString().slice(0, 10);
  return list.map(({ title, text }) => ({ title: String(title), text: String(text), startDate: today, duration: 2 }));
}
