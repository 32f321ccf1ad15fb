/** What can be chosen by name in `npm run faults -- 4 4b outage`: a row, a line, a word or a family of words. */
export const chosenFaults = <T extends { id: string }>(faults: readonly T[], wanted: readonly string[]): T[] =>
  faults.filter(({ id }) => wanted.length === 0 || namesOf(id).some((name) => wanted.includes(name)));

const namesOf = (id: string): string[] => [id, id.replace(/(?<=\d)[a-z]$/, ''), id.split('-', 1)[0] ?? id];
