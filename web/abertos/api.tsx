import type { OperacoesAnswer, ReferenceEntry } from '../../catalog/abertos/reference.ts';
import { apiAddress } from '../api.ts';
import { pageFor } from '../catalog.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { useApplies } from '../portal.ts';
import { card } from '../ui/card.ts';
import { Contents } from '../ui/contents.tsx';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';
import { ApiGuide } from './guide.tsx';

const SECTIONS = [
  { id: 'perguntar', label: 'Como perguntar' },
  { id: 'paginas', label: 'Páginas' },
  { id: 'erros', label: 'Erros' },
  { id: 'limites', label: 'Limites e versões' },
  { id: 'conjuntos', label: 'Conjuntos' },
  { id: 'operacoes', label: 'Outras operações' },
];

/** The reference of the API: how to ask, and every address that answers. */
export default function ApiPage() {
  const { data, error, refetch } = useAnswer<OperacoesAnswer>('/operacoes');
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Dados abertos', to: '/dados-abertos' }, { label: 'API' }]}
          title="API"
          lead={
            <p>
              Como um programa pergunta a este portal. Para gerar um cliente, há a{' '}
              <a href={apiAddress('/openapi.json')}>descrição em OpenAPI 3.1</a>.
            </p>
          }
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && (
        <>
          <Contents sections={SECTIONS} />
          <ApiGuide common={data.comuns} />
          <DatasetLists all={data.data} />
          <Others answer={data} />
        </>
      )}
    </Page>
  );
}

const toOperation = ({ id }: ReferenceEntry): string => `/dados-abertos/api/${id}`;

/** The lists of the datasets that concern the body: the page of each leads to its other operations. */
function DatasetLists({ all }: { all: readonly ReferenceEntry[] }) {
  const applies = useApplies();
  const lists = all.filter(({ conjunto, caminho }) => {
    const page = conjunto !== null && caminho === `/v1/${conjunto}` ? pageFor(conjunto) : undefined;
    return page && applies(page);
  });
  return (
    <section className={card(styles.part)} id="conjuntos" tabIndex={-1} aria-labelledby="conjuntos-titulo">
      <h2 id="conjuntos-titulo">Conjuntos de dados</h2>
      <p className={styles.fine}>
        Cada um tem sua lista, seus registros, seus grupos, seus arquivos e suas cargas; todos são pedidos do mesmo
        modo.
      </p>
      <ul className={`${styles.links} ${styles.two}`}>
        {lists.map((one) => (
          <li key={one.id}>
            <Link to={toOperation(one)}>{one.titulo}</Link>
            <p className={`${styles.fine} ${styles.code}`}>GET /api{one.caminho}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that is of no one dataset, by its group. */
function Others({ answer: { grupos, data } }: { answer: OperacoesAnswer }) {
  const own = data.filter(({ conjunto }) => conjunto === null);
  return (
    <section className={card(styles.part)} id="operacoes" tabIndex={-1} aria-labelledby="operacoes-titulo">
      <h2 id="operacoes-titulo">Outras operações</h2>
      {grupos
        .filter((group) => own.some(({ grupo }) => grupo === group))
        .map((group) => (
          <div key={group}>
            <h3>{group}</h3>
            <ul className={styles.links}>
              {own
                .filter(({ grupo }) => grupo === group)
                .map((one) => (
                  <li key={one.id}>
                    <Link to={toOperation(one)}>{one.titulo}</Link>
                    <p className={`${styles.fine} ${styles.code}`}>
                      {one.metodo} /api{one.caminho}
                    </p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
