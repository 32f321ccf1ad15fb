import type { DespesaPart } from '../../catalog/despesa/answer.ts';
import { DIMENSIONS, dimensionOf, usualOf } from '../../catalog/despesa/despesa.ts';
import { parseNode } from '../../catalog/sums/node.ts';
import { reais, shareOf } from '../../catalog/texto/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useRule } from '../ui/rule.ts';
import type { STAGE_COLUMNS } from './columns.ts';
import { despesaSearch, useDespesa } from './data.ts';
import styles from './tree.module.css';

const IDS = DIMENSIONS.map(({ id }) => id);
/** The number of parts shown inside the tree; a node's own page has all. */
const FEW = 15;

interface Props {
  part: DespesaPart;
  level: number;
  /** The place of the row among its siblings, and their number. */
  place: readonly [number, number];
  /** Whether Tab reaches this row. */
  first?: boolean;
  columns: readonly (typeof STAGE_COLUMNS)[number][];
  budgeted: boolean;
  open: ReadonlySet<string>;
  toggle(no: string, unfold: boolean): void;
}

/** A row of the tree, and the rows of its parts when it is unfolded. */
export function Branch({ part, level, place: [at, of], first = false, ...shared }: Props) {
  const { columns, budgeted, open, toggle } = shared;
  const node = parseNode(part.no, IDS);
  const next = node && usualOf(node);
  const unfolded = open.has(part.no);
  return (
    <>
      <tr
        data-no={part.no}
        data-level={level}
        aria-level={level}
        aria-posinset={at}
        aria-setsize={of}
        {...(next && { 'aria-expanded': unfolded })}
        tabIndex={first ? 0 : -1}
      >
        <th scope="row">
          <div className={`${styles.name} ${useRule(`padding-inline-start: ${level - 1}rem`)}`}>
            {next ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`${unfolded ? 'Recolher' : 'Abrir'} ${part.nome} por ${dimensionOf(next)?.label.toLowerCase()}`}
                onClick={() => toggle(part.no, !unfolded)}
              >
                <Icon name={unfolded ? 'up' : 'down'} />
              </button>
            ) : (
              <span className={styles.leaf} />
            )}
            <Name part={part} next={next} />
          </div>
        </th>
        {columns.map(([name, label]) => (
          <td key={name} className={styles.end} data-label={label}>
            {reais(part[name])}
          </td>
        ))}
        {budgeted && (
          <td className={styles.end} data-label="Pago da dotação">
            {shareOf(part.vlrPago, part.vlrOrcamentoAtualizado) ?? '–'}
          </td>
        )}
      </tr>
      {unfolded && next && <Parts of={part} by={next} level={level + 1} {...shared} />}
    </>
  );
}

/** The name of a part, which leads to its own page or, where nothing divides it further, to its documents. */
function Name({ part, next }: { part: DespesaPart; next: string | null | undefined }) {
  const documents = `/despesa/empenhos/${encodeURIComponent(part.no)}`;
  const payee = part.no.split('~').at(-1)?.startsWith('favorecido-');
  return (
    <span>
      <Link to={next ? `/despesa${despesaSearch(part.no)}` : documents}>{part.nome}</Link>
      <small>
        {!payee && part.codigo !== '' && <span>Código {part.codigo}</span>} <Link to={documents}>Ver empenhos</Link>
        {payee && (
          <>
            {' '}
            <Link to={`/favorecidos/${encodeURIComponent(part.codigo)}`}>Tudo deste favorecido</Link>
          </>
        )}
      </small>
    </span>
  );
}

function Parts({ of, by, ...shared }: { of: DespesaPart; by: string } & Omit<Props, 'part' | 'place'>) {
  const { data, error } = useDespesa(`${despesaSearch(of.no, by)}&_size=${FEW}`);
  const width = shared.columns.length + (shared.budgeted ? 2 : 1);
  if (!data || error) {
    return (
      <tr>
        <td colSpan={width} className={styles.soon}>
          {error ? 'Não foi possível abrir esta parte. Feche e abra de novo.' : 'Carregando…'}
        </td>
      </tr>
    );
  }
  return (
    <>
      {data.data.map((part, i) => (
        <Branch key={part.no} part={part} place={[i + 1, data.data.length]} {...shared} />
      ))}
      {data.total > data.data.length && (
        <tr>
          <td colSpan={width} className={styles.soon}>
            <Link to={`/despesa${despesaSearch(of.no, by)}`}>
              Ver {data.total === 1 ? 'o único' : `todos os ${data.total.toLocaleString('pt-BR')}`} de {of.nome}
            </Link>
          </td>
        </tr>
      )}
    </>
  );
}
