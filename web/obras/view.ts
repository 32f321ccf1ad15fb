import type { Atlas, GeoFeature, GeoGeometry, GeoSpot } from '../../catalog/obras/answer.ts';

/** A place in metres east and south of some origin: over a municipality the Earth is flat. */
export interface Point {
  x: number;
  y: number;
}

export interface MapBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of the picture, and how many pixels a metre is. */
export interface MapView extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Metres in a degree, along a meridian and along the equator. */
const NORTH = 110_574;
const EAST = 111_320;

export type Projection = (long: number, lat: number) => Point;

export function projectionAround([long0, lat0]: GeoSpot): Projection {
  const east = EAST * Math.cos((lat0 * Math.PI) / 180);
  return (long, lat) => ({ x: (long - long0) * east, y: (lat0 - lat) * NORTH });
}

/** The degrees of a point of the plane. */
export function degreesAt([long0, lat0]: GeoSpot, { x, y }: Point): GeoSpot {
  return [long0 + x / (EAST * Math.cos((lat0 * Math.PI) / 180)), lat0 - y / NORTH];
}

/** The smallest box around some points; null around none. */
export function boxOf(points: readonly Point[]): MapBox | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const boxHolds = ({ left, top, right, bottom }: MapBox, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The least side of a view in metres: a lone work is not looked at from a palm away. */
const LEAST = 1_600;
/** The room around the outermost marks, in pixels. */
const EDGE = 36;

/** The view that shows a box whole. */
export function frameBox({ left, top, right, bottom }: MapBox, { width, height }: Size): MapView {
  const [wide, high] = [Math.max(LEAST, right - left), Math.max(LEAST, bottom - top)];
  const scale = Math.min((width - 2 * EDGE) / wide, (height - 2 * EDGE) / high);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(scale, 1e-4) };
}

/** The largest scale: two pixels a metre is a house across the picture. */
const CLOSEST = 2;

/** The view zoomed by a factor, while what lies under a pixel stays under it. */
export function zoomView(view: MapView, size: Size, factor: number, least: number, at?: Point): MapView {
  const scale = Math.min(CLOSEST, Math.max(least, view.scale * factor));
  const [dx, dy] = at ? [at.x - size.width / 2, at.y - size.height / 2] : [0, 0];
  const shift = 1 / view.scale - 1 / scale;
  return { x: view.x + dx * shift, y: view.y + dy * shift, scale };
}

/** The view dragged by some pixels. */
export const moveView = (view: MapView, dx: number, dy: number): MapView => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** The pixel at which a point is seen. */
export const pixelOf = (view: MapView, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
});

/** The longest round distance that a bar of about a hundred pixels shows. */
export function scaleRuler(scale: number): { length: number; label: string } {
  const most = 110 / scale;
  const unit = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * unit <= most) ?? 1) * unit;
  const label = metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toLocaleString('pt-BR')} km`;
  return { length: metres * scale, label };
}

/** Round degrees between two, about four of them: the lines of a map that has nothing else. */
export function degreesBetween(from: number, to: number): number[] {
  const steps = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];
  const step = steps.find((size) => (to - from) / size >= 3) ?? 0.0002;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Math.round((first + i) * step * 1e6) / 1e6);
}

/** The spots of a shape, line by line. */
export function linesOf(geometry: GeoGeometry): (readonly GeoSpot[])[] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [...geometry.coordinates];
}

export const spotsOf = ({ features }: Atlas): GeoSpot[] => features.flatMap(({ geometry }) => linesOf(geometry).flat());

/** The drawing of a shape, in metres. */
export function pathOf({ geometry }: GeoFeature, project: Projection): string {
  const closed = geometry.type.endsWith('Polygon') ? 'Z' : '';
  const lines = linesOf(geometry).map((line) => {
    const points = line.map(([long, lat]) => project(long, lat)).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    return `M${points.join('L')}${closed}`;
  });
  return lines.join('');
}
