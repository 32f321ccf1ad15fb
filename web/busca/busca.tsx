import { useMemo } from 'react';
import type { BuscaAnswer } from '../../catalog/busca/answer.ts';
import { concealed } from '../../catalog/texto/words.ts';
import { SearchBox } from '../app/search.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Beyond, Failed } from '../dataset/states.tsx';
import { AviseMe } from '../novidades/avise.tsx';
import { capitalize } from '../ui/capital.ts';
import { card } from '../ui/card.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Pager } from '../ui/pager.tsx';
import { useSearchParams } from '../ui/router.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import { type BuscaQuestion, newsOf, readQuestion, writeQuestion } from './address.ts';
import styles from './busca.module.css';
import { counted } from './count.ts';
import { Narrow } from './narrow.tsx';
import { Examples, Nothing } from './nothing.tsx';
import { Results } from './results.tsx';

/** What somebody searched for is no page of a search engine. */
const TOLD = { personal: true };

/** Whether a term may be kept in an address: what looks like a CPF is answered and forgotten. */
const isKept = (termo: string): boolean => concealed(termo) === termo;

/** The search: everything in the portal that answers a question, the best first. */
export default function Busca() {
  const params = useSearchParams();
  const asked = readQuestion(params);
  const { termo } = asked;
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Busca' }]} />
      <div className={styles.asking}>
        <Title
          page={termo === '' ? 'Busca' : `Busca por ${termo}`}
          told={termo === '' ? undefined : { ...TOLD, feed: isKept(termo) ? newsOf(asked) : undefined }}
        >
          Busca
        </Title>
        <div className={styles.box}>
          <SearchBox key={termo} term={termo} placeholder="Nome, CNPJ, número do contrato, palavra…" />
        </div>
      </div>
      {termo === '' ? <Invitation /> : <Answer asked={asked} />}
    </div>
  );
}

const Invitation = () => (
  <div className={styles.invitation}>
    <p>
      Procure em todos os dados do portal: despesas, contratos, licitações, servidores, obras, leis, documentos,
      glossário e páginas.
    </p>
    <p>Por exemplo:</p>
    <Examples />
  </div>
);

function Answer({ asked }: { asked: BuscaQuestion }) {
  const { data, error, refetch } = useAnswer<BuscaAnswer>(writeQuestion(asked), true);
  const roots = useMemo(() => new Set(data?.raizes), [data]);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Searching />;
  return (
    <>
      <Words data={data} asked={asked} />
      {data.tipos.length === 0 ? (
        <Nothing asked={asked} />
      ) : (
        <div className={styles.answer}>
          <Narrow asked={asked} answer={data} />
          <div className={styles.found}>
            <Found asked={asked} data={data} roots={roots} />
            {data.paginas > 1 && <Pages asked={asked} last={data.paginas} />}
          </div>
        </div>
      )}
    </>
  );
}

const Pages = ({ asked, last }: { asked: BuscaQuestion; last: number }) => (
  <Pager
    numbersOnly
    page={asked.page}
    last={last}
    says={`Página ${asked.page} de ${last}`}
    to={(page) => writeQuestion(asked, { page })}
  />
);

function Found({ asked, data, roots }: { asked: BuscaQuestion; data: BuscaAnswer; roots: ReadonlySet<string> }) {
  if (data.data.length > 0) return <Results asked={asked} answer={data} roots={roots} />;
  if (data.paginas === 0) return <Nothing asked={asked} />;
  return (
    <div className={card()}>
      <Beyond page={asked.page} last={data.paginas} to={writeQuestion(asked, { page: data.paginas })} />
    </div>
  );
}

/** The placeholder of the answer while it is on its way. */
const Searching = () => (
  <div className={styles.answer}>
    <div className={`${styles.narrow} ${styles.waiting}`}>
      <div className={card(styles.kinds)} />
    </div>
    <div className={card(styles.results)}>
      <Skeleton lines={10} />
    </div>
  </div>
);

/** The words about the answer: how much was found, what was meant, and what it lacks. */
function Words({ data, asked }: { data: BuscaAnswer; asked: BuscaQuestion }) {
  const { total, parcial, quisDizer, atrasados, cortado } = data;
  return (
    <div className={styles.words}>
      <div className={styles.status}>
        <p role="status">
          {total > 0 && capitalize(`${counted(data)} ${total === 1 ? 'resultado' : 'resultados'} para “${data.termo}”`)}
          {parcial && '. Nada tem todas as palavras; estes têm parte delas.'}
        </p>
        {isKept(asked.termo) && (
          <AviseMe about={`“${data.termo}”`} feed={newsOf(asked)} page={writeQuestion(asked, { page: 1 })} />
        )}
      </div>
      {cortado && (
        <p>
          O texto é longo: a busca usou o começo dele, “{data.termo}”. Para procurar outra coisa, use menos palavras.
        </p>
      )}
      {quisDizer.length > 0 && (
        <p>
          Você quis dizer{' '}
          {quisDizer.map((way, place) => (
            <span key={way}>
              {place > 0 && (place === quisDizer.length - 1 ? ' ou ' : ', ')}
              <Link to={writeQuestion(asked, { termo: way })}>
                <strong>{way}</strong>
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {atrasados.length > 0 && (
        <p className={card(styles.behind)}>
          A busca ainda não inclui a última carga de {atrasados.join(', ')}. As páginas desses dados já a mostram.
        </p>
      )}
    </div>
  );
}
