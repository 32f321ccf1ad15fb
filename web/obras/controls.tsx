import { Hidden } from '../ui/hidden.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import styles from './map.module.css';
import { type MapView, moveView, type Size, zoomView } from './view.ts';

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
  const actions: [SignName, string, MapView | null][] = [
    ['more', 'Aproximar o mapa', zoomView(view, size, STEP, least)],
    ['less', 'Afastar o mapa', zoomView(view, size, 1 / STEP, least)],
  ];
  const ways: [SignName, string, MapView | null][] = [
    ['left', 'Mover o mapa para o oeste', moveView(view, PACE, 0)],
    ['up', 'Mover o mapa para o norte', moveView(view, 0, PACE)],
    ['down', 'Mover o mapa para o sul', moveView(view, 0, -PACE)],
    ['right', 'Mover o mapa para o leste', moveView(view, -PACE, 0)],
    ['enlarge', 'Mostrar todas as obras', null],
  ];
  return (
    <div className={styles.controls}>
      {[...actions, ...(moved ? ways : [])].map(([icon, label, next]) => (
        <button key={label} type="button" title={label} onClick={() => change(next)}>
          <Sign name={icon} />
          <Hidden>{label}</Hidden>
        </button>
      ))}
    </div>
  );
}
