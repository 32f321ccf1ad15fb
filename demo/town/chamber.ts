import { isoDate } from '../kit/calendar.ts';
import { oncePerWorld } from './once.ts';
import { makeWorld, type World } from './world.ts';

/** The council of the same town, for what one power tells of the other. */
export const councilOf = oncePerWorld((world): World => {
  const { tenant, seed, scale, until } = world;
  return tenant === 'cmdemo' ? world : makeWorld({ seed, scale, until: isoDate(until), tenant: 'cmdemo' });
});
