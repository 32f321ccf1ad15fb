import { useId } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { chartQuery } from '../../catalog/explorar/exploration.ts';
import type { Query } from '../../catalog/query.ts';
import { isExploring, type ListTab, writeAddress } from '../dataset/url.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Fold } from '../ui/fold.tsx';
import { onlyWide } from '../ui/only.ts';
import { Sign } from '../ui/sign.tsx';
import styles from './explorar.module.css';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
}

/** The address under which a result may stand in somebody else's page, and its pictures. */
export function Incorporar({ set, query, tab }: Props) {
  const { origin } = usePortal();
  const address = (of: Query, shown: ListTab, ending = ''): string =>
    `${origin}/embed/${set.id}${ending}${writeAddress(set, of, shown)}`;
  const code = `<iframe src="${address(query, tab).replaceAll('&', '&amp;')}" title="${set.title}" width="100%" height="${HEIGHTS[tab] ?? 640}" loading="lazy"></iframe>`;
  const pictures = isExploring(tab)
    ? [{ title: 'Imagem', of: query, shown: tab }]
    : set.list.charts.map((chart) => ({ title: chart.title, ...chartQuery(set, query, chart) }));
  return (
    <Fold
      wide
      className={`${styles.tool} ${onlyWide}`}
      label={
        <>
          <Sign name="code" />
          Incorporar
        </>
      }
    >
      <div className={styles.panel}>
        <Code text={code} />
        {pictures.map(({ title, of, shown }) => (
          <p key={title}>
            {title}: <a href={address(of, shown, '.svg')}>SVG</a> <a href={address(of, shown, '.png')}>PNG</a>
          </p>
        ))}
        <p className={styles.note}>A fonte, a data dos dados e o endereço desta página vão junto.</p>
      </div>
    </Fold>
  );
}

/** Pixels that are enough for most results; the page that frames one may say another height. */
const HEIGHTS: Readonly<Partial<Record<ListTab, number>>> = { tabela: 900, graficos: 900 };

/** The code to copy, whole in a box where scripts do not run. */
function Code({ text }: { text: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Código para uma página sua</label>
      <textarea id={id} readOnly rows={4} value={text} />
      <button
        type="button"
        className={button()}
        data-scripted
        onClick={() => copyText(text, 'Código copiado', 'Copie o código:')}
      >
        Copiar código
      </button>
    </>
  );
}
