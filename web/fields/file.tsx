import { apiAddress } from '../api.ts';
import { Hidden } from '../ui/hidden.tsx';
import { iconOfType, Sign } from '../ui/sign.tsx';
import type { CellProps, FieldFace } from './face.ts';
import { pictureAddress } from './picture.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

const PICTURES = new Set(['PNG', 'JPG', 'JPEG', 'WEBP']);

/**
 * A document of the body, with its type said before it is opened. In a table the type is enough, under the column's
 * name.
 */
function Cell({ field, value, brief = false }: CellProps) {
  if (value === null) return <Absent />;
  const path = String(value).split('/');
  const name = path.at(-1) ?? '';
  const type = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase();
  const href = apiAddress(`/arquivos/${path.map(encodeURIComponent).join('/')}`);
  if (PICTURES.has(type ?? '')) return <Picture path={String(value)} label={`${field.label}: ${name}`} brief={brief} />;
  return (
    <a className={styles.link} title={brief ? name : undefined} href={href}>
      {brief ? (
        <span className={styles.paper}>
          <Sign name={iconOfType(type ?? '')} /> {type ?? field.label}
          <Hidden>
            {' '}
            {field.label}: {name}
          </Hidden>
        </span>
      ) : (
        <>
          <Sign name={iconOfType(type ?? '')} /> {name.replace(/\.\w+$/, '')}
          {type && ` (${type})`}
        </>
      )}
    </a>
  );
}

/** A picture is shown where it stands, small in a table; it leads to itself in its own size. */
function Picture({ path, label, brief }: { path: string; label: string; brief: boolean }) {
  const address = pictureAddress(path);
  return (
    <a className={styles.frame} href={address}>
      <img className={brief ? styles.thumb : styles.picture} src={address} alt={label} loading="lazy" />
    </a>
  );
}

export const file: FieldFace = { Cell, Filter: () => null, asks: () => [], room: 9 };
