import type { World } from './world.ts';

/** Makes something of a world only once, because several datasets draw from it; it is dropped with the world. */
export function oncePerWorld<T extends object>(make: (world: World) => T): (world: World) => T {
  const made = new WeakMap<World, T>();
  return (world) => {
    const old = made.get(world);
    if (old) return old;
    const fresh = make(world);
    made.set(world, fresh);
    return fresh;
  };
}
