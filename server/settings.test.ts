import { describe, expect, it } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const TOKEN = `portal_${'x'.repeat(43)}`;

type Name = Exclude<keyof Settings, 'limits'>;

/** Every variable: a good value and what becomes of it, what it is when absent, and bad values. */
const VARIABLES: Record<Name, { good: [string, unknown]; absent: unknown; bad: string[] }> = {
  PORT: { good: ['8080', 8080], absent: 3000, bad: ['abc', '-1', '65536', '80.5', '1e3', '0x50'] },
  HOST: { good: ['127.0.0.1', '127.0.0.1'], absent: undefined, bad: ['http://portal', 'um nome'] },
  DATABASE_URL: {
    good: ['postgres://portal:sigilo@servidor:5432/portal', 'postgres://portal:sigilo@servidor:5432/portal'],
    absent: undefined,
    bad: ['portal', 'mysql://portal:sigilo@servidor/portal', 'postgres://portal:sigilo@servidor:porta/portal'],
  },
  DATABASE_POOLER_URL: {
    good: [
      'postgres://eu:sigilo@pooler:6432/portal',
      { host: 'pooler', port: 6432, ssl: expect.anything(), database: 'portal' },
    ],
    absent: undefined,
    bad: ['pooler:6432', 'mysql://eu:sigilo@pooler/portal'],
  },
  DATABASE_REPLICA_URLS: {
    good: [
      'postgres://um, postgres://eu:sigilo@outro:5433/portal',
      [expect.objectContaining({ host: 'um', port: 5432 }), expect.objectContaining({ host: 'outro', port: 5433 })],
    ],
    absent: [],
    bad: ['um', 'mysql://eu:sigilo@um', 'postgres://um,outro'],
  },
  DATA_DIR: { good: ['/srv/portal', '/srv/portal'], absent: 'data', bad: [] },
  TENANT: { good: ['pmvaleclaro', 'pmvaleclaro'], absent: 'pmdemo', bad: ['PM Demo', 'pm.demo', '-pm'] },
  SITE_URL: {
    good: ['https://{slug}.transparencia.test', 'https://{slug}.transparencia.test'],
    absent: undefined,
    bad: ['transparencia.test', 'https://{orgao}.transparencia.test'],
  },
  SITE_DOMAINS: {
    good: ['Transparencia.test, a.test', ['transparencia.test', 'a.test']],
    absent: [],
    bad: ['https://transparencia.test', '*.transparencia.test', '{slug}.test'],
  },
  TRUST_PROXY: { good: ['127.0.0.1, ::1', ['127.0.0.1', '::1']], absent: expect.any(Function), bad: ['sim', '10'] },
  PROXY_CACHE_SECONDS: { good: ['1', 1], absent: 0, bad: ['-1', '1.5', '3601', 'sim'] },
  DRAIN_SECONDS: { good: ['15', 15], absent: 1, bad: ['-1', '601', '1.5', 'sim'] },
  DRAIN_LIMIT_SECONDS: { good: ['120', 120], absent: 30, bad: ['0', '3601', 'muito'] },
  RATE_LIMIT: { good: ['600', 600], absent: 1_200, bad: ['abc', '0', '-5', '1,5', 'Infinity', '1e6'] },
  MESSAGE_LIMIT: { good: ['5', 5], absent: 1, bad: ['0', '-1', '2,5', 'muito', '1001', 'Infinity'] },
  PORTAL_KEY: { good: [`${KEY},${KEY}`, `${KEY},${KEY}`], absent: undefined, bad: ['sigilo', `${KEY},sigilo`] },
  TARGET_DATABASE_URL: {
    good: ['postgres://portal:sigilo@outro/portal', 'postgres://portal:sigilo@outro/portal'],
    absent: undefined,
    bad: ['portal', 'mysql://portal:sigilo@outro/portal'],
  },
  TARGET_PORTAL_KEY: { good: [KEY, KEY], absent: undefined, bad: ['sigilo'] },
  OIDC_ISSUER: {
    good: ['https://sso.acesso.gov.br/', new URL('https://sso.acesso.gov.br/')],
    absent: undefined,
    bad: [
      'sso.acesso.gov.br',
      'http://sso.acesso.gov.br/',
      'https://eu:senha@sso.acesso.gov.br/',
      'https://sso.test/?a=1',
    ],
  },
  OIDC_CLIENT_ID: { good: ['portal', 'portal'], absent: undefined, bad: [] },
  OIDC_CLIENT_SECRET: { good: ['segredo', 'segredo'], absent: undefined, bad: [] },
  OIDC_NAME: { good: ['gov.br', 'gov.br'], absent: undefined, bad: ['x'.repeat(41)] },
  PORTAL_TOKEN: { good: [TOKEN, TOKEN], absent: undefined, bad: ['portal_sigilo'] },
  SMTP_URL: {
    good: ['smtp://eu:sigilo@servidor', 'smtp://eu:sigilo@servidor'],
    absent: undefined,
    bad: ['servidor', 'http://eu:sigilo@servidor'],
  },
  MAIL_FROM: { good: ['a@b.gov.br', 'a@b.gov.br'], absent: undefined, bad: ['Portal <a@b.gov.br>'] },
  WEBHOOK_ORIGINS: {
    good: ['https://10.0.0.5:8443, http://interno', ['https://10.0.0.5:8443', 'http://interno']],
    absent: [],
    bad: ['10.0.0.5', 'https://10.0.0.5/caminho', 'ftp://interno'],
  },
  ALERTS_HOUR: { good: ['6', 6], absent: 7, bad: ['24', '-1', '7h'] },
  METRICS_PORT: { good: ['9464', 9464], absent: undefined, bad: ['abc', '-1', '65536'] },
  METRICS_HOST: { good: ['10.0.0.5', '10.0.0.5'], absent: '127.0.0.1', bad: ['http://portal', 'um nome'] },
  LOG_LEVEL: { good: ['info', 'info'], absent: 'warn', bad: ['tudo', 'WARN'] },
  LOG_REQUESTS: { good: ['1', true], absent: false, bad: ['sim', '2'] },
  SLOW_MS: { good: ['250', 250], absent: 1_000, bad: ['-1', '1s', '600001'] },
  SECURITY_CONTACT: {
    good: ['seguranca@exemplo.test', 'mailto:seguranca@exemplo.test'],
    absent: undefined,
    bad: ['seguranca', 'http://exemplo.test/seguranca', 'https://'],
  },
  DEMO_SEED: { good: ['7', 7], absent: 1, bad: ['0', 'sete', '1.5'] },
  DEMO_SCALE: { good: ['0.1', 0.1], absent: 1, bad: ['0', '0,1', '101', 'tudo'] },
  DEMO_ATE: { good: ['2026-10-31', '2026-10-31'], absent: undefined, bad: ['31/10/2026', '2026-02-30', 'hoje'] },
};

