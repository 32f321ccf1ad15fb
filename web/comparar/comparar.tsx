import { comparisonSearch } from '../../catalog/comparar/address.ts';
import type { CompararAnswer } from '../../catalog/comparar/answer.ts';
import { ApiError } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { Freshness, Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed, Refused } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Moved } from '../ui/moved.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLocation } from '../ui/router.tsx';
import { ComparedBars } from './bars.tsx';
import { ComparedBoard } from './board.tsx';
import { ChooseComparison } from './choose.tsx';
import styles from './comparar.module.css';
import { ComparedTotals } from './totals.tsx';

const LAW = [
  'LC 101/2000, arts. 48 e 48-A',
  'Lei 12.527/2011, art. 8º, § 3º (dados em formato aberto, que se possam analisar)',
];
const LEAD = 'O mesmo órgão ano contra ano, ou órgãos do mesmo tipo por habitante.';

/** The same body year against year, or bodies of one kind by inhabitant. The address is all its state. */
export default function Comparar() {
  const { search } = useLocation();
  const asked = comparisonSearch([...new URLSearchParams(search)]);
  // A form that the browser sent by itself repeats the names of lists: each comparison has one address.
  if (isSent(search)) return <Moved to={asked ? `/comparar?${asked}` : '/comparar'} />;
  return <Compared asked={asked} />;
}

/** Whether an address is as a form writes it: a name repeated, or one left empty. */
function isSent(search: string): boolean {
  const pairs = [...new URLSearchParams(search)];
  const names = pairs.map(([name]) => name);
  return pairs.some(([, value]) => value === '') || new Set(names).size < names.length;
}

function Compared({ asked }: { asked: string }) {
  const { data, error, refetch, isPlaceholderData } = useAnswer<CompararAnswer>(
    asked ? `/comparar?${asked}` : '/comparar',
    true,
  );
  const refused = error instanceof ApiError && error.status === 400 && error.problems.length > 0;
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Comparar' }]}
          title="Comparar"
          lead={<p>{data && !error ? `${data.says}.` : LEAD}</p>}
          aside={<Freshness dados={data?.dados} />}
        />
      }
    >
      {error && refused && <Refused problems={error.problems} />}
      {error && !refused && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && <Found data={data} asked={asked} busy={isPlaceholderData} />}
      <Legal set={{ law: LAW }} />
    </Page>
  );
}

function Found({ data, asked, busy }: { data: CompararAnswer; asked: string; busy: boolean }) {
  return (
    <section aria-label="Comparação" className={styles.result}>
      <ChooseComparison key={asked} data={data} asked={asked} />
      {data.data.length === 0 ? (
        <div className={card()}>
          <Notice icon="empty" title="Nada para comparar">
            <p>Nada foi publicado neste recorte. Escolha outros anos ou outra comparação.</p>
          </Notice>
        </div>
      ) : (
        <>
          <ComparedTotals data={data} busy={busy} />
          <ComparedBars data={data} />
          <ComparedBoard data={data} asked={asked} busy={busy} />
        </>
      )}
      <Limits sentences={data.limites} />
    </section>
  );
}

/** What the figures cannot tell. It is part of the answer, never a note that folds away. */
const Limits = ({ sentences }: { sentences: readonly string[] }) => (
  <section className={card(styles.limits)} aria-labelledby="limites">
    <h2 id="limites">O que estes números não dizem</h2>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);
