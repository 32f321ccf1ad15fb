import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import styles from './duties.module.css';
import { declaredText, detailText, yearLabel } from './sum.ts';

/** How one due stands: published, with its file; declared, with its day; missing, or not yet due. */
export function DutyMark({ category, due }: { category: FileCategory; due: Dever }) {
  const more = detailText(due);
  return (
    <div className={styles.state} data-state={due.estado}>
      <State category={category} due={due} />
      {more && <small>{more}</small>}
      {due.estado === 'falta' && due.semIndicacao[0] && (
        <small>
          <Link to={`/arquivos/${due.semIndicacao[0].slug}`}>Ver arquivo que não diz que partes traz</Link>
        </small>
      )}
    </div>
  );
}

function State({ category, due }: { category: FileCategory; due: Dever }) {
  const [file] = due.arquivos;
  if (file)
    return (
      <Link to={`/arquivos/${file.slug}`}>
        Publicado
        <Hidden>: {file.titulo}</Hidden>
      </Link>
    );
  if (due.estado === 'declarado')
    return (
      <a href="#declaracoes">
        {declaredText(category)}
        <Hidden>, {yearLabel(due)}</Hidden>
      </a>
    );
  return <span>{due.estado === 'falta' ? 'Não publicado' : 'Ainda não venceu'}</span>;
}
