import type {
  OperacaoAnswer,
  ReferenceEntry,
  ReferenceLine,
  ReferenceParameter,
} from '../../catalog/abertos/reference.ts';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import { ApiError } from '../api.ts';
import Missing from '../app/missing.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { usePathPart } from '../ui/router.tsx';
import styles from './abertos.module.css';
import { Trial } from './trial.tsx';

type Described = OperacaoAnswer['data'];

/** The page at `/dados-abertos/api/{operationId}`: what one address of the API takes and answers. */
export default function ApiOperation() {
  const id = usePathPart(2);
  const { data, error, refetch } = useAnswer<OperacaoAnswer>(`/operacoes/${encodeURIComponent(id)}`);
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return (
    <Page
      head={
        <Head
          steps={[
            { label: 'Dados abertos', to: '/dados-abertos' },
            { label: 'API', to: '/dados-abertos/api' },
            { label: data?.data.titulo ?? id },
          ]}
          title={data?.data.titulo ?? id}
          lead={data && <Address of={data.data} />}
          told={{
            about: data && `${data.data.metodo} ${data.data.caminho}: ${data.data.descricao ?? data.data.titulo}`,
          }}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && <Whole operation={data.data} />}
    </Page>
  );
}

const Address = ({ of: { metodo, caminho, descricao } }: { of: Described }) => (
  <>
    <p className={styles.code}>
      <span className={styles.method}>{metodo}</span> /api{caminho}
    </p>
    {descricao && <p>{descricao}</p>}
  </>
);

function Whole({ operation }: { operation: Described }) {
  const { parametros, corpo, respostas, campos, vizinhas } = operation;
  return (
    <>
      {operation.metodo === 'GET' ? <Filled operation={operation} /> : <Untried />}
      {parametros.length > 0 && (
        <section className={card(styles.part)} aria-labelledby="parametros">
          <h2 id="parametros">Parâmetros</h2>
          <Lines name="parâmetros" lines={parametros.map(parameterLine)} />
        </section>
      )}
      {corpo && (
        <section className={card(styles.part)} aria-labelledby="corpo">
          <h2 id="corpo">O que se envia ({corpo.tipo})</h2>
          <Lines name="campos" lines={corpo.campos} />
        </section>
      )}
      <section className={card(styles.part)} aria-labelledby="resposta">
        <h2 id="resposta">Resposta</h2>
        <dl className={styles.rules}>
          {respostas.map(({ status, descricao, tipo }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                {descricao}
                {tipo && ` (${tipo})`}
              </dd>
            </div>
          ))}
        </dl>
        {campos.length > 0 && <Lines name="campos da resposta" lines={campos} />}
      </section>
      {vizinhas.length > 0 && <Neighbours all={vizinhas} />}
    </>
  );
}

const parameterLine = ({
  nome,
  em,
  obrigatorio,
  repetivel,
  tipo,
  descricao,
  padrao,
}: ReferenceParameter): ReferenceLine => ({
  nome,
  tipo: [
    tipo,
    ...(em === 'path' ? ['no caminho'] : em === 'header' ? ['no cabeçalho'] : []),
    ...(obrigatorio ? ['obrigatório'] : []),
    ...(repetivel ? ['pode repetir'] : []),
    ...(padrao === null ? [] : [`sem ele, ${padrao}`]),
  ].join('; '),
  descricao,
});

/** Lines that are shown at once; more are unfolded. */
const FEW = 12;

/** Names with what they hold and mean, one under the other. */
function Lines({ name, lines }: { name: string; lines: readonly ReferenceLine[] }) {
  const list = (
    <ul className={styles.fields}>
      {lines.map((line) => (
        <li key={line.nome} className={styles.field}>
          <code className={styles.code}>{line.nome}</code>
          <p>{line.descricao}</p>
          <p className={styles.fine}>{line.tipo}</p>
        </li>
      ))}
    </ul>
  );
  if (lines.length <= FEW) return list;
  return (
    <details className={styles.long}>
      <summary>
        Ver {lines.length} {name}
      </summary>
      {list}
    </details>
  );
}

const Neighbours = ({ all }: { all: readonly ReferenceEntry[] }) => (
  <nav className={card(styles.part)} aria-labelledby="vizinhas">
    <h2 id="vizinhas">Outras operações deste conjunto</h2>
    <ul className={styles.links}>
      {all.map(({ id, metodo, caminho, titulo }) => (
        <li key={id}>
          <Link to={`/dados-abertos/api/${id}`}>{titulo}</Link>
          <p className={`${styles.fine} ${styles.code}`}>
            {metodo} /api{caminho}
          </p>
        </li>
      ))}
    </ul>
  </nav>
);

/** Operations that change something are not tried here: they would change it. */
const Untried = () => (
  <section className={card(styles.part)} aria-label="Experimentar">
    <p>Esta operação envia ou muda algo, e por isso não se experimenta aqui. Use a descrição abaixo.</p>
  </section>
);

/** The form, begun with values of the body's own data where the path needs some. */
function Filled({ operation }: { operation: Described }) {
  const { chaves, exemplo } = operation;
  const { data, error } = useAnswer<ListAnswer>(
    chaves?.lista.startsWith('/v1/') ? chaves.lista.slice('/v1'.length) : null,
  );
  if (chaves && !data && !error) return <Coming />;
  const fields = Object.entries(chaves?.campos ?? {});
  const row = data?.data.find((one) => fields.every(([, field]) => one[field] !== null && one[field] !== undefined));
  const found = row ? Object.fromEntries(fields.map(([name, field]) => [name, String(row[field])])) : {};
  return <Trial operation={operation} suggested={{ ...exemplo, ...found }} />;
}
