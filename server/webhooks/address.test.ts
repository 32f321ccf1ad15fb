import { describe, expect, it } from 'vitest';
import { checkedAddress, isPublicAddress, parseWebhookUrl, type ResolveHost } from './address.ts';

const family = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);

describe('an address of the network', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.10',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
  ])('%s is of nobody on the internet', (address) => {
    expect(isPublicAddress({ address, family: family(address) })).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '200.160.2.3', '2001:12ff::1', '2a00:1450:4001::1'])(
    '%s is a public one',
    (address) => {
      expect(isPublicAddress({ address, family: family(address) })).toBe(true);
    },
  );
});

describe('the address of a webhook', () => {
  it.each([
    ['http://sistema.gov.br/x', 'https://'],
    ['https://sistema.gov.br:5432/x', 'porta 443 ou 8443'],
    ['https://eu:senha@sistema.gov.br/', 'usuário nem senha'],
    ['https://sistema.gov.br/#x', '#'],
    ['ftp://sistema.gov.br', 'https://'],
    ['sistema.gov.br', 'não é um endereço'],
    [`https://sistema.gov.br/${'x'.repeat(3_000)}`, 'não é um endereço'],
  ])('%.60s is refused', (text, said) => {
    expect(() => parseWebhookUrl(text, [])).toThrow(said);
  });

  it('may be inside the network where the operator says so, to the letter', () => {
    expect(parseWebhookUrl('http://10.0.0.5:8080/x', ['http://10.0.0.5:8080']).pathname).toBe('/x');
    expect(() => parseWebhookUrl('http://10.0.0.5:8081/x', ['http://10.0.0.5:8080'])).toThrow('https://');
  });

  const answers =
    (...addresses: string[]): ResolveHost =>
    async () =>
      addresses.map((address) => ({ address, family: family(address) }));
  const at = (text: string, resolve: ResolveHost, trusted: string[] = []) =>
    checkedAddress(new URL(text), trusted, resolve);

  it.each([
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:a00:1]/',
  ])('%s is one of the machine itself, however it is written', async (text) => {
    await expect(at(text, answers('8.8.8.8'))).rejects.toThrow('rede interna');
  });

  it('is refused where one of the addresses of its name is inside', async () => {
    await expect(at('https://sistema.gov.br/', answers('8.8.8.8', '10.0.0.1'))).rejects.toThrow('rede interna');
    await expect(at('https://sistema.gov.br/', answers())).rejects.toThrow('não tem endereço');
    expect(await at('https://sistema.gov.br/', answers('8.8.8.8'))).toEqual({ address: '8.8.8.8', family: 4 });
  });

  it('is looked up anew each time: a name that moves inside is refused from then on', async () => {
    const moving = ['8.8.8.8', '127.0.0.1'];
    const rebinding: ResolveHost = async () => [{ address: moving.shift() ?? '', family: 4 }];
    await at('https://sistema.gov.br/', rebinding);
    await expect(at('https://sistema.gov.br/', rebinding)).rejects.toThrow('rede interna');
  });
});
