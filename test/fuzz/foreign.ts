import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';

/** Shortest and longest text that tells whose a row is: what is shorter, two bodies may both have by chance. */
const SHORTEST = 12;
const LONGEST = 300;

const COLUMNS = `SELECT c.relname AS dataset, array_agg(quote_ident(a.attname)) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE n.nspname = 'dados' AND c.relname = ANY ($1) AND a.attnum > 0 AND NOT a.attisdropped
    AND a.atttypid IN ('text'::regtype, 'varchar'::regtype) GROUP BY c.relname`;

/** Finds rows of one body in the answers to another: by texts that only one of them has. */
export class ForeignTexts {
  /** The one body that has a text; 0 where several have it. */
  readonly #owners: Map<string, number>;
  readonly #loads: Map<number, number>;

  private constructor(owners: Map<string, number>, loads: Map<number, number>) {
    this.#owners = owners;
    this.#loads = loads;
  }

  /** `common` is what the portal itself says to all bodies: its words are nobody's. */
  static async read(client: pg.ClientBase, datasets: readonly Dataset[], common: unknown): Promise<ForeignTexts> {
    const owners = new Map<string, number>([...leaves(common)].map(([, value]) => [String(value), 0]));
    const { rows } = await client.query<{ dataset: string; columns: string[] }>(COLUMNS, [
      datasets.map(({ id }) => id),
    ]);
    for (const { dataset, columns } of rows) {
      const texts = await client.query<{ tenant: number; v: string }>(
        `SELECT DISTINCT tenant, v FROM dados."${dataset}", LATERAL (VALUES ${columns.map((one) => `(${one}::text COLLATE "C")`).join(',')}) x(v)
         WHERE length(v) BETWEEN ${SHORTEST} AND ${LONGEST}`,
      );
      for (const { tenant, v } of texts.rows) owners.set(v, owners.has(v) && owners.get(v) !== tenant ? 0 : tenant);
    }
    const loads = await client.query<{ id: number; tenant: number }>('SELECT id, tenant FROM portal.cargas');
    return new ForeignTexts(owners, new Map(loads.rows.map(({ id, tenant }) => [id, tenant])));
  }

  /** How many texts tell whose they are. */
  get size(): number {
    return [...this.#owners.values()].filter((tenant) => tenant > 0).length;
  }

  /** Texts and loads in an answer that are another body's; what was asked for may be repeated to who asked. */
  inAnswer(tenant: number, text: string, kind: FuzzedAnswer, asked: string): string[] {
    const found = READ[kind](text);
    return found.flatMap(([name, value]) => {
      const owner = name === 'carga' ? this.#loads.get(Number(value)) : this.#owners.get(String(value));
      return owner && owner !== tenant && !asked.includes(String(value)) ? [`${name}: ${value}`] : [];
    });
  }
}

/** How an answer is written. */
export type FuzzedAnswer = 'json' | 'lines' | 'csv';

type FoundLeaf = readonly [name: string, value: unknown];

const READ: Readonly<Record<FuzzedAnswer, (text: string) => FoundLeaf[]>> = {
  json: (text) => [...leaves(JSON.parse(text))],
  lines: (text) =>
    text
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => [...leaves(JSON.parse(line))]),
  csv: (text) => text.split(/[;\r\n"]+/).map((one) => ['', one] as const),
};

/** The values of an answer with the names that they stand under. */
function* leaves(value: unknown, name = ''): Generator<FoundLeaf> {
  if (typeof value !== 'object' || value === null) yield [name, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, Array.isArray(value) ? name : key);
}
