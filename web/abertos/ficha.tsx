import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { codeExamples } from '../../catalog/abertos/examples.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { CiteButton } from '../citar/button.tsx';
import { useAnswer, useDefinition } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Contents } from '../ui/contents.tsx';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';
import { Dictionary } from './dictionary.tsx';
import { DatasetFiles } from './files.tsx';
import { Questions } from './questions.tsx';
import { Snippet } from './snippet.tsx';
import { DatasetSummary } from './summary.tsx';

const SECTIONS = [
  { id: 'sobre', label: 'Sobre' },
  { id: 'baixar', label: 'Baixar' },
  { id: 'perguntas', label: 'Perguntas' },
  { id: 'exemplos', label: 'Em programas' },
  { id: 'dicionario', label: 'Dicionário' },
];

/** Everything about one dataset for who wants to use it outside the portal. */
export function DatasetSheet({ page: { id, title } }: { page: Entry }) {
  const set = useDefinition(id);
  const { data, error, refetch } = useAnswer<AbertoAnswer>(`/dados-abertos/${id}`);
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Dados abertos', to: '/dados-abertos' }, { label: title }]}
          title={`Dados abertos: ${title}`}
          lead={<p>{set?.about}</p>}
          told={{ about: set && `${set.about} Dicionário, arquivos, licença e exemplos de uso.` }}
          aside={
            <div className={styles.acts}>
              <Link className={button()} to={`/${id}`}>
                Ver a lista
              </Link>
              <CiteButton />
            </div>
          }
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && (!set || !data) && <Coming />}
      {set && data && <Sheet set={set} answer={data} />}
    </Page>
  );
}

function Sheet({ set, answer }: { set: Dataset; answer: AbertoAnswer }) {
  const { data, licenca } = answer;
  return (
    <>
      <Contents sections={SECTIONS} />
      <DatasetSummary set={set} told={data} licence={licenca} />
      <DatasetFiles told={data} />
      <Questions asked={data.perguntas} plural={set.plural} />
      <Examples set={set} told={data} />
      <Dictionary set={set} told={data} />
    </>
  );
}

/** The part of an address that asks for the latest period that has rows: the first question's own. */
function latestOf({ perguntas, periodo }: AbertoAnswer['data']): string {
  const asked = new URLSearchParams(perguntas[0]?.api.split('?')[1] ?? '').get(periodo);
  return asked === null ? '' : `${periodo}=${encodeURIComponent(asked)}`;
}

function Examples({ set, told }: { set: Dataset; told: AbertoAnswer['data'] }) {
  const { origin } = usePortal();
  const examples = codeExamples({
    base: `${origin}/api/v1`,
    dataset: set.id,
    query: latestOf(told),
    total: set.list.totals[0],
  });
  return (
    <section className={card(styles.part)} id="exemplos" tabIndex={-1} aria-labelledby="exemplos-titulo">
      <h2 id="exemplos-titulo">Em programas e planilhas</h2>
      <p className={styles.fine}>
        Copie e use como está. O endereço aceita os mesmos filtros da lista;{' '}
        <Link to={`/dados-abertos/api/get_${set.id.replaceAll('-', '_')}`}>veja todos na API</Link>.
      </p>
      <div className={styles.examples}>
        {examples.map(({ id, title, code, note }) => (
          <Snippet key={id} title={title} code={code} note={note} />
        ))}
      </div>
    </section>
  );
}
