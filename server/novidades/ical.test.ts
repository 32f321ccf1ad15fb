import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from './ical.ts';

const HOSTILE = 'Aquisição; "água", 100% \\ até\nsegunda linha\u0007 \u{1f6b0} END:VEVENT';

const event = (uid: string, summary: string): CalendarEvent => ({
  uid,
  day: '2026-03-01',
  summary,
  description: HOSTILE.repeat(9),
  url: 'https://pmdemo.example.com.br/licitacao/1',
  sequence: 7,
  stamp: '2026-02-01T12:30:00.000Z',
});

const calendar = (events: readonly CalendarEvent[]): string =>
  writeCalendar({ name: 'Agenda', description: HOSTILE, url: 'https://x.example', category: 'Licitações, a', events });

it('a text comes back whole from another reader, without what no calendar may hold', () => {
  const parsed = new ICAL.Component(ICAL.parse(calendar([event('1@x', HOSTILE), event('2@x', 'ção '.repeat(60))])));
  const [first, second] = parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(first?.summary).toBe(HOSTILE.replace('\u0007', ''));
  expect(first?.description).toBe(HOSTILE.replace('\u0007', '').repeat(9));
  expect(first?.sequence).toBe(7);
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.startDate.toString()).toBe('2026-03-01');
  expect(second?.summary).toBe('ção '.repeat(60));
});

it('lines end with CRLF and have 75 octets at most, however many octets a character has', () => {
  const lines = calendar([event('1@x', '\u{1f6b0}'.repeat(80))]).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => line.includes('\n') || line.includes('\ufffd'))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});

it('a calendar without events has the one component that it needs', () => {
  const parsed = new ICAL.Component(ICAL.parse(calendar([])));
  expect(parsed.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});

it('signs of the format are escaped, and every kind of line end is one', () => {
  expect(escapeText('a,b;c\\d\r\ne\rf\ng')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng');
});
