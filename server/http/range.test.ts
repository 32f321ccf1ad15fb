import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

describe('a part of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=99-99', { from: 99, to: 99 }],
  ])('asked for as %s is %j', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'asked for as %s is beyond its end',
    (header) => {
      expect(rangeOf(header, 100)).toBe('beyond');
    },
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=1.5-2'])(
    'asked for as %s is the whole',
    (header) => {
      expect(rangeOf(header, 100)).toBeNull();
    },
  );
});
