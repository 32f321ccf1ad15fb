import type { AbertosAnswer, Conjunto } from '../../catalog/abertos/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { SUBJECTS } from '../../catalog/routes.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useSearchParams } from '../ui/router.tsx';
import styles from './abertos.module.css';
import { formatName } from './formats.ts';
import { OpenRules } from './rules.tsx';
import { WholeFiles } from './whole.tsx';

const TITLE = 'Dados abertos';
/** What is seen together with the records of another dataset. */
const PARTS = 'Partes de outros registros';
const GROUPS: readonly string[] = [...SUBJECTS, PARTS];

const subjectOf = ({ assunto }: Conjunto): string => assunto ?? PARTS;

/** Everything that the body publishes as data: what it is, how fresh, in which formats, and by which rules. */
export default function Abertos() {
  const { data, error, refetch } = useAnswer<AbertosAnswer>('/dados-abertos');
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={
            <p>
              Tudo o que o órgão publica pode ser baixado, usado e repassado por qualquer pessoa ou programa, sem
              cadastro, sem chave e sem limite de linhas.
            </p>
          }
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && (
        <>
          <div className={styles.two}>
            <WholeFiles />
            <OpenRules licence={data.licenca} />
          </div>
          <Datasets all={data.data} />
        </>
      )}
    </Page>
  );
}

/** The datasets by subject; the address may choose one. */
function Datasets({ all }: { all: readonly Conjunto[] }) {
  const asked = useSearchParams().get('assunto') ?? '';
  const subjects = GROUPS.filter((subject) => all.some((one) => subjectOf(one) === subject));
  const chosen = subjects.includes(asked) ? asked : null;
  return (
    <section className={card(styles.part)} aria-labelledby="conjuntos">
      <h2 id="conjuntos">{counted(all.length, 'conjunto de dados', 'conjuntos de dados')}</h2>
      <nav aria-label="Filtrar por assunto">
        <ul className={styles.chips}>
          <Chip to="/dados-abertos" label={`Todos (${all.length})`} current={chosen === null} />
          {subjects.map((subject) => (
            <Chip
              key={subject}
              to={`/dados-abertos?assunto=${encodeURIComponent(subject)}`}
              label={`${subject} (${all.filter((one) => subjectOf(one) === subject).length})`}
              current={chosen === subject}
            />
          ))}
        </ul>
      </nav>
      {subjects
        .filter((subject) => chosen === null || chosen === subject)
        .map((subject) => (
          <section key={subject} aria-label={subject}>
            <h3>{subject}</h3>
            <ul className={styles.sets}>
              {all
                .filter((one) => subjectOf(one) === subject)
                .map((one) => (
                  <Entry key={one.dataset} of={one} />
                ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

const Chip = ({ to, label, current }: { to: string; label: string; current: boolean }) => (
  <li>
    <Link to={to} aria-current={current ? 'true' : undefined}>
      {label}
    </Link>
  </li>
);

const Entry = ({ of: one }: { of: Conjunto }) => (
  <li>
    <h4>
      <Link to={one.ficha}>{one.title}</Link>
    </h4>
    <p>{one.about}</p>
    <p className={styles.fine}>{stateOf(one)}</p>
    <p className={styles.fine}>
      {one.encerrado ?? `${one.frequencia}.`} Formatos: {one.formatos.map(formatName).join(', ')}.
    </p>
  </li>
);

/** The state of a dataset in words: `2021 a 2026 · 1.204 linhas · dados de 31/10/2026`. */
function stateOf({ intervalo, linhas, referencia, declaracao }: Conjunto): string {
  if (intervalo && referencia)
    return `${intervalo} · ${counted(linhas, 'linha', 'linhas')} · dados de ${formatDay(referencia)}`;
  if (declaracao) return `O órgão declara que não houve até ${formatDay(declaracao.ate)}`;
  return 'Ainda não publicado por este órgão';
}
