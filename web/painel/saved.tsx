import { momentOf } from '../../catalog/texto/moment.ts';
import type { DraftState } from './draft.ts';
import styles from './page.module.css';

/** Whether what is being written is kept, so that the page may be left. */
export const SavedNote = ({ savedAt, isUnsaved }: Pick<DraftState, 'savedAt' | 'isUnsaved'>) => (
  <span role="status" className={styles.saved}>
    {savedWords(savedAt, isUnsaved)}
  </span>
);

function savedWords(savedAt: string | null, isUnsaved: boolean): string {
  if (isUnsaved) return 'O rascunho não pôde ser guardado. Não feche esta página: ao mudar algo, tenta-se de novo.';
  return savedAt ? `Rascunho guardado em ${momentOf(savedAt)}` : '';
}
