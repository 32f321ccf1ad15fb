import { addressOf } from '../api.ts';
import { Icon } from '../ui/icon.tsx';
import type { CellProps, Face } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** A document of the body, by its name, with its type said before one opens it. */
function Cell({ value }: CellProps) {
  if (value === null) return <Absent />;
  const path = String(value).split('/');
  const name = path.at(-1) ?? '';
  const type = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase();
  return (
    <a className={styles.link} href={addressOf(`/arquivos/${path.map(encodeURIComponent).join('/')}`)}>
      <Icon name="file" /> {name.replace(/\.\w+$/, '')}
      {type && ` (${type})`}
    </a>
  );
}

export const file: Face = { Cell, Filter: () => null };
