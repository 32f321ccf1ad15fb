import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { datasetPages } from '../catalog.ts';
import { useApplies } from '../portal.ts';
import { Link } from '../ui/link.tsx';
import styles from './legal.module.css';

const partsOf = (id: string): Page[] => datasetPages.filter(({ part }) => part === id);

const AND = new Intl.ListFormat('pt-BR');

/** What belongs to the records of a dataset in tables of its own, in words; empty where nothing does. */
export function heldParts(set: Dataset, applies: (page: Page) => boolean): string {
  const held = partsOf(sourceOf(set)).filter((page) => !set.list.beside?.includes(page.id) && applies(page));
  return AND.format(held.map(({ title }) => title.charAt(0).toLocaleLowerCase('pt-BR') + title.slice(1)));
}

/** The lists that belong to one of the menu, each at an address of its own. */
export function Parts({ set }: { set: Dataset }) {
  const applies = useApplies();
  const others = partsOf(set.part ?? sourceOf(set)).filter((page) => page.id !== set.id && applies(page));
  if (others.length === 0) return null;
  return (
    <nav className={styles.legal} aria-label="Também em lista">
      <span>Também em lista:</span>
      {others.map(({ id, title }) => (
        <Link key={id} to={`/${id}`}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
