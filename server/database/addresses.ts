import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { clientAt } from './connection.ts';
import type { DatabasePlace } from './db.ts';

/** Where another door to the same database is. Who enters it, and with which password, is as on the first one. */
export interface OtherAddress {
  host: string;
  port: number;
  ssl: pg.Client['ssl'];
  /** Name of the database there, where the address has one. */
  database: string | undefined;
}

/** What an operator says of the database besides DATABASE_URL. */
export interface DatabaseAddresses {
  DATABASE_URL?: string | undefined;
  DATABASE_POOLER_URL?: OtherAddress | undefined;
  DATABASE_REPLICA_URLS?: readonly OtherAddress[];
}

const example = (name: string): string =>
  `${name} não é um endereço de PostgreSQL, como postgres://servidor:5432/banco`;

function parseOther(text: string, sentence: string): OtherAddress {
  const { host, port, ssl } = clientAt(text, sentence);
  const [, database] = /^postgres(?:ql)?:\/\/[^/]*\/([^?]+)/.exec(text) ?? [];
  return { host, port, ssl, database: database && decodeURIComponent(database) };
}

export const parsePoolerUrl = (text: string): OtherAddress => parseOther(text, `${example('DATABASE_POOLER_URL')}.`);

/** Addresses of the replicas, separated by commas. */
export const parseReplicaUrls = (text: string): OtherAddress[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => parseOther(one, `${example('DATABASE_REPLICA_URLS')}; os endereços são separados por vírgula.`));

/** Refuses doors to a database that has no address of its own: the embedded one has neither replicas nor a pooler. */
export function refuseOtherAddresses({
  DATABASE_POOLER_URL: pooler,
  DATABASE_REPLICA_URLS: replicas,
}: DatabaseAddresses) {
  const name = pooler ? 'DATABASE_POOLER_URL' : replicas?.length ? 'DATABASE_REPLICA_URLS' : null;
  if (name) throw new Refusal(`${name} precisa de DATABASE_URL, com o endereço direto do PostgreSQL principal.`);
}

/** The connections of a place with its other doors: the pooler for who works in transactions, replicas for who reads. */
export function withOtherAddresses(place: DatabasePlace, addresses: DatabaseAddresses): DatabasePlace {
  const { DATABASE_POOLER_URL: pooler, DATABASE_REPLICA_URLS: replicas = [] } = addresses;
  const at = (config: pg.ClientConfig, { host, port, ssl, database }: OtherAddress): pg.ClientConfig => ({
    ...config,
    host,
    port,
    ssl,
    ...(database && { database }),
  });
  const other = replicas.find(({ database }) => database && database !== place.owner.database);
  if (other)
    throw new Refusal(
      `A réplica ${other.host}:${other.port} de DATABASE_REPLICA_URLS diz o banco ${other.database}, e DATABASE_URL diz ${place.owner.database}: uma réplica tem o mesmo.`,
    );
  return {
    ...place,
    ...(pooler && {
      pooler: { web: at(place.web, pooler), desk: at(place.desk, pooler), staff: at(place.staff, pooler) },
    }),
    replicas: replicas.map((replica) => at(place.web, replica)),
  };
}

/** The same place where the owner may not create the lesser roles, and works in their stead. */
export function withoutRoles({ owner, pooler, replicas = [] }: DatabasePlace): DatabasePlace {
  const asOwner = ({ host, port, ssl, database }: pg.ClientConfig): pg.ClientConfig => ({
    ...owner,
    host,
    port,
    ssl,
    database,
  });
  return {
    owner,
    web: owner,
    desk: owner,
    staff: owner,
    ...(pooler && { pooler: { web: asOwner(pooler.web), desk: asOwner(pooler.desk), staff: asOwner(pooler.staff) } }),
    replicas: replicas.map(asOwner),
  };
}
