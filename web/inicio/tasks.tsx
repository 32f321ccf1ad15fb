import type { Contagem, Inicio } from '../../catalog/inicio/answer.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { pageFor } from '../catalog.ts';
import { useApplies, usePortal } from '../portal.ts';
import { Away } from '../ui/away.tsx';
import { card } from '../ui/card.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './tasks.module.css';
import { brazilianDay, shortMoney } from './words.ts';

interface Task {
  to: string;
  icon: IconName;
  title: string;
  about: string;
  /** The dataset that a body must have for the task to be shown. */
  dataset?: string;
  /** The figures of the day: how many there are, and the list of exactly those. */
  now?(data: Inicio): { text: string; to: string } | null;
}

const TASKS: readonly Task[] = [
  {
    to: '/servidores',
    icon: 'people',
    title: 'Quanto ganham os servidores',
    about: 'Quem trabalha, em que cargo e quanto recebe',
  },
  { to: '/despesa', icon: 'spend', title: 'Para onde vai o dinheiro', about: 'As despesas: em quê, com quem e quanto' },
  {
    to: '/licitacao',
    icon: 'stamp',
    title: 'Compras e licitações',
    about: 'Editais, participantes, vencedores e preços',
    now: ({ licitacoes }) => said(licitacoes, 'aberta', 'abertas'),
  },
  {
    to: '/contratos',
    icon: 'file',
    title: 'Contratos e fornecedores',
    about: 'Com quem, para quê, por quanto e até quando',
    now: ({ contratos }) => said(contratos, 'vigente', 'vigentes'),
  },
  {
    to: '/obras',
    icon: 'works',
    title: 'Como andam as obras',
    about: 'Situação, prazo, valor e fotos de cada uma',
    dataset: 'obras',
  },
  {
    to: '/diarias',
    icon: 'travel',
    title: 'Viagens e diárias',
    about: 'Quem viajou, para onde, por quê e quanto custou',
  },
  {
    to: '/emenda-parlamentar',
    icon: 'chart',
    title: 'Emendas parlamentares',
    about: 'De quem são e o que foi feito com elas',
    dataset: 'emenda-parlamentar',
  },
  {
    to: '/verba-indenizatoria',
    icon: 'chart',
    title: 'Verba indenizatória',
    about: 'O que cada vereador gastou e foi reembolsado',
    dataset: 'verba-indenizatoria',
  },
  { to: '/ouvidoria', icon: 'talk', title: 'Pergunte ou denuncie', about: 'A ouvidoria responde no prazo da lei' },
];

/** A count in words: `23 vigentes em 31/10/2026, R$ 4,1 milhões`. */
function said(of: Contagem | null, one: string, many: string): { text: string; to: string } | null {
  if (!of || of.linhas === 0) return null;
  return {
    text: `${counted(of.linhas, one, many)} em ${brazilianDay(of.referencia)}, ${shortMoney(of.valor)}`,
    to: of.para,
  };
}

/** The tasks whose data this body publishes. */
function useConcerned(): typeof TASKS {
  const applies = useApplies();
  return TASKS.filter(({ dataset }) => {
    const page = dataset ? pageFor(dataset) : null;
    return page === null || (page !== undefined && applies(page));
  });
}

/** The tasks that people come for. */
export function Tasks({ data }: { data: Inicio | null }) {
  const concerned = useConcerned();
  return (
    <section className={styles.tasks} aria-labelledby="tarefas">
      <h2 id="tarefas">O que você procura?</h2>
      <ul>
        {concerned.map((task) => (
          <Item key={task.to} task={task} data={data} />
        ))}
      </ul>
    </section>
  );
}

function Item({ task: { to, icon, title, about, now }, data }: { task: Task; data: Inicio | null }) {
  const { tenant } = usePortal();
  const elsewhere = to === '/ouvidoria' ? tenant?.ouvidoria : null;
  return (
    <li className={card(styles.task)}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{elsewhere ? <Away to={elsewhere}>{title}</Away> : <Link to={to}>{title}</Link>}</h3>
        <p>{about}</p>
        {now && (data ? <Now of={now(data)} /> : <span className={styles.wait} />)}
      </div>
    </li>
  );
}

function Now({ of }: { of: { text: string; to: string } | null }) {
  if (!of) return null;
  return (
    <Link className={styles.now} to={of.to}>
      {of.text}
    </Link>
  );
}
