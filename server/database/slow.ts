import type pg from 'pg';
import { currentVisit } from '../limits/visit.ts';

/** A statement that took long, without anything that a visitor typed. */
export interface SlowStatement {
  text: string;
  ms: number;
  /** Rows of its result; null where it failed, as when its time was over. */
  rows: number | null;
  /** PostgreSQL's code of its failure. */
  code: string | null;
  tenant: number;
  /** Name of the body and id of the request that it was for, where there is one. */
  orgao: string | null;
  reqId: string | null;
  /** How PostgreSQL would run it; null where that was not asked, because others were asked for in this minute. */
  plan: string | null;
}

export interface SlowSetting {
  /** Milliseconds from which a statement is slow. */
  least: number;
  report(statement: SlowStatement): void;
}

/** Asks the database for the plan of a statement, on another connection with the same rights and of the same tenant. */
export type ExplainStatement = (text: string, values: readonly unknown[]) => Promise<string>;

/** Work on a connection of a pool. */
export type PoolWork<T> = (client: pg.PoolClient) => Promise<T>;

/** The plan of a statement with these values, on a connection. */
export async function explainOn(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Plans that are asked for in a minute, one at a time: what is slow must not become slower by being looked at. */
const PLANS_A_MINUTE = 6;
const MINUTE = 60_000;

/** Notices statements that take long, and reports them with their plan. */
export class SlowStatements {
  readonly #setting: SlowSetting;
  #explained: number[] = [];
  #isExplaining = false;

  constructor(setting: SlowSetting) {
    this.#setting = setting;
  }

  /** The same work, on a connection whose statements are timed. */
  timed<T>(tenant: number, work: PoolWork<T>, explain: ExplainStatement): PoolWork<T> {
    return (client) => work(this.#watch(client, tenant, explain));
  }

  /** The same connection, whose statements are timed. Cursors and copies are not: they run for as long as their reader takes. */
  #watch(client: pg.PoolClient, tenant: number, explain: ExplainStatement): pg.PoolClient {
    const query = (...args: readonly unknown[]): unknown => {
      const begun = performance.now();
      const asked: unknown = Reflect.apply(client.query, client, args);
      if (asked instanceof Promise) this.#time(asked, begun, statementOf(args), tenant, explain);
      return asked;
    };
    return new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : bound(target, Reflect.get(target, name))),
    });
  }

  #time(
    asked: Promise<{ rowCount: number | null }>,
    begun: number,
    statement: Statement,
    tenant: number,
    explain: ExplainStatement,
  ): void {
    const end = (rows: number | null, code: string | null): void => {
      const ms = Math.round(performance.now() - begun);
      if (ms >= this.#setting.least) void this.#report(statement, { ms, rows, code, tenant, ...askerOf() }, explain);
    };
    asked.then(
      ({ rowCount }) => end(rowCount, null),
      ({ code }: { code?: string }) => end(null, code ?? 'falha'),
    );
  }

  async #report(
    { text, values }: Statement,
    about: Omit<SlowStatement, 'text' | 'plan'>,
    explain: ExplainStatement,
  ): Promise<void> {
    const plan = READS.test(text) && this.#mayExplain() ? await this.#plan(() => explain(text, values)) : null;
    this.#setting.report({ text: withoutLiterals(text), ...about, plan });
  }

  #mayExplain(): boolean {
    const since = performance.now() - MINUTE;
    this.#explained = this.#explained.filter((at) => at > since);
    if (this.#isExplaining || this.#explained.length >= PLANS_A_MINUTE) return false;
    this.#explained.push(performance.now());
    return true;
  }

  async #plan(ask: () => Promise<string>): Promise<string | null> {
    this.#isExplaining = true;
    try {
      return withoutValues(await ask());
    } catch {
      return null;
    } finally {
      this.#isExplaining = false;
    }
  }
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements whose plan can be asked for: those that read. */
const READS = /^\s*(?:SELECT|WITH)\b/i;

/** A statement as it is given to the driver: text and values, or an object that has both. */
function statementOf([first, second]: readonly unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values } = Object(first);
  return { text: String(text), values: Array.isArray(values) ? values : Array.isArray(second) ? second : [] };
}

function askerOf(): Pick<SlowStatement, 'orgao' | 'reqId'> {
  const asker = currentVisit()?.asker;
  return { orgao: asker?.slug ?? null, reqId: asker?.id ?? null };
}

/** A property of the connection itself: through the proxy its methods would not find what is theirs alone. */
const bound = (target: object, value: unknown): unknown => (typeof value === 'function' ? value.bind(target) : value);

/** A text of SQL without what stands in quotes. */
export const withoutLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'…'");

/** Lines of a plan that repeat the statement's conditions, whose numbers may be somebody's too. */
const CONDITION = /^(\s*(?!Workers)[A-Z][\w -]*: )(.*)$/gm;

/** A plan without the values of the statement: of the conditions the columns and operators stay. */
export const withoutValues = (plan: string): string =>
  withoutLiterals(plan).replace(
    CONDITION,
    (_, name: string, condition: string) => name + condition.replace(/(?<![\w"])-?\d[\d.]*(?![\w"])/g, '…'),
  );
