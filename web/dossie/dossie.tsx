import type { RelatedAnswer } from '../../catalog/dataset/answer.ts';
import { DOSSIE } from '../../catalog/dossie/documents.ts';
import { type DossieEntry, dossieOf, isPetty, sayDossie } from '../../catalog/dossie/dossie.ts';
import { PUBLICADO } from '../../catalog/dossie/situacao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { apiAddress } from '../api.ts';
import type { DetailExtra } from '../dataset/extra.ts';
import { sectionOf } from '../dataset/sections.ts';
import { card } from '../ui/card.ts';
import { Tag } from '../ui/tag.tsx';
import styles from './dossie.module.css';
import { DOSSIE_TITLE } from './heading.ts';

/** The papers that the law wants of a tender as it stands: which are published, and which are missing. */
export default function Dossie({ set, row, related }: DetailExtra) {
  // As it stood at an earlier load, nobody knows which documents were there.
  if ((row.txtDossie ?? null) === null) return null;
  const entries = dossieOf(row, publishedTypes(row)).filter(({ state }) => state !== 'dispensado');
  const { id } = sectionOf(set, DOSSIE_TITLE);
  return (
    <section id={id} tabIndex={-1} className={card(styles.dossie)}>
      <h2>{DOSSIE_TITLE}</h2>
      <p className={styles.said}>{saidOf(row, entries)}</p>
      {entries.length > 0 && (
        <ul className={styles.papers}>
          {entries.map((entry) => (
            <Paper key={entry.document.field} entry={entry} rows={rowsOf(entry, related)} />
          ))}
        </ul>
      )}
    </section>
  );
}

const saidOf = (row: Row, entries: readonly DossieEntry[]): string =>
  isPetty(row)
    ? 'Pequena compra de pronto pagamento: a lei não pede dossiê (Lei 14.133/2021, art. 95, § 2º).'
    : sayDossie(entries);

/** The types that the row says are published. */
const publishedTypes = (row: Row): ReadonlySet<string> =>
  new Set(DOSSIE.flatMap(({ field, tipos }) => (row[field] === PUBLICADO ? tipos : [])));

const rowsOf = ({ document }: DossieEntry, related: readonly RelatedAnswer[]): Row[] =>
  (related.find(({ dataset }) => dataset === 'licitacao-documentos')?.data ?? []).filter(({ txtTipoDocumento }) =>
    document.tipos.includes(String(txtTipoDocumento)),
  );

function Paper({ entry: { document, state, law }, rows }: { entry: DossieEntry; rows: readonly Row[] }) {
  const [first] = rows.flatMap(({ arqDocumento }) => (arqDocumento ? [String(arqDocumento)] : []));
  return (
    <li>
      {state === 'falta' ? <Tag tone="warn">Falta</Tag> : <Tag tone="good">Publicado</Tag>}
      <span>{first ? <a href={fileAddress(first)}>{document.label}</a> : document.label}</span>
      <small>{law ?? 'Além do que a lei pede'}</small>
    </li>
  );
}

const fileAddress = (path: string): string =>
  apiAddress(`/arquivos/${path.split('/').map(encodeURIComponent).join('/')}`);
