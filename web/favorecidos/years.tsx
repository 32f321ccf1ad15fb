import type { FavorecidoStage, FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { AllRows } from './all.tsx';
import { Chart } from './chart.tsx';
import styles from './favorecido.module.css';
import { addMoney } from './figures.ts';

/** The stages, each with the dataset whose documents add up to it. */
const STAGES: readonly { name: FavorecidoStage; label: string; dataset: string; spare?: true }[] = [
  { name: 'vlrEmpenhado', label: 'Empenhado', dataset: 'empenhos' },
  { name: 'vlrReforco', label: 'Reforçado', dataset: 'empenhos-eventos', spare: true },
  { name: 'vlrAnulado', label: 'Anulado', dataset: 'empenhos-eventos', spare: true },
  { name: 'vlrLiquidado', label: 'Liquidado', dataset: 'liquidacoes' },
  { name: 'vlrPago', label: 'Pago', dataset: 'pagamentos' },
];

/** The sums committed, settled and paid in each year. Every figure leads to the documents it is the sum of. */
export function Years({ years }: { years: readonly FavorecidoYear[] }) {
  if (years.length === 0) return null;
  const shown = STAGES.filter(({ name, spare }) => !spare || years.some((year) => year[name] !== 0));
  return (
    <section className={card(styles.part)} aria-labelledby="ano-a-ano">
      <div className={styles.head}>
        <h2 id="ano-a-ano">Ano a ano</h2>
        <p>Pela data de cada documento</p>
      </div>
      <Chart years={years} />
      <div className={styles.frame}>
        <table className={styles.years}>
          <caption>
            <Hidden>Empenhado, liquidado e pago em cada ano</Hidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Ano</th>
              {shown.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.ano}>
                <th scope="row">{year.ano}</th>
                {shown.map(({ name, label, dataset }) => (
                  <td key={name} data-label={label}>
                    <Amount value={year[name]} dataset={dataset} query={year.listas[dataset]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {shown.map(({ name, label }) => (
                <td key={name} data-label={label}>
                  {reais(addMoney(years.map((year) => year[name])))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Amount({ value, dataset, query }: { value: number; dataset: string; query: string | undefined }) {
  if (value === 0 || query === undefined) return reais(value);
  return (
    <AllRows dataset={dataset} query={query}>
      {reais(value)}
    </AllRows>
  );
}
