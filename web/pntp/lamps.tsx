import type { PntpCriterio, PntpItem } from '../../catalog/pntp/answer.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './pntp.module.css';

/** The five items that an auditor verifies, as the matrix abbreviates and names them. */
export const ITEM_NAMES: Readonly<Record<PntpItem['item'], { letter: string; name: string }>> = {
  disponibilidade: { letter: 'D', name: 'Disponibilidade' },
  atualidade: { letter: 'A', name: 'Atualidade' },
  serie: { letter: 'S', name: 'Série histórica' },
  gravacao: { letter: 'G', name: 'Gravação de relatórios' },
  filtro: { letter: 'F', name: 'Filtro de pesquisa' },
};

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
