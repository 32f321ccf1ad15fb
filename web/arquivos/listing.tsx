import { apiAddress } from '../api.ts';
import { button } from '../ui/button.ts';
import { Sign } from '../ui/sign.tsx';
import styles from './arquivos.module.css';
import { type FilesAsked, filesQuery } from './question.ts';

/** The list of what was chosen as a file for a spreadsheet: titles, dates, addresses and statements. */
export function ListFile({ asked, categoria = '' }: { asked: FilesAsked; categoria?: string }) {
  const query = filesQuery(asked, { categoria });
  return (
    <p className={styles.listing}>
      <a className={button()} href={apiAddress(`/arquivos.csv?_planilha=1&${query}`)} download>
        <Sign name="download" />
        Baixar a lista (CSV)
      </a>
    </p>
  );
}
