import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeoSpot } from '../../catalog/obras/answer.ts';
import { spreadPoints } from './spread.ts';
import {
  boxHolds,
  boxOf,
  degreesAt,
  degreesBetween,
  frameBox,
  moveView,
  pathOf,
  pixelOf,
  projectionAround,
  scaleRuler,
  zoomView,
} from './view.ts';

const size = { width: 800, height: 400 };
const origin: GeoSpot = [-36.6, -5.8];
const project = projectionAround(origin);

describe('the plane', () => {
  it('has a kilometre where the Earth has one, north up', () => {
    const { x, y } = project(-36.6, -5.8 + 1 / 110.574);
    expect([Math.round(x), Math.round(y)]).toEqual([0, -1000]);
    expect(Math.round(project(-36.59, -5.8).x)).toBe(1108);
  });

  it('leads back to the degrees it came from', () => {
    const [long, lat] = degreesAt(origin, project(-36.55, -5.83));
    expect(long).toBeCloseTo(-36.55, 9);
    expect(lat).toBeCloseTo(-5.83, 9);
  });

  it('draws lines open and areas closed', () => {
    const coordinates: GeoSpot[] = [
      [-36.6, -5.8],
      [-36.6, -5.81],
    ];
    const shape = { type: 'Feature', properties: null } as const;
    expect(pathOf({ ...shape, geometry: { type: 'LineString', coordinates } }, project)).toBe('M0 0L0 1106');
    expect(pathOf({ ...shape, geometry: { type: 'Polygon', coordinates: [coordinates] } }, project)).toMatch(/Z$/);
  });
});

const place = fc.record({ x: fc.integer({ min: -9e3, max: 9e3 }), y: fc.integer({ min: -9e3, max: 9e3 }) });
const places = fc.array(place, { minLength: 1, maxLength: 40 });

describe('the view', () => {
  it('that fits some works shows every one of them', () => {
    fc.assert(
      fc.property(places, (points) => {
        const box = boxOf(points);
        const view = box && frameBox(box, size);
        const frame = { left: 0, top: 0, right: size.width, bottom: size.height };
        for (const point of points) expect(view && boxHolds(frame, pixelOf(view, size, point))).toBe(true);
      }),
    );
  });

  it('zoomed at a pixel keeps what lies under it', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0.2, max: 5, noNaN: true }), (point, factor) => {
        const view = { x: 100, y: -50, scale: 0.05 };
        const at = pixelOf(view, size, point);
        const after = pixelOf(zoomView(view, size, factor, 0.001, at), size, point);
        expect(after.x).toBeCloseTo(at.x, 6);
        expect(after.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('never goes nearer than a house nor farther than it may', () => {
    const view = { x: 0, y: 0, scale: 0.05 };
    expect(zoomView(view, size, 1e6, 0.01).scale).toBe(2);
    expect(zoomView(view, size, 1e-6, 0.01).scale).toBe(0.01);
  });

  it('dragged to the right shows what lay to the left', () => {
    expect(moveView({ x: 0, y: 0, scale: 0.5 }, 100, 0)).toEqual({ x: -200, y: 0, scale: 0.5 });
  });
});

it.each([
  [0.05, '2 km', 100],
  [0.033, '2 km', 66],
  [0.5, '200 m', 100],
  [2, '50 m', 100],
])('at %f pixels a metre the ruler says %s', (scale, label, length) => {
  expect(scaleRuler(scale)).toEqual({ label, length: expect.closeTo(length, 6) });
});

it('a map of nothing has round degrees', () => {
  expect(degreesBetween(-36.64, -36.56)).toEqual([-36.64, -36.62, -36.6, -36.58, -36.56]);
});

describe('works that stand on each other', () => {
  it('are spread until each can be pressed by itself, even all on one spot', () => {
    const crowd = Array.from({ length: 30 }, () => ({ x: 10, y: 10 }));
    const apart = spreadPoints(crowd, 24);
    for (const [i, one] of apart.entries())
      for (const other of apart.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(16);
  });

  it('and those that do not are left where they are', () => {
    const far = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(spreadPoints(far, 24)).toEqual(far);
  });
});
