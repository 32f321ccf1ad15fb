/** An event of a whole day. */
export interface CalendarEvent {
  uid: string;
  /** `2026-03-01` */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** Number that grows whenever the event may have changed. */
  sequence: number;
  /** Moment at which it was published. */
  stamp: string;
}

/** A calendar of RFC 5545. */
export interface EventCalendar {
  name: string;
  description: string;
  url: string;
  category: string;
  events: readonly CalendarEvent[];
}

/** The clock of Brasília, which has had no summer time since 2019. It also is the one component that a calendar must have. */
const ZONE: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a calendar, in lines of 75 octets at most. */
export function writeCalendar({ name, description, url, category, events }: EventCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal da Transparencia//Agenda//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    'X-WR-TIMEZONE:America/Sao_Paulo',
    `URL:${url}`,
    // Data change at loads, which are daily at most in nearly every body.
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, category)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, category: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${basicMoment(event.stamp)}`,
  `LAST-MODIFIED:${basicMoment(event.stamp)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `CATEGORIES:${escapeText(category)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** `2026-03-01T12:00:00.000Z` → `20260301T120000Z` */
const basicMoment = (moment: string): string => moment.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Control characters, which no text of a calendar may hold, but for tabs and the ends of lines. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

export const escapeText = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

/** Octets of a line, and of one that continues another: its first is a space. */
const MOST_OCTETS = 75;

/** Folds a line by octets, as the standard counts, and never inside a character. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (octets + size > MOST_OCTETS) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += char;
    octets += size;
  }
  return [...folded, part].join('\r\n');
}
