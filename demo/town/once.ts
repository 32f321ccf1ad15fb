import type { World } from './world.ts';

/** Makes a thing of a world once: several parts of the data draw from it, and it goes when the world goes. */
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
