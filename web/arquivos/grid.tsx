import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import styles from './duties.module.css';
import { DutyMark } from './mark.tsx';
import { sumUp, yearLabel } from './sum.ts';

interface Props {
  category: FileCategory;
  duties: readonly Dever[];
}

/** What has to be published and how it stands: years by periods, or parts by years where a year has no periods. */
export function DutyGrid({ category, duties }: Props) {
  if (duties.length === 0) return null;
  const isDivided = duties.some(({ periodo }) => periodo !== null);
  return (
    <section className={card(styles.grid)} aria-labelledby="situacao">
      <div className={styles.head}>
        <h2 id="situacao">Situação das publicações</h2>
        <p>{sentenceOf(duties)}</p>
      </div>
      {isDivided ? <Periods category={category} duties={duties} /> : <Parts category={category} duties={duties} />}
    </section>
  );
}

function sentenceOf(duties: readonly Dever[]): string {
  const missing = duties.filter(({ estado }) => estado === 'falta').length;
  if (missing === 0) return 'Nada do que já venceu está em falta.';
  return missing === 1 ? '1 documento ou parte não publicado.' : `${missing} documentos ou partes não publicados.`;
}

/** Values of a column or row, each once, in the order in which they come. */
const distinct = <T,>(values: readonly T[]): T[] => [...new Set(values)];

/** A line for each year, and in it each period with all its parts. */
function Periods({ category, duties }: Props) {
  const years = distinct(duties.map(({ ano }) => ano)).sort((one, other) => (other ?? 0) - (one ?? 0));
  const periods = distinct(duties.map(({ periodo }) => periodo ?? '')).sort();
  return (
    <table className={styles.table}>
      <caption>
        <Hidden>O que está publicado de cada período de cada ano</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Ano</th>
          {periods.map((periodo) => (
            <th key={periodo} scope="col">
              {periodo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((ano) => (
          <tr key={ano}>
            <th scope="row">{ano}</th>
            {periods.map((periodo) => {
              const own = duties.filter((due) => due.ano === ano && due.periodo === periodo);
              return (
                <td key={periodo} data-label={periodo} data-empty={own.length === 0}>
                  {own.length > 0 && <PeriodSum category={category} own={own} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a whole period stands; it leads to its parts. A document without parts leads to itself. */
function PeriodSum({ category, own }: { category: FileCategory; own: readonly Dever[] }) {
  const [only] = own;
  if (own.length === 1 && only) return <DutyMark category={category} due={only} />;
  const { state, text, more } = sumUp(category, own);
  const asked = new URLSearchParams({ ano: String(only?.ano), periodo: only?.periodo ?? '' });
  return (
    <div className={styles.state} data-state={state}>
      <Link to={`?${asked}#partes`}>
        {text}
        <Hidden>
          {' '}
          ({only?.periodo} de {only?.ano})
        </Hidden>
      </Link>
      {more && <small>{more}</small>}
    </div>
  );
}

/** A line for each part, and in it each year. */
function Parts({ category, duties }: Props) {
  const years = distinct(duties.map(yearLabel)).sort().reverse();
  const parts = distinct(duties.map(({ nome }) => nome));
  return (
    <table className={styles.table}>
      <caption>
        <Hidden>O que está publicado de cada ano</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{parts.length > 1 || parts[0] ? 'Parte' : 'Documento'}</th>
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((nome) => (
          <tr key={nome}>
            <th scope="row">{nome ?? category.title}</th>
            {years.map((year) => {
              const due = duties.find((one) => one.nome === nome && yearLabel(one) === year);
              return (
                <td key={year} data-label={year} data-empty={!due}>
                  {due && <DutyMark category={category} due={due} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
