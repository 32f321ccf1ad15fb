import type { FormEvent } from 'react';
import { Entry } from '../fields/entry.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useNavigate } from '../ui/router.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './estrutura.module.css';

/** The form that looks for a unit or a person, and the choice between tree and list. The address is the state. */
export function Ask({ term, listed }: { term: string; listed: boolean }) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('termo') ?? '').trim();
    navigate(asked === '' ? '?ver=lista' : `?termo=${encodeURIComponent(asked)}`);
  };
  return (
    <div className={card(styles.ask)}>
      <form aria-label="Procurar na estrutura" onSubmit={send}>
        <Entry key={term} name="termo" label="Nome ou assunto" type="search" defaultValue={term} />
        <button type="submit" className={button('primary')}>
          Filtrar
        </button>
      </form>
      <nav aria-label="Forma de ver" className={styles.ways}>
        <Link to="?" className={button(listed ? undefined : 'primary')} aria-current={listed ? undefined : 'true'}>
          <Sign name="people" />
          Organograma
        </Link>
        <Link
          to="?ver=lista"
          className={button(listed ? 'primary' : undefined)}
          aria-current={listed ? 'true' : undefined}
        >
          <Sign name="table" />
          Lista
        </Link>
      </nav>
    </div>
  );
}
