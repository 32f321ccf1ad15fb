import type { Dataset } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printed } from '../../catalog/key.ts';
import type { Documento, Etapa, PercursoAnswer } from '../../catalog/percurso/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { useAnswer } from '../dataset/data.ts';
import { sectionOf } from '../dataset/sections.ts';
import { Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PERCURSO_TITLE } from './heading.ts';
import styles from './percurso.module.css';
import { foldList, tieOf } from './tie.ts';

const EMPENHO = ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'];

interface Props {
  set: Dataset;
  row: Row;
}

/**
 * The way of the money from the tender to the payment: each known document with its day and value, each missing stage
 * said.
 */
export default function PercursoSection({ set, row }: Props) {
  const path = wayOf(set, row);
  const { data, error, refetch } = useAnswer<PercursoAnswer>(path);
  if (error) return <Failed error={error} retry={refetch} />;
  return (
    <section
      id={sectionOf(set, PERCURSO_TITLE).id}
      tabIndex={-1}
      className={card(styles.course)}
      aria-label={PERCURSO_TITLE}
    >
      <h2>{PERCURSO_TITLE}</h2>
      {data ? (
        <ol className={styles.steps}>
          {data.data.map((step) => (
            <Step key={step.etapa} step={step} set={set} row={row} />
          ))}
        </ol>
      ) : (
        <Skeleton lines={5} />
      )}
    </section>
  );
}

/** The address of the way: a contract has its own, the documents of the expense have that of their empenho. */
function wayOf(set: Dataset, row: Row): string {
  const texts = (names: readonly string[]) => names.map((name) => printed(set, name, row));
  return isContract(set) ? pathOf('percurso', ['contratos', ...texts(set.key)]) : pathOf('percurso', texts(EMPENHO));
}

/**
 * Whether the record is a contract, which has many documents of each stage: their count and sum say more than the first
 * few.
 */
const isContract = ({ key }: Dataset): boolean => !key.includes('numDocEmpenho');

/** The number of documents shown of a stage; the others unfold. */
const FEW = 4;

function Step({ step, set, row }: Props & { step: Etapa }) {
  const { titulo, documentos, total, soma, falta } = step;
  const few = isContract(set) && total > 1 && soma !== null ? 0 : FEW;
  const [first, others] = foldList(documentos, few, (one) => tieOf(set, row, one) !== null);
  return (
    <li className={documentos.length === 0 ? styles.missing : undefined} data-step={step.etapa}>
      <h3>{titulo}</h3>
      {total > 1 && soma !== null && (
        <p className={styles.sum}>
          {total.toLocaleString('pt-BR')} documentos, {reais(soma)}
        </p>
      )}
      {falta && <p className={styles.none}>{falta}</p>}
      <Documents documents={first} set={set} row={row} />
      {others.length > 0 && (
        <details>
          <summary>
            {first.length === 0 ? 'Ver os mais novos' : `Mais ${others.length.toLocaleString('pt-BR')}`}
          </summary>
          <Documents documents={others} set={set} row={row} />
        </details>
      )}
    </li>
  );
}

function Documents({ documents, set, row }: Props & { documents: readonly Documento[] }) {
  // The place is part of a document's key, because numbers are not always unique in real data.
  const keyed = documents.map((one, i) => ({ one, key: `${one.nome} ${i}` }));
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {keyed.map(({ one, key }) => (
        <Document key={key} document={one} set={set} row={row} />
      ))}
    </ul>
  );
}

function Document({ document, set, row }: Props & { document: Documento }) {
  const { nome, caminho, data, valor, liquidacao, notas } = document;
  const tie = tieOf(set, row, document);
  return (
    <li aria-current={tie === 'here' ? 'true' : undefined} className={tie ? styles[tie] : undefined}>
      {caminho && tie !== 'here' ? <Link to={caminho}>{nome}</Link> : <span className={styles.name}>{nome}</span>}
      <span className={styles.facts}>
        {data && <time dateTime={data}>{formatDay(data)}</time>}
        {valor !== null && <span className={valor < 0 ? styles.negative : undefined}>{reais(valor)}</span>}
      </span>
      {tie === 'here' && <span className={styles.note}>Esta página</span>}
      {liquidacao && <span className={styles.note}>Da liquidação {liquidacao}</span>}
      {notas.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </li>
  );
}
