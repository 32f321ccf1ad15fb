import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search.module.css';

interface Props {
  /** Where a shortcut or a link finds the box. */
  id?: string;
  placeholder: string;
  /** What the box already holds. */
  term?: string;
  large?: boolean;
}

/** The box that searches the whole portal. The term goes as it was typed. */
export function Search({ id: given, placeholder, term, large = false }: Props) {
  const navigate = useNavigate();
  const own = useId();
  const id = given ?? own;
  const search = (form: FormData) => navigate(`/busca?termo=${encodeURIComponent(String(form.get('termo') ?? ''))}`);
  return (
    <search>
      <form action={search} className={large ? `${styles.search} ${styles.large}` : styles.search}>
        <label htmlFor={id}>
          <Hidden>Pesquisar no portal</Hidden>
        </label>
        <input id={id} name="termo" type="search" autoComplete="off" placeholder={placeholder} defaultValue={term} />
        <button type="submit" aria-label="Pesquisar">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
