import type { GroupAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { drawPivot, isStackable } from '../../catalog/explorar/draw.ts';
import { type Exploration, explorationOf, explorationTitle } from '../../catalog/explorar/exploration.ts';
import { type PivotTable, pivotOf } from '../../catalog/explorar/pivot.ts';
import { printQuery, type Query } from '../../catalog/query.ts';
import { useAnswer } from '../dataset/data.ts';
import { Failed } from '../dataset/states.tsx';
import { type ListTab, shapeOf } from '../dataset/url.ts';
import { usePortal } from '../portal.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWidth } from '../ui/width.ts';
import styles from './explorar.module.css';
import { ExploreForm } from './form.tsx';
import { GroupFiles } from './groups.tsx';
import { Picture } from './picture.tsx';
import { Pivot } from './pivot.tsx';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
}

/** The groups of a list by one field or two that the reader chooses, drawn and as a table. The address says it all. */
export default function Explorar({ set, query, tab }: Props) {
  // Inside a page of somebody else's nothing is chosen.
  const { embedded = false } = usePortal();
  const exploration = explorationOf(set, query, shapeOf(tab));
  const { data, error, refetch } = useAnswer<GroupAnswer>(`/${set.id}?${printQuery(set, exploration.query)}`, true);
  return (
    <div className={styles.explorar}>
      {!embedded && <ExploreForm set={set} exploration={exploration} />}
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Skeleton lines={8} />}
      {!error && data && (
        <Explored
          set={set}
          exploration={exploration}
          pivot={pivotOf(set, exploration, data.data)}
          embedded={embedded}
        />
      )}
    </div>
  );
}

interface ExploredProps {
  set: Dataset;
  exploration: Exploration;
  pivot: PivotTable;
  embedded: boolean;
}

function Explored({ set, exploration, pivot, embedded }: ExploredProps) {
  const title = explorationTitle(set, exploration);
  const isDrawn = exploration.shape !== 'tabela';
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!embedded && <GroupFiles set={set} exploration={exploration} />}
      </div>
      {isDrawn && isStackable(pivot) && <Drawn set={set} exploration={exploration} pivot={pivot} />}
      {isDrawn && !isStackable(pivot) && (
        <p className={styles.note}>
          Há valores negativos entre os grupos, que um gráfico de partes não mostraria bem: eles estão na tabela.
        </p>
      )}
      <Pivot set={set} exploration={exploration} pivot={pivot} title={title} />
    </figure>
  );
}

/** Pixels that a drawing is laid out for until the width of its place is known, and where no script measures it. */
const USUAL_WIDTHS = { wide: 720, narrow: 330 };

/** The drawing, laid out for the width that there is, so that its letters keep their size. Until that is known, for two. */
function Drawn({ set, exploration, pivot }: Omit<ExploredProps, 'embedded'>) {
  const [frame, width] = useWidth();
  const drawn = (room: number, className?: string) => (
    <Picture drawing={drawPivot({ set, exploration, pivot, width: room })} className={className} />
  );
  return (
    <div ref={frame} aria-hidden="true">
      {width > 0 ? (
        drawn(width)
      ) : (
        <>
          {drawn(USUAL_WIDTHS.wide, styles.wide)}
          {drawn(USUAL_WIDTHS.narrow, styles.narrow)}
        </>
      )}
    </div>
  );
}
