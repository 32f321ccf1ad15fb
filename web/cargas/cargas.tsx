import type { UltimasCargasAnswer } from '../../catalog/cargas/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { SUBJECTS } from '../../catalog/routes.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { pageFor } from '../catalog.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { AviseMe } from '../novidades/avise.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './cargas.module.css';

type Last = UltimasCargasAnswer['data'][number];

const TITLE = 'Cargas de dados';
/** The group of the datasets that have no page of their own. */
const REST = 'Vistos junto de outros registros';
const GROUPS: readonly string[] = [...SUBJECTS, REST];

const groupOf = ({ dataset }: Last): string => pageFor(dataset)?.menu ?? REST;

/** The freshness of everything that the body publishes. */
export default function Cargas() {
  const { data, error, refetch } = useAnswer<UltimasCargasAnswer>('/cargas');
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={<p>De quando são os dados de cada assunto, quando foram publicados e o arquivo de cada dia.</p>}
          aside={<AviseMe about="todas as cargas de dados" feed="/cargas.atom" page="/cargas" />}
          told={{ feed: '/cargas.atom' }}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && <Groups all={data.data} />}
    </Page>
  );
}

const Groups = ({ all }: { all: readonly Last[] }) =>
  GROUPS.filter((group) => all.some((one) => groupOf(one) === group)).map((group) => (
    <section key={group} className={card(styles.group)} aria-label={group}>
      <h2>{group}</h2>
      <ul>
        {all
          .filter((one) => groupOf(one) === group)
          .map((one) => (
            <li key={one.dataset}>
              <Link to={`/cargas/${one.dataset}`}>{one.title}</Link>
              <span>{said(one)}</span>
            </li>
          ))}
      </ul>
    </section>
  ));

/** The state of a dataset in words: `Dados de 31/10/2026 · publicados em 01/11/2026 · 2 cargas`. */
function said({ referencia, publicadaEm, cargas, declaracao }: Last): string {
  if (referencia && publicadaEm)
    return `Dados de ${formatDay(referencia)} · publicados em ${dayOf(publicadaEm)} · ${counted(cargas, 'carga', 'cargas')}`;
  if (declaracao) return `Declaração de que não houve até ${formatDay(declaracao.ate)}`;
  return 'Nenhuma carga publicada';
}
