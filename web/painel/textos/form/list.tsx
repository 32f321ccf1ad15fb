import { useId, useState } from 'react';
import { blankOf, type FormValue, type ListField } from '../../../../catalog/painel/textos/campos.ts';
import { titleIn } from '../../../../catalog/painel/textos/diferenca.ts';
import { FieldProblem, fieldId } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type ControlProps, hasProblem, problemAt } from './control.ts';
import styles from './form.module.css';
import type { FieldsComponent } from './group.tsx';

type Props = ControlProps<ListField> & { Fields: FieldsComponent };

let last = 0;
const freshKey = (): number => {
  last += 1;
  return last;
};

/** Keys of a list's items, which stay with them when they move. */
function useKeys(count: number): [readonly number[], (keys: readonly number[]) => void] {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, freshKey));
  const own = keys.length === count ? keys : Array.from({ length: count }, (_, i) => keys[i] ?? freshKey());
  if (own !== keys) setKeys(own);
  return [own, setKeys];
}

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** A list of things: each unfolds into its fields, moves with two buttons and is taken away with a third. */
export function ListControl({ field, path, value, problems, change, Fields }: Props) {
  const items = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useKeys(items.length);
  const [opened, setOpened] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const add = () => {
    const key = freshKey();
    setKeys([...keys, key]);
    setOpened(key);
    change([...items, blankOf(field.fields())]);
  };
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to));
    setSaid(`${titleIn(items[from], field)}: lugar ${to + 1} de ${items.length}.`);
    change(moved(items, from, to));
  };
  const remove = (place: number) => {
    setKeys(keys.filter((_, i) => i !== place));
    change(items.filter((_, i) => i !== place));
  };
  const put = (place: number, next: FormValue) => change(items.map((one, i) => (i === place ? next : one)));
  return (
    <fieldset className={styles.list} id={fieldId(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      <FieldProblem of={path} problem={problemAt(problems, path)} />
      {field.absent && value === null && <p className={styles.help}>{field.absent}</p>}
      {items.length > 0 && (
        <ol className={styles.items}>
          {items.map((item, i) => (
            <Item
              key={keys[i]}
              {...{ field, item, problems, Fields }}
              path={`${path}.${i}`}
              place={i}
              count={items.length}
              isNew={keys[i] === opened}
              change={(next) => put(i, next)}
              move={move}
              remove={remove}
            />
          ))}
        </ol>
      )}
      <p className={styles.row}>
        <button type="button" className={button()} onClick={add}>
          Acrescentar {field.one}
        </button>
        {field.absent && value !== null && (
          <button type="button" className={button('quiet')} onClick={() => change(null)}>
            Usar o do portal
          </button>
        )}
      </p>
      <p aria-live="polite" className={styles.unseen}>
        {said}
      </p>
    </fieldset>
  );
}

interface ItemProps extends Pick<Props, 'field' | 'path' | 'problems' | 'Fields' | 'change'> {
  item: FormValue;
  place: number;
  count: number;
  isNew: boolean;
  move(from: number, to: number): void;
  remove(place: number): void;
}

function Item({ field, item, path, place, count, isNew, problems, change, move, remove, Fields }: ItemProps) {
  const [isOpen, setOpen] = useState(isNew);
  const id = useId();
  const title = titleIn(item, field);
  // A problem inside is never folded away.
  const open = isOpen || hasProblem(problems, path);
  const take = async (): Promise<void> => {
    const text = 'O que está publicado só muda quando você salvar.';
    if (await confirm({ title: `Retirar “${title}”?`, text, yes: 'Retirar', no: 'Deixar' })) remove(place);
  };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'up' : 'down'} />
          <span>{title}</span>
        </button>
        {field.ordered && (
          <>
            <Move label={`Subir ${title}`} icon="up" able={place > 0} act={() => move(place, place - 1)} />
            <Move label={`Descer ${title}`} icon="down" able={place < count - 1} act={() => move(place, place + 1)} />
          </>
        )}
        <button type="button" className={button('quiet')} aria-label={`Retirar ${title}`} onClick={() => void take()}>
          Retirar
        </button>
      </div>
      {open && (
        <div id={id}>
          <Fields fields={field.fields()} value={item} path={path} problems={problems} change={change} />
        </div>
      )}
    </li>
  );
}

/** A button that moves; at the end of the list it stays focusable, so that who moves by keyboard does not lose it. */
const Move = ({ label, icon, able, act }: { label: string; icon: 'up' | 'down'; able: boolean; act(): void }) => (
  <button
    type="button"
    className={button('quiet')}
    aria-label={label}
    aria-disabled={!able}
    onClick={() => able && act()}
  >
    <Icon name={icon} />
  </button>
);
