import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { card } from '../../ui/card.ts';
import styles from './publicar.module.css';

/** The server at work: how far it is, and that nobody has to wait here. */
export function AtWork({ ensaio: { estado, progresso } }: { ensaio: Ensaio }) {
  const titulo = estado === 'publicando' ? 'Publicando' : 'Conferindo o arquivo';
  const lidas = progresso?.lidas ?? 0;
  return (
    <section className={card(styles.part)} aria-label={titulo}>
      <h2>{titulo}…</h2>
      <progress aria-label={titulo} />
      <p role="status">
        {progresso?.etapa ?? (lidas > 0 ? `${counted(lidas, 'linha lida', 'linhas lidas')} até agora.` : 'Começando…')}
      </p>
      <p className={styles.aside}>Pode fechar esta página: o trabalho continua, e aqui você vê como ficou.</p>
    </section>
  );
}
