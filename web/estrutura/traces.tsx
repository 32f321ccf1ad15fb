import type { GroupAnswer } from '../../catalog/dataset/answer.ts';
import { pageFor } from '../catalog.ts';
import { useAnswer } from '../dataset/data.ts';
import { useApplies } from '../portal.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './estrutura.module.css';

/** The lists that name the unit of each row: under which field, and of which period they show the latest. */
const LISTS = [
  { id: 'servidores', field: 'txtOrgao', period: 'dtMesAno' },
  { id: 'contratos', field: 'txtUnidadeOrcamentaria', period: 'numAnoPub' },
  { id: 'licitacao', field: 'txtUnidadeOrcamentaria', period: 'numExercicio' },
  { id: 'diarias', field: 'txtUnidadeOrcamentaria', period: 'numExercicio' },
  { id: 'obras', field: 'txtUnidadeOrcamentaria', period: 'numExercicio' },
] as const;

/** The lists that name a unit; nothing is said where none of them does. */
export function Traces({ names }: { names: readonly string[] }) {
  const expense = useDespesaTrace(names);
  const lists = [useTrace(0, names), useTrace(1, names), useTrace(2, names), useTrace(3, names), useTrace(4, names)];
  const found = [expense, ...lists].filter((one) => one !== null);
  if (found.length === 0) return null;
  return (
    <section className={card(styles.part)}>
      <h2>Nos dados deste portal</h2>
      <ul className={styles.traces}>
        {found.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to}>{label}</Link> {count && <small>{count}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Trace {
  to: string;
  label: string;
  count: string;
}

/** The rows of a unit in the latest period that has any. */
function useTrace(place: number, names: readonly string[]): Trace | null {
  const list = LISTS[place];
  const applies = useApplies();
  const page = list && pageFor(list.id);
  const asked = list && page && applies(page);
  const which = names.map((name) => `${list?.field}=${encodeURIComponent(name)}`).join('&');
  const { data } = useAnswer<GroupAnswer>(
    asked ? `/${list.id}?${which}&_por=${list.period}&_sort=-chave&_size=1` : null,
  );
  const latest = data?.data[0];
  if (!latest || !list || !page) return null;
  const count = `${latest.linhas.toLocaleString('pt-BR')} em ${latest.rotulo}`;
  return { to: `/${list.id}?${list.period}=${latest.chave}&${which}`, label: page.title, count };
}

/** The node of a unit in the expenses of the latest exercise, by the name that they give it. */
function useDespesaTrace(names: readonly string[]): Trace | null {
  const { data } = useAnswer<{ data: { nome: string; no: string }[] }>('/despesa?por=unidade&_size=1000');
  const own = data?.data.find(({ nome }) => names.includes(nome));
  return own ? { to: `/despesa?no=${encodeURIComponent(own.no)}`, label: 'Despesas', count: own.no.slice(0, 4) } : null;
}
