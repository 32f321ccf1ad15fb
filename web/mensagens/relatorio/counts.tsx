import { useId } from 'react';
import type { Tabela } from '../../../catalog/mensagens/tabela.ts';
import { shareOf } from '../../../catalog/texto/figures.ts';
import { capitalize } from '../../ui/capital.ts';
import { card } from '../../ui/card.ts';
import styles from './relatorio.module.css';

interface Props {
  part: Tabela;
  /** The whole name of the table, for who hears it alone. */
  heading: string;
  /** The plural of what is counted. */
  of: string;
}

/** A count of a report. The bars repeat what the table says, for the eyes alone. */
export function Counts({ part: { titulo, por, contas }, heading, of }: Props) {
  const id = useId();
  const sum = contas.reduce((all, { total }) => all + total, 0);
  const most = Math.max(1, ...contas.map(({ total }) => total));
  return (
    <section className={card(styles.part)} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <table aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{por}</th>
            <th scope="col" className={styles.end}>
              {capitalize(of)}
            </th>
            <th scope="col" className={styles.end}>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {contas.map(({ rotulo, total }) => (
            <tr key={rotulo}>
              <th scope="row">
                <span>{rotulo}</span>
                <svg aria-hidden="true">
                  <rect className={styles.track} width="100%" height="100%" rx="3" />
                  <rect className={styles.bar} width={`${(total / most) * 100}%`} height="100%" rx="3" />
                </svg>
              </th>
              <td className={styles.end}>{total.toLocaleString('pt-BR')}</td>
              <td className={styles.end}>{shareOf(total, sum) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
