import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printed } from '../../catalog/key.ts';
import { mainFacts, recordTitle } from '../../catalog/novidades/record.ts';
import { type Condition, printQuery, type Query, SIZE, sayWhere } from '../../catalog/query.ts';
import { selectPeriods } from '../database/sql/periods.ts';
import { selectPage } from '../database/sql/select.ts';
import { type CalendarEvent, type EventCalendar, writeCalendar } from './ical.ts';
import { type FeedPlace, latestOf, NEVER } from './place.ts';
import type { FeedDocument } from './send.ts';

/** The load that stands in a period. */
interface StandingLoad {
  periodo: string;
  carga: number;
  publicadaEm: Date;
}

/** The rows of a list as events of the day that people wait for, the last day first: what is still to come is always there. */
export async function readCalendar(
  client: pg.ClientBase,
  place: FeedPlace,
  set: Dataset,
  tenant: number,
  { where, day, size }: { where: readonly Condition[]; day: string; size: number },
): Promise<FeedDocument> {
  const [{ rows }, { rows: periods }] = await Promise.all([
    client.query<Row>(selectPage(set, tenant, datedQuery(where, day, size))),
    client.query<StandingLoad>(selectPeriods(set, tenant)),
  ]);
  const loads = new Map(periods.map((load) => [load.periodo, load]));
  const events = rows.map((row) => eventOf(place, set, day, row, loads.get(printed(set, set.period, row))));
  return {
    type: 'text/calendar',
    text: writeCalendar(calendarOf(place, set, where, day, apart(events))),
    updated: latestOf(events.map(({ stamp }) => stamp)),
  };
}

/** The question for the rows that have the day. */
const datedQuery = (where: readonly Condition[], day: string, size: number): Query => ({
  where: where.some(({ field }) => field === day)
    ? where
    : [...where, { field: day, operator: 'gte', values: ['1900-01-01'] }],
  sort: [{ field: day, descending: true }],
  page: 1,
  size,
});

const calendarOf = (
  { site, body }: FeedPlace,
  set: Dataset,
  where: readonly Condition[],
  day: string,
  events: readonly CalendarEvent[],
): EventCalendar => {
  const query = printQuery(set, { where, sort: [], page: 1, size: SIZE });
  return {
    name: `${set.title}: ${fieldOf(set, day).label} – ${body}`,
    description: `${fieldOf(set, day).label} de ${sayWhere(set, where)}.`,
    url: `${site}/${set.id}${query && `?${query}`}`,
    category: set.title,
    events,
  };
};

function eventOf(
  { site }: FeedPlace,
  set: Dataset,
  day: string,
  row: Row,
  load: StandingLoad | undefined,
): CalendarEvent {
  const key = set.key.map((name) => printed(set, name, row));
  const name = recordTitle(set, key, row);
  const path = pathOf(set.id, key);
  return {
    uid: `${path.slice(1)}@${new URL(site).hostname}`,
    day: printed(set, day, row),
    summary: `${fieldOf(set, day).label}: ${name}`,
    description: mainFacts(set, row)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('\n'),
    url: set.detail ? `${site}${path}` : `${site}/${set.id}`,
    sequence: load?.carga ?? 0,
    stamp: load?.publicadaEm.toISOString() ?? NEVER,
  };
}

/** Rows of one key are events of their own: their names are counted from the second on. */
function apart(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const times = (seen.get(event.uid) ?? 0) + 1;
    seen.set(event.uid, times);
    return times === 1 ? event : { ...event, uid: `${times}-${event.uid}` };
  });
}
