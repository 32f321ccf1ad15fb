import { useMemo, useState } from 'react';
import type { Atlas, GeoSpot } from '../../catalog/obras/answer.ts';
import { Link } from '../ui/link.tsx';
import { useRule } from '../ui/rule.ts';
import { useWidth } from '../ui/width.ts';
import { Controls } from './controls.tsx';
import { useGesture } from './gesture.ts';
import { Land, useGround } from './ground.tsx';
import styles from './map.module.css';
import { type MapMark, PATHS, shapeOf } from './marks.ts';
import { spreadPoints } from './spread.ts';
import {
  boxOf,
  frameBox,
  type MapView,
  type Point,
  pixelOf,
  projectionAround,
  type Size,
  scaleRuler,
  spotsOf,
} from './view.ts';

interface Props {
  atlas: Atlas;
  marks: readonly MapMark[];
  /** The name of the picture for a screen reader. */
  label: string;
  height: number;
}

/** The least distance between marks: nearer ones could not be pressed one by one (WCAG 2.5.8). */
const GAP = 24;

/** Works on the map of their town. Every mark is a link; the table says the same in words. */
export function TownMap({ atlas, marks, label, height }: Props) {
  const [frame, width] = useWidth();
  const size = { width, height };
  const origin = useOrigin(atlas, marks);
  const ground = useGround(atlas, origin);
  const home = useHome(atlas, marks, origin, size);
  const [own, setOwn] = useState<MapView | null>(null);
  const view = own ?? home;
  const least = home.scale / 2;
  const gesture = useGesture({ view, size, least, change: setOwn });
  const placed = usePlaced(marks, origin, view.scale);
  const [told, setTold] = useState<string | null>(null);
  const about = placed.find(({ mark }) => mark.key === told);
  return (
    <div ref={frame} className={`${styles.frame} ${useRule(`min-height: ${height}px`)}`}>
      {width > 0 && (
        <>
          <svg
            className={own ? styles.loose : styles.map}
            width={width}
            height={height}
            aria-label={label}
            {...gesture}
          >
            <Land ground={ground} view={view} size={size} />
            {placed.map(({ mark, at, from }) => (
              <Thread key={mark.key} from={pixelOf(view, size, from)} to={pixelOf(view, size, at)} />
            ))}
            {placed.map(({ mark, at }) => (
              <Placed
                key={mark.key}
                mark={mark}
                at={pixelOf(view, size, at)}
                size={size}
                tell={(on) => setTold(on ? mark.key : null)}
                reveal={() => setOwn({ ...view, ...at })}
              />
            ))}
            {about && <Tip mark={about.mark} at={pixelOf(view, size, about.at)} size={size} />}
          </svg>
          <Ruler scale={view.scale} />
          <Controls view={view} size={size} least={least} moved={own !== null} change={setOwn} />
        </>
      )}
    </div>
  );
}

/** The middle of the town; where there is no map, of its works. */
function useOrigin(atlas: Atlas, marks: readonly MapMark[]): GeoSpot {
  return useMemo(() => {
    const spots = atlas.features.length > 0 ? spotsOf(atlas) : marks.map(({ spot }) => spot);
    const box = boxOf(spots.map(([x, y]) => ({ x, y })));
    return box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [0, 0];
  }, [atlas, marks]);
}

/** The view that shows all works, spread as they will be, or without any the whole town. */
function useHome(atlas: Atlas, marks: readonly MapMark[], origin: GeoSpot, { width, height }: Size): MapView {
  return useMemo(() => {
    const project = projectionAround(origin);
    const spots = marks.length > 0 ? marks.map(({ spot }) => spot) : spotsOf(atlas);
    const points = spots.map(([long, lat]) => project(long, lat));
    const first = frameBox(boxOf(points) ?? NOTHING, { width, height });
    return marks.length > 0 ? frameBox(boxOf(apart(points, first.scale)) ?? NOTHING, { width, height }) : first;
  }, [atlas, marks, origin, width, height]);
}

const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

/** Points in metres, as far from each other as marks must be where a metre is so many pixels. */
function apart(points: readonly Point[], scale: number): Point[] {
  const pixels = points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return spreadPoints(pixels, GAP).map(({ x, y }) => ({ x: x / scale, y: y / scale }));
}

/** A mark, where it is drawn and where the work really is. */
interface Laid {
  mark: MapMark;
  at: Point;
  from: Point;
}

/** The places of the marks. Their distance depends on the scale alone, so moving the map computes nothing anew. */
function usePlaced(marks: readonly MapMark[], origin: GeoSpot, scale: number): Laid[] {
  return useMemo(() => {
    const project = projectionAround(origin);
    const there = marks.map(({ spot: [long, lat] }) => project(long, lat));
    const places = apart(there, scale);
    return marks.map((mark, i) => ({ mark, at: places[i] ?? NOWHERE, from: there[i] ?? NOWHERE }));
  }, [marks, origin, scale]);
}

const NOWHERE: Point = { x: 0, y: 0 };

/** A line from a mark that had to make room to the place of its work. */
function Thread({ from, to }: { from: Point; to: Point }) {
  if (Math.hypot(from.x - to.x, from.y - to.y) < GAP / 2) return null;
  return (
    <g className={styles.thread}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r="2" />
    </g>
  );
}

interface PlacedProps {
  mark: MapMark;
  at: Point;
  size: Size;
  /** Shows the name of the work beside its mark, or hides it. */
  tell(on: boolean): void;
  /** Brings the mark into the picture. */
  reveal(): void;
}

function Placed({ mark: { name, situation, done, to }, at, size, tell, reveal }: PlacedProps) {
  const hidden = at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height;
  const shape = shapeOf(situation);
  const drawing = (
    <>
      <circle className={styles.target} r={GAP / 2} />
      <path className={`${styles.mark} ${styles[shape]}`} d={PATHS[shape]} />
    </>
  );
  const show = () => {
    tell(true);
    if (hidden) reveal();
  };
  return (
    <g transform={`translate(${at.x} ${at.y})`} onPointerEnter={() => tell(true)} onPointerLeave={() => tell(false)}>
      {to ? (
        <Link
          to={to}
          className={styles.link}
          aria-label={[name, situation, done].filter(Boolean).join(', ')}
          onFocus={show}
          onBlur={() => tell(false)}
        >
          {drawing}
        </Link>
      ) : (
        drawing
      )}
    </g>
  );
}

/** The number of letters in a line of the tip, about. */
const LINE = 36;
const WIDTH = 268;

/** The name of a work beside its mark, on the side where there is room. */
function Tip({ mark: { name, situation, done }, at, size }: { mark: MapMark; at: Point; size: Size }) {
  const lines = [...wrap(name, LINE).slice(0, 3), [situation, done].filter(Boolean).join(' – ')];
  const height = lines.length * 17 + 12;
  const x = Math.min(Math.max(-WIDTH / 2, 4 - at.x), size.width - at.x - WIDTH - 4);
  const y = at.y > height + 20 ? -height - 14 : 16;
  return (
    <svg className={styles.tip} x={at.x + x} y={at.y + y} aria-hidden="true">
      <rect width={WIDTH} height={height} rx="6" />
      {lines.map((line, i) => (
        <text key={line} x="10" y={19 + i * 17} className={i === lines.length - 1 ? styles.state : undefined}>
          {line}
        </text>
      ))}
    </svg>
  );
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function Ruler({ scale }: { scale: number }) {
  const { length, label } = scaleRuler(scale);
  return (
    <div className={styles.ruler}>
      <span style={{ width: `${length}px` }} />
      {label}
    </div>
  );
}