const SECRET: readonly Name[] = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_REPLICA_URLS',
  'PORTAL_KEY',
  'PORTAL_TOKEN',
  'SMTP_URL',
  'TARGET_DATABASE_URL',
  'TARGET_PORTAL_KEY',
];
/** Their sentences say what to write, and need not say what was written. */
const UNREPEATED: readonly Name[] = [...SECRET, 'MAIL_FROM', 'OIDC_ISSUER'];

const names = Object.keys(VARIABLES) as Name[];
const bad = names.flatMap((name) => VARIABLES[name].bad.map((value) => [name, value] as const));

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('nothing was refused');
}

describe('the settings', () => {
  it.each(names)('%s is read, and is as usual when absent, empty or blank', (name) => {
    const { good, absent } = VARIABLES[name];
    expect(readSettings({ [name]: ` ${good[0]} ` })[name]).toEqual(good[1]);
    for (const value of [undefined, '', ' ']) expect(readSettings({ [name]: value })[name]).toEqual(absent);
  });

  it.each(bad)('%s=%s is refused in a sentence that names the variable', (name, value) => {
    const said = refusalOf({ [name]: value });
    expect(said).toMatch(new RegExp(`^${name} .{20,}\\.$`));
    if (!UNREPEATED.includes(name)) expect(said).toContain(`“${value}”`);
  });

  it.each(bad.filter(([name]) => SECRET.includes(name)))('%s=%s is not repeated: it is a secret', (name, value) => {
    const said = refusalOf({ [name]: value });
    expect(said).not.toContain('sigilo');
    expect(said).not.toContain(KEY);
  });

  it('are refused all at once, a line for each', () => {
    expect(refusalOf({ PORT: 'x', RATE_LIMIT: 'abc', HOST: '::1' }).split('\n')).toEqual([
      'PORT deve ser um número inteiro de 0 a 65535, e não “x”.',
      'RATE_LIMIT deve ser um número inteiro de 1 a 1000000000, e não “abc”.',
    ]);
  });

  it('leave alone what is not theirs', () => {
    expect(readSettings({ PATH: '/bin', HOME: '' })).not.toHaveProperty('PATH');
  });
});
