import { addressOf } from '../api.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon, iconOfType } from '../ui/icon.tsx';
import type { CellProps, Face } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** A document of the body, with its type said before one opens it. In a table what it is is enough; its name may be long. */
function Cell({ field, value, brief = false }: CellProps) {
  if (value === null) return <Absent />;
  const path = String(value).split('/');
  const name = path.at(-1) ?? '';
  const type = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase();
  return (
    <a
      className={styles.link}
      title={brief ? name : undefined}
      href={addressOf(`/arquivos/${path.map(encodeURIComponent).join('/')}`)}
    >
      <span className={brief ? styles.paper : undefined}>
        <Icon name={iconOfType(type ?? '')} /> {brief ? field.label : name.replace(/\.\w+$/, '')}
      </span>
      {type && ` (${type})`}
      {brief && <Hidden> {name}</Hidden>}
    </a>
  );
}

export const file: Face = { Cell, Filter: () => null };
