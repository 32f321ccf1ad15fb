import type { PagedBody } from '../../catalog/routes.ts';
import type { FillingProgress } from '../../catalog/site/shell.ts';
import type { Database } from '../database/db.ts';
import type { TenantFolder } from './folder.ts';
import { parseHost, type TenantHost } from './host.ts';
import type { TenantMove } from './moving.ts';
import { RefreshedValue } from './refreshed.ts';
import { USUAL_WEIGHT } from './schema.ts';
import type { TenantSuspension } from './suspended.ts';

/** A body as its folder described it when it was applied. */
export interface Tenant {
  id: number;
  slug: string;
  tipo: string;
  /** Its own domains, besides the one that every body has. */
  hosts: readonly string[];
  /** Latest reference date of its data. */
  referencia: string | null;
  /** Only while it shows nothing to the public. */
  suspensao?: TenantSuspension | null;
  dados: Omit<TenantFolder, 'slug' | 'tipo' | 'hosts'> & {
    /** Only while its demonstration data are being made. */
    preenchimento?: FillingProgress;
    /** Only while it moves to another installation, and after it left. */
    mudanca?: TenantMove;
  };
}

/** What decides which pages a body has. */
export const pagedBody = ({ tipo, dados }: Pick<Tenant, 'tipo' | 'dados'>): PagedBody => ({
  tipo,
  espelho: dados.pntp?.publico === true,
});

export interface Site {
  host: TenantHost;
  tenant: Tenant;
}

/** The origin of a body's site, as letters and files print it. */
export type SiteOf = (tenant: Pick<Tenant, 'slug' | 'hosts'>) => string;

/** A body as it is stored: one applied before there were weights has none. */
interface StoredTenant extends Omit<Tenant, 'dados'> {
  dados: Omit<Tenant['dados'], 'peso'> & { peso?: number };
}

const weighted = (stored: StoredTenant): Tenant => ({ ...stored, dados: { peso: USUAL_WEIGHT, ...stored.dados } });

/** A body that allows others of its kind to be compared with it. */
export interface ComparableBody {
  id: number;
  slug: string;
  tipo: string;
  hosts: readonly string[];
  nome: string;
  habitantes: number;
  fonte: string;
  ano: number;
}

/** The names by which all bodies are reached. */
interface BodyNames {
  comparable: readonly ComparableBody[];
  slugs: ReadonlySet<string>;
  /** The body of each own domain. */
  own: ReadonlyMap<string, string>;
}

/** Which hosts reach a body without being its own domain. */
export interface HostRules {
  /** The body of `localhost` and of addresses in numbers. */
  fallback: string;
  /** Domains below which every body has its name; none means that any will do. */
  domains: readonly string[];
}

/**
 * The bodies by host. All their names are kept in memory, so that a host that somebody invented is refused without
 * asking the database, and each body once, however many hosts lead to it.
 */
export class Tenants {
  readonly #db: Database;
  readonly #rules: HostRules;
  readonly #names = new RefreshedValue(() => this.#readNames());
  readonly #bodies = new Map<string, RefreshedValue<Tenant | undefined>>();

  constructor(db: Database, rules: HostRules) {
    this.#db = db;
    this.#rules = rules;
  }

  /** The tenant of a Host header, or null when nobody answers by that name. */
  async of(header: string | undefined): Promise<Site | null> {
    const host = parseHost(header);
    const slug = host && slugAt(host, await this.#names.get(), this.#rules);
    const tenant = slug && (await this.#body(slug).get());
    return tenant ? { host, tenant } : null;
  }

  /** What is known in memory of the body of a Host header; nobody's hosts are all alike. */
  shareOf(header: string | undefined): { body: string; weight: number } {
    const host = parseHost(header);
    const names = this.#names.last;
    const body = (host && names && slugAt(host, names, this.#rules)) || '';
    return { body, weight: this.#bodies.get(body)?.last?.dados.peso ?? USUAL_WEIGHT };
  }

  /** The bodies that allow to be compared with others of their kind. */
  async comparable(): Promise<readonly ComparableBody[]> {
    return (await this.#names.get()).comparable;
  }

  /** Forgets what changed: one body, whose data were loaded, or the names of all and everything about them. */
  forget(tenant?: number): void {
    for (const body of this.#bodies.values()) if (tenant === undefined || body.last?.id === tenant) body.forget();
    if (tenant === undefined) this.#names.forget();
  }

  #body(slug: string): RefreshedValue<Tenant | undefined> {
    const known = this.#bodies.get(slug) ?? new RefreshedValue(() => this.#readBody(slug));
    this.#bodies.set(slug, known);
    return known;
  }

  async #readBody(slug: string): Promise<Tenant | undefined> {
    const stored = await this.#db.tenant<StoredTenant>(slug, '');
    return stored && weighted(stored);
  }

  /** Reads the names as the owner: visitors' connections learn of one body at a time. */
  async #readNames(): Promise<BodyNames> {
    const { bodies, comparable } = await this.#db.own(async (client) => ({
      bodies: (await client.query<{ slug: string; hosts: string[] }>(NAMES)).rows,
      comparable: (await client.query<ComparableBody>(COMPARABLE)).rows,
    }));
    const slugs = new Set(bodies.map(({ slug }) => slug));
    for (const slug of this.#bodies.keys()) if (!slugs.has(slug)) this.#bodies.delete(slug);
    return {
      comparable,
      slugs,
      own: new Map(bodies.flatMap(({ slug, hosts }) => hosts.map((host) => [host, slug] as const))),
    };
  }
}

/** A body that is still arriving from another installation answers by no name. */
const NAMES = `SELECT slug, hosts FROM portal.tenants WHERE dados->'mudanca'->>'estado' IS DISTINCT FROM 'chegando'`;

/** The bodies that allow it in their folder and are not moving elsewhere. */
const COMPARABLE = `SELECT id, slug, tipo, hosts, dados->>'txtCliente' AS nome, (dados->>'habitantes')::int AS habitantes,
  dados->'comparar'->>'fonte' AS fonte, (dados->'comparar'->>'ano')::int AS ano
FROM portal.tenants WHERE dados->'comparar'->>'permite' = 'true' AND NOT dados ? 'mudanca' AND suspensao IS NULL AND dados->>'habitantes' IS NOT NULL
ORDER BY slug`;

/** The body that a host names: by its own domain or by the first label, below a domain of the installation. */
function slugAt(host: TenantHost, { slugs, own }: BodyNames, { fallback, domains }: HostRules): string | undefined {
  const label = host.bare ? fallback : host.label;
  const isAllowed = host.bare || domains.length === 0 || domains.includes(host.name.slice(host.label.length + 1));
  return own.get(host.name) ?? (isAllowed && slugs.has(label) ? label : undefined);
}
