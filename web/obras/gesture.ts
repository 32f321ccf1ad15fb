import { type PointerEvent as Pointed, useRef } from 'react';
import { type MapView, move, type Point, type Size, zoom } from './view.ts';

/** The pixels up to which a drag is a click with a trembling hand. */
const TREMBLE = 5;

interface Hold {
  fingers: Map<number, Point>;
  moved: boolean;
}

interface Options {
  view: MapView;
  size: Size;
  /** The farthest view there is. */
  least: number;
  change(view: MapView): void;
}

/** Gestures of the map: one finger or the mouse drags it, two fingers zoom it. What was dragged was not clicked. */
export function useGesture({ view, size, least, change }: Options) {
  const hold = useRef<Hold>({ fingers: new Map(), moved: false });
  return {
    onPointerDown(event: Pointed<SVGSVGElement>) {
      if (hold.current.fingers.size === 0) hold.current.moved = false;
      hold.current.fingers.set(event.pointerId, placeOf(event));
    },
    onPointerMove(event: Pointed<SVGSVGElement>) {
      const { fingers } = hold.current;
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      if (!hold.current.moved && fingers.size === 1 && distance(before, now) < TREMBLE) return;
      hold.current.moved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      change(other ? pinched(view, size, least, other, before, now) : move(view, now.x - before.x, now.y - before.y));
    },
    onPointerUp: (event: Pointed<SVGSVGElement>) => hold.current.fingers.delete(event.pointerId),
    onPointerCancel: (event: Pointed<SVGSVGElement>) => hold.current.fingers.delete(event.pointerId),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!hold.current.moved) return;
      hold.current.moved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // A dragged link would be carried away by the mouse.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

function placeOf({ clientX, clientY, currentTarget }: Pointed<SVGSVGElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The view after a pinch: the finger that rests and the one that moved give the factor; the middle between them stays.
 */
function pinched(view: MapView, size: Size, least: number, rest: Point, before: Point, now: Point): MapView {
  const factor = distance(rest, now) / Math.max(1, distance(rest, before));
  const middle = { x: (rest.x + now.x) / 2, y: (rest.y + now.y) / 2 };
  return move(zoom(view, size, factor, least, middle), (now.x - before.x) / 2, (now.y - before.y) / 2);
}
