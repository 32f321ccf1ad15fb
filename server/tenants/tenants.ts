import type { Database } from '../database/db.ts';
import type { TenantFolder } from './folder.ts';
import { parseHost, type TenantHost } from './host.ts';
import { USUAL_WEIGHT } from './schema.ts';

/** A body as its folder described it when it was applied. */
export interface Tenant {
  id: number;
  slug: string;
  tipo: string;
  /** Its own domains, besides the one that every body has. */
  hosts: readonly string[];
  /** Latest reference date of its data. */
  referencia: string | null;
  dados: Omit<TenantFolder, 'slug' | 'tipo' | 'hosts'>;
}

export interface Site {
  host: TenantHost;
  tenant: Tenant;
}

/** The origin of a body's site, as letters and files print it. */
export type SiteOf = (tenant: Pick<Tenant, 'slug' | 'hosts'>) => string;

/** Milliseconds that a host is remembered: it is looked up at every request, and tenants change a few times a year. */
const KEPT_MS = 30_000;
/** Most hosts remembered: an attacker can invent names. */
const MAX_HOSTS = 2_000;

function fail(error: unknown): never {
  throw error;
}

/** A body as it is stored: one applied before there were weights has none. */
interface StoredTenant extends Omit<Tenant, 'dados'> {
  dados: Omit<Tenant['dados'], 'peso'> & { peso?: number };
}

const weighted = (stored: StoredTenant): Tenant => ({ ...stored, dados: { peso: USUAL_WEIGHT, ...stored.dados } });

export class Tenants {
  readonly #db: Database;
  readonly #fallback: string;
  #age = 0;
  readonly #known = new Map<string, { site: Site | null; until: number }>();
  /** Lookups under way, shared by all requests for the same host. */
  readonly #asked = new Map<string, Promise<Site | null>>();

  constructor(db: Database, fallback: string) {
    this.#db = db;
    this.#fallback = fallback;
  }

  /** The tenant of a Host header, or null when nobody answers by that name. */
  async of(header: string | undefined): Promise<Site | null> {
    const key = header ?? '';
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.site;
    const asked = this.#asked.get(key) ?? this.#learn(key, header);
    this.#asked.set(key, asked);
    return asked.finally(() => this.#asked.delete(key));
  }

  async #learn(key: string, header: string | undefined): Promise<Site | null> {
    const known = this.#known.get(key);
    const age = this.#age;
    // While the database cannot be reached the last known answer is used, so that pages can still be drawn.
    const site = await this.#ask(parseHost(header)).catch((error: unknown) => known?.site ?? fail(error));
    if (this.#known.size >= MAX_HOSTS) this.#known.clear();
    // An answer read before a change that arrives after it is not kept.
    if (key.length <= 300 && age === this.#age) this.#known.set(key, { site, until: Date.now() + KEPT_MS });
    return site;
  }

  /** Forgets all hosts, because some body changed. */
  forget(): void {
    this.#age++;
    this.#known.clear();
    this.#asked.clear();
  }

  async #ask(host: TenantHost | null): Promise<Site | null> {
    if (!host) return null;
    const label = host.bare ? this.#fallback : host.label;
    const tenant = await this.#db.tenant<StoredTenant>(label, host.name);
    return tenant ? { host, tenant: weighted(tenant) } : null;
  }
}
