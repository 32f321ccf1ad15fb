import { describe, expect, it } from 'vitest';
import { addressGroup } from './address.ts';

describe('a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
  ])('the IPv4 address %s by itself', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
    '%s, as an IPv6 socket shows it, as the IPv4 address that it is',
    (address) => {
      expect(addressGroup(address)).toBe('203.0.113.7');
    },
  );

  it.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2::1',
    '2001:DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2:3:4:192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])('%s with all that its provider gave to the same customer', (address) => {
    expect(addressGroup(address)).toBe('2001:db8:1:2::/64');
  });

  it.each([
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::203.0.113.7', '0:0:0:0::/64'],
  ])('the short spelling %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('two customers apart', () => {
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
  });

  it.each(['', 'unknown', ':::', '1.2.3.4.5', '12345::'])('%j, which is no address, as it is written', (text) => {
    expect(addressGroup(text)).toBe(text);
  });
});
