import { type FormEvent, Suspense, useId } from 'react';
import { counted } from '../../catalog/texto/plural.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/part.tsx';
import { useNavigate } from '../ui/router.tsx';
import styles from './search.module.css';
import { useSuggestions } from './suggest.ts';
import type { SearchSuggestion } from './suggestions.ts';

interface Props {
  /** The id by which a shortcut or a link finds the box. */
  id?: string;
  placeholder: string;
  /** The term that the box already holds. */
  term?: string;
  large?: boolean;
}

/** In a script of its own, loaded with the first suggestions. */
const SuggestionList = lazyPart('app/options.tsx', () => import('./options.tsx'));

/** The box that searches the whole portal. The term goes as it was typed, unless a suggestion is taken. */
export function SearchBox({ id: given, placeholder, term, large = false }: Props) {
  const navigate = useNavigate();
  const own = useId();
  const id = given ?? own;
  const go = ({ para }: SearchSuggestion) => {
    close();
    navigate(para);
  };
  const { items, active, type, press, close } = useSuggestions(go);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    navigate(`/busca?termo=${encodeURIComponent(String(new FormData(event.currentTarget).get('termo') ?? ''))}`);
  };
  const open = items.length > 0;
  return (
    <search className={styles.place}>
      <form action="/busca" onSubmit={search} className={large ? `${styles.search} ${styles.large}` : styles.search}>
        <label htmlFor={id}>
          <Hidden>Pesquisar no portal</Hidden>
        </label>
        <input
          id={id}
          name="termo"
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={term}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${own}list` : undefined}
          aria-activedescendant={active < 0 ? undefined : `${own}${active}`}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={close}
        />
        <button type="submit" aria-label="Pesquisar">
          <Icon name="search" />
        </button>
      </form>
      {open && (
        <Suspense>
          <SuggestionList own={own} items={items} active={active} take={go} />
        </Suspense>
      )}
      <Hidden live>
        {open ? `${counted(items.length, 'sugestão', 'sugestões')}; use as setas para escolher.` : ''}
      </Hidden>
    </search>
  );
}
