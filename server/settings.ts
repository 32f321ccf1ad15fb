import { z } from 'zod';
import { parsePoolerUrl, parseReplicaUrls } from './database/addresses.ts';
import { parseDatabaseUrl } from './database/connection.ts';
import { parseSecurityContact } from './http/contact.ts';
import { LOG_LEVELS } from './http/log.ts';
import { parseTrustedProxies } from './http/proxy.ts';
import { LIMITS, type Limits, limitsBy } from './limits/limits.ts';
import { parseSender, parseSmtpUrl } from './mail/smtp.ts';
import { parseIssuer } from './painel/entrada/issuer.ts';
import { Refusal } from './refusal.ts';
import { isToken } from './remote/token.ts';
import { keysIn } from './seal/keys.ts';
import { parseSiteDomains, parseSiteUrl } from './tenants/origin.ts';
import { SLUG } from './tenants/schema.ts';
import { parseWebhookOrigins } from './webhooks/address.ts';

type Sentence = (value: unknown) => string;

const says = (sentence: Sentence) => ({ error: ({ input }: { input?: unknown }) => sentence(input) });

const expected =
  (name: string, accepted: string): Sentence =>
  (value) =>
    `${name} deve ser ${accepted}, e não “${value}”.`;

/** A decimal number from its digits, so that `1e3`, `0x10` and `Infinity` are none. */
const number = (shape: RegExp, isIn: (value: number) => boolean, sentence: Sentence) =>
  z
    .string()
    .refine((text) => shape.test(text) && isIn(Number(text)), says(sentence))
    .transform(Number);

const whole = (name: string, from: number, to: number) => {
  const range = `um número inteiro de ${from} a ${to}`;
  return number(/^\d{1,10}$/, (value) => value >= from && value <= to, expected(name, range));
};

/** A value read by another room's function, whose Refusal says what is accepted. */
const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

/** A text that is checked at the start and parsed later, by the room that uses it. */
const checkedBy = (read: (text: string) => unknown) =>
  readBy((text) => {
    read(text);
    return text;
  });

/** Sentence for a bad token, which is a secret and never repeated. */
const TOKEN = 'PORTAL_TOKEN deve ser uma chave inteira, portal_…, como a mostra portal token create.';

const address = (name: string) =>
  z.string().regex(/^[\w.:%-]+$/, says(expected(name, 'um nome ou endereço de rede, como 127.0.0.1')));

const VARIABLES = z.object({
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: address('HOST').optional(),
  DATABASE_URL: checkedBy(parseDatabaseUrl).optional(),
  DATABASE_POOLER_URL: readBy(parsePoolerUrl).optional(),
  DATABASE_REPLICA_URLS: readBy(parseReplicaUrls).default(() => []),
  DATA_DIR: z.string().default('data'),
  TENANT: z
    .string()
    .regex(SLUG, says(expected('TENANT', 'o nome de um órgão em seu endereço, como pmdemo')))
    .default('pmdemo'),
  SITE_URL: checkedBy((text) => parseSiteUrl(text, 0)).optional(),
  SITE_DOMAINS: readBy(parseSiteDomains).default(() => []),
  TRUST_PROXY: readBy(parseTrustedProxies).default(() => parseTrustedProxies()),
  PROXY_CACHE_SECONDS: whole('PROXY_CACHE_SECONDS', 0, 3_600).default(0),
  DRAIN_SECONDS: whole('DRAIN_SECONDS', 0, 600).default(1),
  DRAIN_LIMIT_SECONDS: whole('DRAIN_LIMIT_SECONDS', 1, 3_600).default(30),
  RATE_LIMIT: whole('RATE_LIMIT', 1, 1_000_000_000).default(1_200),
  MESSAGE_LIMIT: whole('MESSAGE_LIMIT', 1, 1_000).default(1),
  PORTAL_KEY: checkedBy(keysIn).optional(),
  TARGET_DATABASE_URL: checkedBy((text) => parseDatabaseUrl(text, 'TARGET_DATABASE_URL')).optional(),
  TARGET_PORTAL_KEY: checkedBy((text) => keysIn(text, 'TARGET_PORTAL_KEY')).optional(),
  PORTAL_TOKEN: z.string().refine(isToken, TOKEN).optional(),
  SMTP_URL: checkedBy(parseSmtpUrl).optional(),
  MAIL_FROM: checkedBy(parseSender).optional(),
  WEBHOOK_ORIGINS: readBy(parseWebhookOrigins).default(() => []),
  OIDC_ISSUER: readBy(parseIssuer).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .max(40, says(expected('OIDC_NAME', 'o que o botão diz, em até 40 caracteres, como gov.br')))
    .optional(),
  ALERTS_HOUR: whole('ALERTS_HOUR', 0, 23).default(7),
  METRICS_PORT: whole('METRICS_PORT', 0, 65_535).optional(),
  METRICS_HOST: address('METRICS_HOST').default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, says(expected('LOG_LEVEL', LOG_LEVELS.join(', ')))).default('warn'),
  LOG_REQUESTS: z
    .enum(['0', '1'], says(expected('LOG_REQUESTS', '1, para registrar cada pedido, ou 0')))
    .default('0')
    .transform((text) => text === '1'),
  SLOW_MS: whole('SLOW_MS', 0, 600_000).default(1_000),
  SECURITY_CONTACT: readBy(parseSecurityContact).optional(),
  DEMO_SEED: whole('DEMO_SEED', 1, 999_999_999).default(1),
  DEMO_SCALE: number(
    /^\d{1,3}(?:\.\d{1,6})?$/,
    (value) => value > 0 && value <= 100,
    expected('DEMO_SCALE', 'um número acima de 0 e até 100, como 0.1'),
  ).default(1),
  DEMO_ATE: z.iso.date(says(expected('DEMO_ATE', 'um dia, como 2026-10-31'))).optional(),
});

/** The variables of the table of limits, each within its range. */
const LIMIT_VARIABLES = z.object(
  Object.fromEntries(
    Object.values(LIMITS).map(({ variable, usual, from, to }) => [variable, whole(variable, from, to).default(usual)]),
  ),
);

/** The variables of the environment that the portal reads, typed. */
export type Settings = z.output<typeof VARIABLES> & { limits: Limits };

/** Reads every variable once. An empty one is absent; what is wrong ends the start, with one sentence for each. */
export function readSettings(env: Readonly<NodeJS.ProcessEnv> = process.env): Settings {
  const variables = parseVariables(VARIABLES, env);
  const limits = parseVariables(LIMIT_VARIABLES, env);
  const problems = [variables, limits].flatMap(({ error }) => error?.issues ?? []);
  if (!variables.success || !limits.success) throw new Refusal(problems.map(({ message }) => message).join('\n'));
  return { ...variables.data, limits: limitsBy(({ variable, usual }) => limits.data[variable] ?? usual) };
}

function parseVariables<T extends z.ZodObject>(schema: T, env: Readonly<NodeJS.ProcessEnv>) {
  const given = Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]);
  return schema.safeParse(Object.fromEntries(given));
}
