import type { ReactNode } from 'react';
import type { Dados, Declaracao } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { freshnessText } from '../../catalog/list/fresh.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { pageFor } from '../catalog.ts';
import { type Crumb, Crumbs } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { type HeadDescription, Title } from '../ui/title.tsx';
import styles from './head.module.css';

interface Props {
  steps: readonly Crumb[];
  title: string;
  /** The sentence under the title. */
  lead: ReactNode;
  /** The part at the end of the title's line. */
  aside?: ReactNode;
  /** Keeps the head low, where the rows stand right under it. */
  tight?: boolean;
  /** The description for search engines and for whoever shares the address. */
  told?: HeadDescription | undefined;
}

/** The way to a dataset's own page, below its section: one outside the menu is reached through the list it belongs to. */
export function stepsOf({ title, part }: { title: string; part?: string }): Crumb[] {
  const parent = part === undefined ? undefined : pageFor(part);
  return [...(parent ? [{ label: parent.title, to: `/${parent.id}` }] : []), { label: title }];
}

/** The head of a page: the way to it, its name and one sentence of what it is. */
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

/** The address of a dataset's loads; a cut has those of what it is cut from. */
export const loadsPath = (set: Pick<Dataset, 'id' | 'cut'>): string => `/cargas/${set.cut?.of ?? set.id}`;

interface Fresh {
  dados: Dados | undefined;
  said?: Declaracao | null | undefined;
  /** The page of the loads. */
  to?: string | undefined;
}

/** The data's date, or that of the statement in their place; room is kept while the answer is on its way. */
export function Freshness({ dados, said, to }: Fresh) {
  if (!dados) return <p className={styles.soon}>&nbsp;</p>;
  const stated = said && !dados.publicadaEm ? `Declaração de ${dayOf(said.publicadaEm)}` : null;
  const text = stated ?? freshnessText(dados);
  return <p className={styles.fresh}>{to && (stated || dados.publicadaEm) ? <Link to={to}>{text}</Link> : text}</p>;
}
