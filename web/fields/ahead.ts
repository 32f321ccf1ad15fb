/** Today and the day that many days away, by the visitor's own calendar. */
export function ahead(now: Date, days: number): [string, string] {
  return [day(now), day(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))];
}

/** Not `toISOString`: in the evening of Brazil it is already tomorrow in Greenwich. */
const day = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
