import type { Dados } from '../../catalog/dataset/answer.ts';
import { sayShown, ungrouped } from '../../catalog/explorar/exploration.ts';
import { freshnessText } from '../../catalog/list/fresh.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { useDefinition, useRows } from '../dataset/data.ts';
import { useOpening } from '../dataset/opening.ts';
import { ResultBody } from '../dataset/results.tsx';
import { Failed, Refused, Waiting } from '../dataset/states.tsx';
import { PLAIN_VIEW, readAddress } from '../dataset/url.ts';
import { usePortal } from '../portal.ts';
import { capitalize } from '../ui/capital.ts';
import { useLocation } from '../ui/router.tsx';
import { Title } from '../ui/title.tsx';
import styles from './embedded.module.css';

/** A list, its charts or what is explored of it, inside a page of somebody else's: with its words and its source. */
export default function EmbeddedList({ page }: { page: Page }) {
  const { search } = useLocation();
  const set = useDefinition(page.id);
  const opening = useOpening(set, search === '');
  const opened = opening.query ? { ok: true as const, query: opening.query, ...PLAIN_VIEW } : undefined;
  const address = set && (search === '' ? opened : readAddress(set, search));
  const { data, error, refetch } = useRows(set, address?.ok ? ungrouped(address.query) : null);
  return (
    <article className={styles.embedded}>
      <header>
        <Title page={page.title} told={{ personal: true }}>
          {page.title}
        </Title>
        {set && address?.ok && <p>{capitalize(sayShown(set, address.query.where))}</p>}
      </header>
      {address?.ok === false && <Refused problems={address.problems} />}
      {error && <Failed error={error} retry={refetch} />}
      {set && !data && !error && address?.ok !== false && <Waiting set={set} />}
      {set && data && address?.ok && (
        <ResultBody set={set} query={address.query} tab={address.tab} row={null} data={data} busy={false} />
      )}
      <Source dados={data?.dados} />
    </article>
  );
}

/** Who publishes what is shown, of when it is, and where the whole of it stands. */
export function Source({ dados }: { dados?: Dados | undefined }) {
  const { frame, origin } = usePortal();
  const { pathname, search } = useLocation();
  return (
    <footer>
      <p>
        Fonte: {frame?.cliente.txtCliente}, <a href={`${origin}${pathname}${search}`}>Portal da Transparência</a>
      </p>
      {dados && <p>{freshnessText(dados)}</p>}
    </footer>
  );
}
