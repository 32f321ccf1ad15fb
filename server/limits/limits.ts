/** A limit that an operator may change, by an environment variable of its own. */
export interface Limit {
  variable: `LIMIT_${string}`;
  /** Value of an installation that says nothing. */
  usual: number;
  from: number;
  to: number;
  /** What it counts, in the words of docs/operar.md. */
  meaning: string;
}

/** Every limit that an operator may change. What nobody would change is a constant beside its code. */
export const LIMITS = {
  reads: {
    variable: 'LIMIT_READS',
    usual: 12,
    from: 2,
    to: 500,
    meaning: 'consultas ao banco de dados ao mesmo tempo, de todos os órgãos',
  },
  readsPerAddress: {
    variable: 'LIMIT_READS_PER_ADDRESS',
    usual: 4,
    from: 1,
    to: 500,
    meaning: 'consultas ao banco de dados ao mesmo tempo, de um mesmo endereço',
  },
  requestSeconds: {
    variable: 'LIMIT_REQUEST_SECONDS',
    usual: 15,
    from: 1,
    to: 300,
    meaning: 'segundos que um pedido inteiro pode levar, com todas as suas consultas',
  },
  exports: {
    variable: 'LIMIT_EXPORTS',
    usual: 6,
    from: 2,
    to: 200,
    meaning: 'arquivos que se leem do banco de dados ao mesmo tempo, de todos os órgãos',
  },
  exportsPerAddress: {
    variable: 'LIMIT_EXPORTS_PER_ADDRESS',
    usual: 2,
    from: 1,
    to: 200,
    meaning: 'arquivos que um mesmo endereço baixa ao mesmo tempo',
  },
} as const satisfies Record<string, Limit>;

/** The limits in force, by name. */
export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

const NAMES = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

/** The limits whose values a function finds, each by its entry in the table. */
export const limitsBy = (read: (limit: Limit) => number): Limits =>
  Object.fromEntries(NAMES.map((name) => [name, read(LIMITS[name])])) as Limits;

export const USUAL_LIMITS: Limits = limitsBy(({ usual }) => usual);
