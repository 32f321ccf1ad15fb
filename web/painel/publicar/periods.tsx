import { formatDay } from '../../../catalog/fields/date.ts';
import type { Ensaio, EnsaioPeriodo } from '../../../catalog/painel/publicar/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './publicar.module.css';
import tableStyles from './table.module.css';
import { isLargeChange } from './words.ts';

/** Rows and sums of each period, as published and as they would be. */
export function Periods({ periodos, deFora }: Pick<Ensaio, 'periodos' | 'deFora'>) {
  return (
    <section id="antes-depois" className={card(styles.part)} aria-label="Antes e depois">
      <h2>O que muda em cada período</h2>
      <p className={styles.aside}>Compare as somas com as do seu sistema: se não batem, é aqui que se descobre.</p>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">Período</th>
            <th scope="col">O quê</th>
            <th scope="col">Hoje no portal</th>
            <th scope="col">Depois</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        {periodos.map((periodo) => (
          <PeriodRows key={periodo.periodo} periodo={periodo} />
        ))}
      </table>
      {deFora.length > 0 && (
        <p>
          Ficam de fora, por serem de outros períodos:{' '}
          {deFora.map(({ periodo, linhas }) => `${counted(linhas, 'linha', 'linhas')} de ${periodo}`).join(', ')}.
        </p>
      )}
    </section>
  );
}

function PeriodRows({ periodo }: { periodo: EnsaioPeriodo }) {
  const { linhasAntes, linhasDepois, somas, referencia } = periodo;
  const large = isLargeChange(periodo);
  return (
    <tbody>
      <tr data-large={large}>
        <th scope="rowgroup" rowSpan={somas.length + 1} data-label="Período">
          {periodo.periodo} {linhasAntes === null && <Tag tone="good">novo</Tag>}
          {large && <Tag tone="warn">confira</Tag>}
          {referencia && <small>dados até {formatDay(referencia)}</small>}
        </th>
        <td data-label="O quê">Linhas</td>
        <Compared antes={linhasAntes} depois={linhasDepois} print={rowsWritten} />
      </tr>
      {somas.map(({ campo, label, antes, depois }) => (
        <tr key={campo} data-large={large}>
          <td data-label="O quê">{label}</td>
          <Compared antes={antes} depois={depois} print={sumWritten} />
        </tr>
      ))}
    </tbody>
  );
}

const rowsWritten = (value: number): string => value.toLocaleString('pt-BR');
const sumWritten = (value: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface ComparedProps {
  antes: number | null;
  depois: number;
  print(value: number): string;
}

function Compared({ antes, depois, print }: ComparedProps) {
  const change = depois - (antes ?? 0);
  const sign = change > 0 ? '+' : '';
  return (
    <>
      <td data-label="Hoje no portal" className={tableStyles.number}>
        {antes === null ? '—' : print(antes)}
      </td>
      <td data-label="Depois" className={tableStyles.number}>
        {print(depois)}
      </td>
      <td data-label="Diferença" className={tableStyles.number} data-sign={Math.sign(change)}>
        {change === 0 ? 'igual' : `${sign}${print(change)}`}
      </td>
    </>
  );
}
