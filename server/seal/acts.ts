import { createHash } from 'node:crypto';
import type pg from 'pg';

/** An act as its digest covers it. The number of its body is left out: that changes when a body moves. */
export interface SealedAct {
  /** Place in the log of its body, from 1 on, without gaps. */
  numero: number;
  quando: Date;
  pessoa: string | null;
  quem: string;
  acao: string;
  alvo: string;
  antes: unknown;
  depois: unknown;
}

/** An act as the log keeps it, with the digest of the one before and its own. */
export interface ChainedAct extends SealedAct {
  anterior: string;
  resumo: string;
}

/** SHA-256 of an act and of the digest before it: no act can be changed without changing all that follow. */
export function actDigest(anterior: string, act: SealedAct): string {
  const { numero, quando, pessoa, quem, acao, alvo, antes, depois } = act;
  const covered = [anterior, numero, quando.toISOString(), pessoa, quem, acao, alvo, antes ?? null, depois ?? null];
  return createHash('sha256')
    .update(JSON.stringify(ordered(covered)))
    .digest('hex');
}

/** A value with the names of its objects in order: the database gives them back in another than they came in. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, ordered(own)]));
}

/** What a check of a log found. */
export interface LogCheck {
  /** Acts that were read. */
  atos: number;
  /** Digest of the last act: whoever keeps it can tell later that nothing before it was changed. */
  resumo: string;
  /** What is not as it was written, the first few. */
  problemas: LogProblem[];
}

export interface LogProblem {
  numero: number;
  texto: string;
}

/** Acts that are read at a time, and problems that are told. */
const BATCH = 2_000;
const TOLD = 20;

const ACTS = `SELECT numero::float8 AS numero, quando, pessoa, quem, acao, alvo, antes, depois, anterior, resumo
  FROM portal.atos WHERE tenant = $1 AND numero > $2 AND numero <= $3 ORDER BY numero LIMIT ${BATCH}`;

/** Where a log ends by its own account and by its acts, in one statement: acts may be added meanwhile. */
const HEAD = `SELECT coalesce(c.numero, 0)::float8 AS numero, coalesce(c.resumo, '') AS resumo, coalesce(a.topo, 0)::float8 AS topo
  FROM (SELECT max(numero) AS topo FROM portal.atos WHERE tenant = $1) a
  LEFT JOIN portal.correntes c ON c.tenant = $1`;

interface LogPlace {
  numero: number;
  resumo: string;
}

interface LogHead extends LogPlace {
  /** Number of the last act. */
  topo: number;
}

const EMPTY: LogHead = { numero: 0, resumo: '', topo: 0 };

/** Works every digest of a body's log out again. */
export async function checkLog(client: pg.ClientBase, tenant: number): Promise<LogCheck> {
  const head = (await client.query<LogHead>(HEAD, [tenant])).rows[0] ?? EMPTY;
  const problemas: LogProblem[] = [];
  let last: LogPlace = EMPTY;
  let atos = 0;
  for (;;) {
    const { rows } = await client.query<ChainedAct>(ACTS, [tenant, last.numero, head.topo]);
    for (const act of rows) {
      problemas.push(...actProblems(last, act));
      last = act;
    }
    atos += rows.length;
    if (rows.length < BATCH) break;
  }
  problemas.push(...endProblems(last, head));
  return { atos, resumo: last.resumo, problemas: problemas.slice(0, TOLD) };
}

function actProblems(before: LogPlace, act: ChainedAct): LogProblem[] {
  const { numero } = act;
  if (numero !== before.numero + 1) return [{ numero, texto: `antes do ato ${numero} falta ao menos um ato` }];
  if (act.anterior !== before.resumo) return [{ numero, texto: `o ato ${numero} não continua o anterior` }];
  if (act.resumo === actDigest(act.anterior, act)) return [];
  return [{ numero, texto: `o ato ${numero} foi alterado depois de escrito` }];
}

function endProblems(last: LogPlace, head: LogHead): LogProblem[] {
  if (last.numero === head.numero && last.resumo === head.resumo) return [];
  return [
    {
      numero: last.numero + 1,
      texto: `o registro deveria terminar no ato ${head.numero}, e termina no ${last.numero}`,
    },
  ];
}
