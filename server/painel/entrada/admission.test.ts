import { describe, expect, it } from 'vitest';
import { EntryAdmission } from './admission.ts';

/** How many of some requests are let in. */
function admitted(admission: EntryAdmission, senders: readonly { body: number; address: string }[]): number {
  return senders.filter((sender) => {
    try {
      admission.admit(sender);
      return true;
    } catch {
      return false;
    }
  }).length;
}

const of = (length: number, address: (i: number) => string, body = 1) =>
  Array.from({ length }, (_, i) => ({ body, address: address(i) }));

describe('requests for a link', () => {
  it('from one address are few, and leave the other addresses and bodies theirs', () => {
    const admission = new EntryAdmission();
    expect(
      admitted(
        admission,
        of(100, () => 'a'),
      ),
    ).toBe(30);
    expect(
      admitted(
        admission,
        of(1, () => 'b'),
      ),
    ).toBe(1);
    expect(
      admitted(
        admission,
        of(1, () => 'a', 2),
      ),
    ).toBe(1);
  });

  it('from many addresses are never more than a body has room for, and the last to come is still let in', () => {
    const admission = new EntryAdmission();
    expect(
      admitted(
        admission,
        of(5_000, (i) => `${i % 50}`),
      ),
    ).toBeLessThan(600);
    expect(
      admitted(
        admission,
        of(1, () => 'new'),
      ),
    ).toBe(1);
    expect(
      admitted(
        admission,
        of(2_000, (i) => `other ${i}`),
      ),
    ).toBeLessThan(600);
  });
});
