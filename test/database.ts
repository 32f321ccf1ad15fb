import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface Fresh {
  url: string;
  drop(): Promise<void>;
}

/** An empty database that no other test sees. Roles made for it begin with its name, and go with it. */
export async function freshDatabase(): Promise<Fresh> {
  const { url, prefix } = inject('postgres');
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return { url: named(url, name), drop: () => drop(url, name) };
}

async function drop(url: string, name: string): Promise<void> {
  await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await administer(url, `DROP ROLE IF EXISTS ${name}_web`);
}

async function administer(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
