import type { FormFailure } from '../../catalog/site/posted.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';

/** The words of a page that was opened without a link, or with one that opens nothing. */
export const DeadLink = ({ failure }: { failure: FormFailure | null | undefined }) => (
  <div className={card()}>
    <Notice icon="warning" title="O link não abre nada" alert>
      <p>{failure?.message ?? 'Abra esta página pelo link do e-mail que você recebeu.'}</p>
      <Link className={button('primary')} to="/mapa">
        Ver todas as listas
      </Link>
    </Notice>
  </div>
);
