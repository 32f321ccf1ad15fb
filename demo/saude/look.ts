import { type Day, previousWorkingDay } from '../kit/calendar.ts';
import type { World } from '../town/world.ts';

/** The working day on which lists that are looked over every week were last looked over. */
export const lastLook = ({ until }: World): Day => previousWorkingDay(until - 3);
