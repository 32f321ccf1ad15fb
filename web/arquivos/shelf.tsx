import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import { categoryOf, FILE_TYPES, sizeOf } from '../../catalog/arquivos/arquivos.ts';
import { partTitle } from '../../catalog/arquivos/duties.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { button } from '../ui/button.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { iconOfType, Sign } from '../ui/sign.tsx';
import { fileAddress } from './address.ts';
import styles from './arquivos.module.css';
import { shortNames } from './sum.ts';

/** A list of files, each with its type, size and date. */
export function Shelf({ files }: { files: readonly Arquivo[] }) {
  return (
    <ul className={styles.shelf}>
      {files.map((file) => (
        <li key={file.slug}>
          <span className={styles.mark}>
            <Sign name={iconOfType(file.caminho.split('.').at(-1) ?? '')} />
          </span>
          <div className={styles.about}>
            <Link to={`/arquivos/${file.slug}`}>{file.titulo}</Link>
            <p>
              {[file.periodo, `publicado em ${formatDay(file.data)}`, `${typeOf(file)}, ${sizeOf(file.tamanho)}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {file.partes.length > 0 && <p>{partsText(file)}</p>}
          </div>
          <a className={button()} href={fileAddress(file, true)} download>
            <Sign name="download" />
            Baixar
            <Hidden> {file.titulo}</Hidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const typeOf = ({ tipo }: Arquivo): string => FILE_TYPES[tipo] ?? 'arquivo';

/** The names of the parts that a file brings. */
export function partsText({ categoria, partes }: Pick<Arquivo, 'categoria' | 'partes'>): string {
  const category = categoryOf(categoria) ?? {};
  return LISTED.format(shortNames(partes.map((part) => partTitle(category, part) ?? part)));
}

const LISTED = new Intl.ListFormat('pt-BR');
