import { expect, it } from 'vitest';
import { chosenFaults } from './chosen.ts';

const FAULTS = ['4a', '4b', 'slow', 'outage-full', 'outage-slow'].map((id) => ({ id }));
const chosen = (...wanted: string[]): string[] => chosenFaults(FAULTS, wanted).map(({ id }) => id);

it('chooses a line, a row, a word, or a family of words', () => {
  expect(chosen('4b')).toEqual(['4b']);
  expect(chosen('4')).toEqual(['4a', '4b']);
  expect(chosen('slow')).toEqual(['slow']);
  expect(chosen('outage')).toEqual(['outage-full', 'outage-slow']);
  expect(chosen('outage-full', '4a')).toEqual(['4a', 'outage-full']);
});

it('chooses everything where nothing is named, and nothing by an unknown name', () => {
  expect(chosen()).toHaveLength(FAULTS.length);
  expect(chosen('outages')).toEqual([]);
});
