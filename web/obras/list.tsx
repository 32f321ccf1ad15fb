import { useMemo, useState } from 'react';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Atlas } from '../../catalog/obras/answer.ts';
import { MOST, type Query } from '../../catalog/query.ts';
import { useRows } from '../dataset/data.ts';
import { sliceOf, writeAddress } from '../dataset/url.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useNarrow, useStacked } from '../ui/narrow.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAtlas } from './atlas.ts';
import { Badge } from './badge.tsx';
import { TownMap } from './map.tsx';
import { type MapMark, marksInside, marksOf, tallySituations } from './marks.ts';
import styles from './obras.module.css';

/**
 * The map of the works of a question, and those that stand still: all of them, not only those of this page of the
 * table.
 */
export default function Works({ set, query }: { set: Dataset; query: Query }) {
  const { data } = useRows(set, { ...query, page: 1, size: MOST });
  const town = useAtlas();
  const { height, folded, toggle } = useHeight();
  return (
    <section className={card(styles.part)} aria-labelledby="mapa-das-obras">
      <div className={styles.title}>
        <h2 id="mapa-das-obras">Onde ficam as obras</h2>
        {toggle && (
          <button type="button" className={button()} aria-expanded={!folded} onClick={toggle}>
            {folded ? 'Ver o mapa' : 'Fechar o mapa'}
          </button>
        )}
      </div>
      {data ? (
        <Found set={set} query={query} data={data} town={town} height={height} folded={folded} />
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}

interface Props {
  set: Dataset;
  query: Query;
  data: ListAnswer;
  town: Atlas;
  height: number;
  folded: boolean;
}

function Found({ set, query, data, town, height, folded }: Props) {
  const marks = useMemo(() => marksOf(set, data.data), [set, data]);
  const shown = useMemo(() => marksInside(marks, town), [marks, town]);
  const counts = tallySituations(data.data.map(({ txtSituacao }) => String(txtSituacao)));
  const stopped = counts.find(({ situation }) => situation === STOPPED)?.count ?? 0;
  const to = (situation: string) => writeAddress(set, sliceOf(query, 'txtSituacao', situation) ?? query);
  return (
    <>
      <p className={styles.said}>
        {stopped > 0 ? (
          <Link to={to(STOPPED)}>{works(stopped, 'está paralisada', 'estão paralisadas')}</Link>
        ) : (
          'Nenhuma obra desta consulta está paralisada'
        )}
        . {!folded && missing(data, marks.length)}
      </p>
      {!folded && shown.length > 0 && (
        <TownMap
          // The key makes another map of another question, seen whole at first.
          key={shown.map(({ key }) => key).join()}
          atlas={town}
          marks={shown}
          label={`Mapa com ${works(shown.length, '', '').trim()}; a tabela traz as mesmas obras em texto`}
          height={height}
        />
      )}
      {!folded && <Outside marks={marks.filter((mark) => !shown.includes(mark))} />}
      {!folded && <Legend counts={counts} to={to} />}
    </>
  );
}

function Legend({ counts, to }: { counts: ReturnType<typeof tallySituations>; to(situation: string): string }) {
  return (
    <ul className={styles.legend} aria-label="Obras por situação">
      {counts.map(({ situation, count }) => (
        <li key={situation}>
          <Link to={to(situation)}>
            <Badge situation={situation} /> {situation}: {count}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The height of the map. Above its list it waits behind a button, so that the first works are on the first screen. */
function useHeight(): { height: number; folded: boolean; toggle: (() => void) | null } {
  const [narrow, stacked] = [useNarrow(), useStacked()];
  const [folded, fold] = useState(true);
  if (stacked) return { height: narrow ? 400 : 300, folded, toggle: () => fold(!folded) };
  return { height: 420, folded: false, toggle: null };
}

const STOPPED = 'Paralisada';

/** A count of works in words: `1 obra está paralisada`, `3 obras estão paralisadas`. */
const works = (count: number, one: string, many: string): string =>
  count === 1 ? `1 obra ${one}` : `${count.toLocaleString('pt-BR')} obras ${many}`;

/** The sentence on the works that the map leaves out. */
function missing({ data, total }: ListAnswer, placed: number): string {
  const without = data.length - placed;
  const cut = total > data.length ? ` O mapa mostra as primeiras ${MOST.toLocaleString('pt-BR')} obras.` : '';
  if (without === 0)
    return `${placed === 1 ? 'A obra tem' : `As ${placed.toLocaleString('pt-BR')} obras têm`} posição informada.${cut}`;
  return `${works(without, 'não tem posição informada', 'não têm posição informada')} e só ${without === 1 ? 'aparece' : 'aparecem'} na tabela.${cut}`;
}

function Outside({ marks }: { marks: readonly MapMark[] }) {
  if (marks.length === 0) return null;
  return (
    <div className={styles.outside}>
      <p>{works(marks.length, 'fica fora da área do mapa:', 'ficam fora da área do mapa:')}</p>
      <ul>
        {marks.map(({ key, name, situation, to }) => (
          <li key={key}>
            <Badge situation={situation} /> {to ? <Link to={to}>{name}</Link> : name} ({situation})
          </li>
        ))}
      </ul>
    </div>
  );
}
