import type { Dataset } from '../dataset.ts';

/**
 * The date of a dataset that people wait for, which its calendar shows: the day by which its rows are asked for, if it is
 * one of those, else the first of them. Days in the life of a person are no events of a public calendar.
 */
export function awaitedField({ fields, date = '', people }: Dataset): string | undefined {
  if (people) return undefined;
  return fields[date]?.awaited ? date : Object.keys(fields).find((name) => fields[name]?.awaited);
}
