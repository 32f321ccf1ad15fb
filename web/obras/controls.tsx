import { Hidden } from '../ui/hidden.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './map.module.css';
import { type MapView, move, type Size, zoom } from './view.ts';

interface Props {
  view: MapView;
  size: Size;
  least: number;
  /** Whether the map no longer shows its first view. */
  moved: boolean;
  /** Sets the view; null goes back to the first one. */
  change(view: MapView | null): void;
}

const STEP = 1.6;
/** The pixels that one press moves the map by. */
const PACE = 120;

/** Buttons that move and zoom the map, for who can use neither fingers nor a mouse (WCAG 2.5.7). */
export function Controls({ view, size, least, moved, change }: Props) {
  const actions: [IconName, string, MapView | null][] = [
    ['more', 'Aproximar o mapa', zoom(view, size, STEP, least)],
    ['less', 'Afastar o mapa', zoom(view, size, 1 / STEP, least)],
  ];
  const ways: [IconName, string, MapView | null][] = [
    ['left', 'Mover o mapa para o oeste', move(view, PACE, 0)],
    ['up', 'Mover o mapa para o norte', move(view, 0, PACE)],
    ['down', 'Mover o mapa para o sul', move(view, 0, -PACE)],
    ['right', 'Mover o mapa para o leste', move(view, -PACE, 0)],
    ['enlarge', 'Mostrar todas as obras', null],
  ];
  return (
    <div className={styles.controls}>
      {[...actions, ...(moved ? ways : [])].map(([icon, label, next]) => (
        <button key={label} type="button" title={label} onClick={() => change(next)}>
          <Icon name={icon} />
          <Hidden>{label}</Hidden>
        </button>
      ))}
    </div>
  );
}
