import type { FillingProgress } from '../../catalog/site/shell.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './filling.module.css';

/** Says on every page that the demonstration is still being filled, and which lists are not there yet. */
export default function Filling({ progress: { prontos, total, faltam } }: { progress: FillingProgress }) {
  return (
    <aside className={styles.band} aria-label="Andamento da demonstração">
      <Icon name="warning" />
      <div>
        <p>
          Os dados da demonstração ainda estão sendo gravados: {prontos} de {total} conjuntos prontos. O que já chegou
          pode ser usado; somas e listas ainda mudam. Recarregue a página para ver o que chegou.
        </p>
        {faltam.length > 0 && (
          <details>
            <summary>Listas que ainda não têm dados</summary>
            <p>{faltam.join(', ')}.</p>
          </details>
        )}
      </div>
    </aside>
  );
}
