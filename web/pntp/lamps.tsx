import type { PntpCriterio } from '../../catalog/pntp/answer.ts';
import { ITEM_NAMES } from '../../catalog/pntp/matrix.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './pntp.module.css';

/** The items of a criterion in a glance: a letter each, lit or struck through. The words are for who does not see it. */
export const Lamps = ({ of: { itens } }: { of: PntpCriterio }) => (
  <ul className={styles.lamps}>
    {itens.map(({ item, cumprido }) => (
      <li key={item} data-met={cumprido} title={`${ITEM_NAMES[item].name}: ${metWord(cumprido)}`}>
        <span aria-hidden="true">{ITEM_NAMES[item].letter}</span>
        <Hidden>
          {ITEM_NAMES[item].name}: {metWord(cumprido)}
        </Hidden>
      </li>
    ))}
  </ul>
);

export const metWord = (met: boolean): string => (met ? 'cumprido' : 'não cumprido');
