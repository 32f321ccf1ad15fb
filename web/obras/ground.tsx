import { memo, useMemo } from 'react';
import type { Atlas, GeoFeature, GeoSpot } from '../../catalog/obras/answer.ts';
import type { GeoLayer } from '../../catalog/obras/geo.ts';
import styles from './map.module.css';
import {
  boxOf,
  degreesAt,
  degreesBetween,
  linesOf,
  type MapBox,
  type MapView,
  type Point,
  pathOf,
  pixelOf,
  projectionAround,
  type Size,
} from './view.ts';

/** The layers of the map, the lowest first. */
const LAYERS: readonly (string | undefined)[] = ['limite', 'bairro', 'rio', 'via', 'estrada'] satisfies GeoLayer[];

interface Drawn {
  key: string;
  layer: string;
  path: string;
  closed: boolean;
}

interface Label {
  name: string;
  middle: Point;
  width: number;
}

export interface Ground {
  origin: GeoSpot;
  shapes: readonly Drawn[];
  labels: readonly Label[];
}

/** Prepares a map for drawing, once: its shapes in metres, and the names of its areas. */
export function useGround(atlas: Atlas, origin: GeoSpot): Ground {
  return useMemo(() => {
    const project = projectionAround(origin);
    const layered = [...atlas.features].sort((a, b) => depth(a) - depth(b));
    const shapes = layered.map((one, i) => ({
      key: `${i}`,
      layer: one.properties?.tipo ?? '',
      path: pathOf(one, project),
      closed: one.geometry.type.endsWith('Polygon'),
    }));
    return { origin, shapes, labels: layered.flatMap((one) => labelOf(one, origin)) };
  }, [atlas, origin]);
}

const depth = ({ properties }: GeoFeature): number => LAYERS.indexOf(properties?.tipo);

function labelOf({ properties, geometry }: GeoFeature, origin: GeoSpot): Label[] {
  if (properties?.tipo !== 'bairro' || !properties.nome) return [];
  const project = projectionAround(origin);
  const box = boxOf(
    linesOf(geometry)
      .flat()
      .map(([long, lat]) => project(long, lat)),
  );
  if (!box) return [];
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return [{ name: properties.nome, middle, width: box.right - box.left }];
}

/** The shapes of the map, drawn once: moving the map only transforms the group around them. */
const Shapes = memo(function Shapes({ shapes }: { shapes: readonly Drawn[] }) {
  return shapes.map(({ key, layer, path, closed }) => (
    <path key={key} className={`${closed ? styles.area : styles.line} ${styles[layer] ?? ''}`} d={path} />
  ));
});

interface Props {
  ground: Ground;
  view: MapView;
  size: Size;
}

/** The town under the works; without a map of it, the lines of the degrees. */
export function Land({ ground, view, size }: Props) {
  const { scale } = view;
  const zero = pixelOf(view, size, { x: 0, y: 0 });
  if (ground.shapes.length === 0) return <Degrees origin={ground.origin} view={view} size={size} />;
  return (
    <svg aria-hidden="true">
      <g transform={`translate(${zero.x} ${zero.y}) scale(${scale})`}>
        <Shapes shapes={ground.shapes} />
      </g>
      {ground.labels
        .filter(({ name, width }) => width * scale > name.length * LETTER)
        .map((label) => (
          <Name key={label.name} label={label} at={pixelOf(view, size, label.middle)} />
        ))}
    </svg>
  );
}

/** The width of a letter in pixels: a name that is wider than its area would lie across its neighbours. */
const LETTER = 5;

const Name = ({ label, at }: { label: Label; at: Point }) => (
  <text className={styles.name} x={at.x} y={at.y} textAnchor="middle">
    {label.name}
  </text>
);

/** The corner where the degrees of both kinds would be written over each other. */
const CORNER = { x: 70, y: 30 };

function Degrees({ origin, view, size }: Omit<Props, 'ground'> & { origin: GeoSpot }) {
  const project = projectionAround(origin);
  const [[west, north], [east, south]] = cornersOf(origin, view, size);
  return (
    <svg className={styles.degrees} aria-hidden="true">
      {degreesBetween(west, east).map((long) => {
        const { x } = pixelOf(view, size, project(long, north));
        return (
          <g key={long}>
            <line x1={x} x2={x} y2={size.height} />
            {x > CORNER.x && (
              <text x={x + 4} y={14}>
                {written(long, 'L', 'O')}
              </text>
            )}
          </g>
        );
      })}
      {degreesBetween(south, north).map((lat) => {
        const { y } = pixelOf(view, size, project(west, lat));
        return (
          <g key={lat}>
            <line y1={y} y2={y} x2={size.width} />
            {y > CORNER.y && (
              <text x={4} y={y - 4}>
                {written(lat, 'N', 'S')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function cornersOf(origin: GeoSpot, { x, y, scale }: MapView, { width, height }: Size): [GeoSpot, GeoSpot] {
  const [wide, high] = [width / scale / 2, height / scale / 2];
  const box: MapBox = { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
  return [degreesAt(origin, { x: box.left, y: box.top }), degreesAt(origin, { x: box.right, y: box.bottom })];
}

/** A degree in words: −36.58 → 36,58° O. */
const written = (value: number, plus: string, minus: string): string =>
  `${Math.abs(value).toLocaleString('pt-BR', { maximumFractionDigits: 4 })}° ${value < 0 ? minus : plus}`;
