import type pg from 'pg';

/** A statement up to its semicolon; comments, quoted texts, quoted names and bodies of functions may hold others. */
const STATEMENT = /(?:--[^\n]*|'[^']*'|"[^"]*"|\$\$[\s\S]*?\$\$|[^;'"$-]|\$|-)+/g;

/** The statements of a text, in their order. */
export const splitStatements = (text: string): string[] =>
  (text.match(STATEMENT) ?? []).map((own) => own.trim()).filter((own) => own.replace(/--[^\n]*/g, '').trim() !== '');

/** Runs the statements of a text one by one: a distributed database sends its workers the text that a statement came in. */
export async function runStatements(client: pg.ClientBase, text: string): Promise<void> {
  for (const statement of splitStatements(text)) await client.query(statement);
}
