import { apiAddress } from '../api.ts';
import { Hidden } from '../ui/hidden.tsx';
import { iconOfType, Sign } from '../ui/sign.tsx';
import type { CellProps, FieldFace } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/**
 * A document of the body, with its type said before it is opened. In a table the type is enough, under the column's
 * name.
 */
function Cell({ field, value, brief = false }: CellProps) {
  if (value === null) return <Absent />;
  const path = String(value).split('/');
  const name = path.at(-1) ?? '';
  const type = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase();
  return (
    <a
      className={styles.link}
      title={brief ? name : undefined}
      href={apiAddress(`/arquivos/${path.map(encodeURIComponent).join('/')}`)}
    >
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

export const file: FieldFace = { Cell, Filter: () => null, asks: () => [], room: 9 };
