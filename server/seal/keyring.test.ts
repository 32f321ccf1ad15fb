import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAttendLink, signAttendLink } from '../mensagens/attend/link.ts';
import { deriveChaves } from '../mensagens/chave.ts';
import { parseSiteUrl } from '../tenants/origin.ts';
import { Keyring, UnreadableSeal } from './keyring.ts';
import { keyFilePath, loadKeyring } from './keys.ts';

const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describe('what is sealed', () => {
  const ring = new Keyring([old]);

  it('opens for the same row, and for no other', () => {
    const sealed = ring.seal('Maria', 'recebidas/1/a/pessoa');
    expect(ring.open(sealed, 'recebidas/1/a/pessoa').toString()).toBe('Maria');
    expect(() => ring.open(sealed, 'recebidas/2/a/pessoa')).toThrow(UnreadableSeal);
  });

  it('is never the same twice, and not opened once a bit of it is changed', () => {
    const sealed = ring.seal('Maria', 'x');
    expect(ring.seal('Maria', 'x').equals(sealed)).toBe(false);
    for (const at of [0, 1, 6, 20, sealed.length - 1]) {
      const touched = Buffer.from(sealed);
      touched[at] = (touched[at] ?? 0) ^ 1;
      expect(() => ring.open(touched, 'x')).toThrow(UnreadableSeal);
    }
  });

  it('opens with the old key behind the new one, and not without it', () => {
    const sealed = ring.seal('Maria', 'x');
    expect(new Keyring([young, old]).open(sealed, 'x').toString()).toBe('Maria');
    expect(() => new Keyring([young]).open(sealed, 'x')).toThrow(UnreadableSeal);
  });
});

const PMX = { id: 1, slug: 'pmx' };

describe('a pass', () => {
  const pass = { orgao: 'pmx', mensagem: 'a', papel: 'ouvidoria' as const, setor: null };

  it('is of one body, expires, and outlives a change of keys', () => {
    const text = signAttendLink(new Keyring([old]), pass);
    expect(readAttendLink(new Keyring([young, old]), PMX, text)).toMatchObject({ pass, expired: false });
    expect(readAttendLink(new Keyring([old]), { id: 1, slug: 'pmy' }, text)).toBeNull();
    expect(readAttendLink(new Keyring([young]), PMX, text)).toBeNull();
    expect(readAttendLink(new Keyring([old]), PMX, signAttendLink(new Keyring([old]), pass, -1))).toMatchObject({
      expired: true,
    });
  });

  it('of an older version is known by the number of its body', () => {
    const ring = new Keyring([old]);
    const body = Buffer.from(JSON.stringify({ ...pass, orgao: undefined, tenant: 1, expira: 9_999_999_999 }));
    const text = `${body.toString('base64url')}.${ring.sign(`passe ${body.toString('base64url')}`)}`;
    expect(readAttendLink(ring, PMX, text)).toMatchObject({ expired: false });
    expect(readAttendLink(ring, { id: 2, slug: 'pmy' }, text)).toBeNull();
  });

  it('cannot be made by hand', () => {
    const forged = Buffer.from(JSON.stringify({ ...pass, expira: 9_999_999_999 })).toString('base64url');
    expect(readAttendLink(new Keyring([old]), PMX, `${forged}.${'A'.repeat(43)}`)).toBeNull();
    expect(readAttendLink(new Keyring([old]), PMX, '')).toBeNull();
  });
});

describe('the key of a message', () => {
  it('comes out the same for the same sending, also after a change of keys, and differs for any other', () => {
    const [chave] = deriveChaves(new Keyring([old]), 'pmx', 'pedido', 'resumo');
    expect(deriveChaves(new Keyring([young, old]), 'pmx', 'pedido', 'resumo')).toContain(chave);
    const ring = new Keyring([old]);
    expect(deriveChaves(ring, 'pmy', 'pedido', 'resumo')).not.toContain(chave);
    expect(deriveChaves(ring, 'pmx', 'outro', 'resumo')).not.toContain(chave);
    expect(deriveChaves(ring, 'pmx', 'pedido', 'outro')).not.toContain(chave);
  });
});

describe('the key of the installation', () => {
  it('is made once, for its owner’s eyes, and goes on reading beside PORTAL_KEY', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'portal-chave-'));
    try {
      const [first, second] = await Promise.all([loadKeyring(dir, undefined), loadKeyring(dir, '')]);
      expect(second.open(first.seal('x', 'y'), 'y').toString()).toBe('x');
      expect((await stat(keyFilePath(dir))).mode & 0o777).toBe(0o600);
      const given = await loadKeyring(dir, young.toString('base64'));
      expect(given.open(first.seal('x', 'y'), 'y').toString()).toBe('x');
      expect(first.marks.some((mark) => mark.equals(given.mark))).toBe(false);
      expect(Buffer.from(await readFile(keyFilePath(dir), 'utf8'), 'base64')).toHaveLength(32);
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('is whole, however many begin at once, and one that is not says where it lies', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'portal-chave-'));
    try {
      const rings = await Promise.all(Array.from({ length: 20 }, () => loadKeyring(dir, undefined)));
      expect(new Set(rings.map(({ mark }) => mark.toString('hex'))).size).toBe(1);
      expect(await readdir(dir)).toEqual(['portal.key']);
      await writeFile(keyFilePath(dir), '');
      await expect(loadKeyring(dir, young.toString('base64'))).rejects.toThrow(
        `O arquivo ${keyFilePath(dir)} precisa ter`,
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it.each(['senha', 'x'.repeat(43).concat('!'), `${Buffer.alloc(32).toString('base64')},curta`])(
    'is not %s',
    async (text) => {
      await expect(loadKeyring('/nenhuma', text)).rejects.toThrow('PORTAL_KEY');
    },
  );
});

describe('the site of a body', () => {
  it('is its own domain, else the pattern of the installation, else this machine', () => {
    const siteOf = parseSiteUrl('https://{slug}.transparencia.test/', 3000);
    expect(siteOf({ slug: 'pmx', hosts: [] })).toBe('https://pmx.transparencia.test');
    expect(siteOf({ slug: 'pmx', hosts: ['portal.x.rn.gov.br'] })).toBe('https://portal.x.rn.gov.br');
    expect(parseSiteUrl(undefined, 3001)({ slug: 'pmx', hosts: [] })).toBe('http://pmx.transparencia.localhost:3001');
    expect(() => parseSiteUrl('portal.test', 3000)).toThrow('SITE_URL');
  });
});
