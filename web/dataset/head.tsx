import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dados, Declaracao } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fresh } from '../../catalog/list/fresh.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { type Crumb, Crumbs } from '../ui/crumbs.tsx';
import { Title, type Told } from '../ui/title.tsx';
import styles from './head.module.css';

interface Props {
  steps: readonly Crumb[];
  title: string;
  /** What this is, under the title. */
  lead: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** In little height, where what one came for stands under it. */
  tight?: boolean;
  /** For search engines and whoever shares the address. */
  told?: Told | undefined;
}

/** The way to a dataset's own page, below its section. */
export const stepsOf = ({ title }: { title: string }): Crumb[] => [{ label: title }];

/** The way here, the name of the page and one sentence of what it is. */
export function Head({ steps, title, lead, aside, tight = false, told }: Props) {
  return (
    <>
      <Crumbs steps={steps} />
      <div className={tight ? `${styles.head} ${styles.tight}` : styles.head}>
        <div className={styles.words}>
          <Title page={title} told={told}>
            {title}
          </Title>
          <div className={styles.lead}>{lead}</div>
        </div>
        {aside}
      </div>
    </>
  );
}

/** Where the loads of a dataset are: those of a cut are of what it is cut from. */
export const loadsPath = (set: Pick<Dataset, 'id' | 'cut'>): string => `/cargas/${set.cut?.of ?? set.id}`;

interface Fresh {
  dados: Dados | undefined;
  said?: Declaracao | null | undefined;
  /** The loads that it speaks of. */
  to?: string | undefined;
}

/** The data's date, or that of the statement in their place; room is kept while the answer is on its way. */
export function Freshness({ dados, said, to }: Fresh) {
  if (!dados) return <p className={styles.soon}>&nbsp;</p>;
  const stated = said && !dados.publicadaEm ? `Declaração de ${dayOf(said.publicadaEm)}` : null;
  const text = stated ?? fresh(dados);
  return <p className={styles.fresh}>{to && (stated || dados.publicadaEm) ? <Link to={to}>{text}</Link> : text}</p>;
}
