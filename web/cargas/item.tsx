import type { Carga } from '../../catalog/cargas/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { spanOf } from '../../catalog/list/span.ts';
import { momentOf } from '../../catalog/texto/moment.ts';
import { apiAddress } from '../api.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Tag } from '../ui/tag.tsx';
import { useToday } from '../ui/today.ts';
import styles from './cargas.module.css';
import { changesOf, citation, courseOf, stateOf, sumsOf } from './words.ts';

/** A load: what it brought, what it replaced, and its file. */
export function Item({ set, load }: { set: Dataset; load: Carga }) {
  const { carga, publicadaEm, referencia, periodo, linhas } = load;
  const state = stateOf(load);
  const facts = [
    ['Dados de', formatDay(referencia)],
    ['Publicada em', momentOf(publicadaEm)],
    [fieldOf(set, set.period).label, spanOf(set, periodo)],
    ['Linhas', linhas.toLocaleString('pt-BR')],
  ] as const;
  const sums = sumsOf(set, load);
  return (
    <li className={styles.item} id={`carga-${carga}`}>
      <div className={styles.title}>
        <h2>Carga {carga}</h2>
        <Tag tone={state.tone}>{state.text}</Tag>
        <p>{courseOf(set, load)}</p>
      </div>
      <Files set={set} load={load} />
      <Ways set={set} load={load} />
      <Facts facts={facts} />
      {sums.length > 0 && <Facts facts={sums} />}
      {load.avisos.map(({ mensagem }) => (
        <p key={mensagem} className={styles.warned}>
          <Sign name="warning" /> <strong>Aviso ao publicar:</strong> {mensagem}
        </p>
      ))}
      <Proof set={set} load={load} />
    </li>
  );
}

/** What the load changed, with the way to the records, and the way to the list as it stood then. */
function Ways({ set, load }: { set: Dataset; load: Carga }) {
  const { carga, mudancas, vigente, periodo, bytes } = load;
  const said = changesOf(load);
  const isListed = mudancas !== null && mudancas.listadas + mudancas.primeiras > 0;
  const isPast = bytes !== null && vigente.length < periodo.length;
  if (said === null && !isPast) return null;
  return (
    <p className={styles.ways}>
      {said && <span>Mudou: {said}.</span>}
      {isListed && (
        <Link to={`?_carga=${carga}`}>
          Ver quais<Hidden> registros a carga {carga} mudou</Hidden>
        </Link>
      )}
      {isPast && (
        <Link to={`/${set.id}?_carga=${carga}`}>
          Consultar como estava<Hidden> na carga {carga}</Hidden>
        </Link>
      )}
    </p>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const fileOf = (set: Dataset, carga: number): string => apiAddress(`/${set.id}/cargas/${carga}.csv`);

function Files({ set, load: { carga, bytes } }: { set: Dataset; load: Carga }) {
  if (bytes === null) return <p className={styles.unkept}>Carga anterior ao arquivamento: não há arquivo guardado.</p>;
  return (
    <a
      className={button()}
      href={`${fileOf(set, carga)}?_planilha=1`}
      download
      aria-label={`Baixar CSV da carga ${carga}`}
    >
      <Sign name="download" />
      Baixar CSV
    </a>
  );
}

/** The citation and checksum of a load, for who must show where a figure came from. */
function Proof({ set, load }: { set: Dataset; load: Carga }) {
  const { carga, arquivo, sha256, bytes } = load;
  const { frame, origin } = usePortal();
  const body = frame?.cliente.txtCliente ?? 'Portal da Transparência';
  const path = bytes === null ? `/cargas/${set.id}#carga-${carga}` : fileOf(set, carga);
  const address = origin + path;
  const text = citation({ body, title: set.title, load, address, today: useToday() });
  return (
    <details className={styles.proof}>
      <summary>
        Como citar e conferir<Hidden> a carga {carga}</Hidden>
      </summary>
      <blockquote>{text}</blockquote>
      <button
        type="button"
        className={button()}
        onClick={() => copyText(text, 'Citação copiada', 'Copie a citação desta carga:')}
      >
        <Sign name="link" />
        Copiar citação
      </button>
      <dl>
        <div>
          <dt>Arquivo que o órgão enviou</dt>
          <dd>{arquivo}</dd>
        </div>
        <div>
          <dt>SHA-256 desse arquivo</dt>
          <dd className={styles.hash}>{sha256}</dd>
        </div>
      </dl>
      {bytes !== null && <Published set={set} carga={carga} />}
    </details>
  );
}

/** The load as it is kept, for programs and for who compares. */
const Published = ({ set, carga }: { set: Dataset; carga: number }) => (
  <p>
    O CSV do botão é para planilhas: tem vírgula decimal e um apóstrofo antes de textos que elas leriam como fórmula.
    Para programas, e para conferir, há <a href={fileOf(set, carga)}>a carga como está guardada</a>.
  </p>
);
