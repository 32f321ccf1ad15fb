import { Suspense, use, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LOCALE } from '../../../catalog/locale.ts';
import { Search } from '../../app/search.tsx';
import { card } from '../../ui/card.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Title } from '../../ui/title.tsx';
import { wrap } from '../../ui/wrap.ts';
import { type Found, lookUp } from './look.ts';
import styles from './search.module.css';

/** Where a term is found: each field that may be searched, with how many rows it gives and the list of them. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const term = (params.get('termo') ?? '').trim();
  const found = useMemo(() => lookUp(term), [term]);
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Busca' }]} />
      <Title page={term === '' ? 'Busca' : `Busca por ${term}`}>Busca</Title>
      <div className={styles.box}>
        <Search key={term} term={term} placeholder="Nome, CNPJ, número do contrato, palavra…" />
      </div>
      <Suspense key={term} fallback={<Skeleton lines={3} />}>
        <Results term={term} found={found} />
      </Suspense>
    </div>
  );
}

function Results({ term, found }: { term: string; found: Promise<Found[]> }) {
  const places = use(found);
  if (term === '') return <p>Digite o que procura.</p>;
  if (places.length === 0) {
    return (
      <div className={card()}>
        <Notice icon="empty" title={LOCALE.semResultado}>
          <p>Nada foi publicado com “{term}”. Confira a escrita ou tente uma palavra só.</p>
        </Notice>
      </div>
    );
  }
  return (
    <ul className={styles.places}>
      {places.map(({ to, says, total }) => (
        <li key={to} className={card(styles.place)}>
          <Link to={to}>
            {total.toLocaleString('pt-BR')} {says}
          </Link>
        </li>
      ))}
    </ul>
  );
}
