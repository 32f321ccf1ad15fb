import type pg from 'pg';
import { ident } from '../../database/sql/names.ts';
import { STAGING } from '../stage/stage.ts';
import type { PendingLoad } from './pending.ts';
import { type LoadReport, RejectedLoad } from './report.ts';

interface Gone {
  periodo: string;
  valor: string;
  linhas: number;
}

/** Refuses a load that would leave nothing of a register that its periods have: a file of CEIS must not take CNEP away. */
export async function refuseMissingRegister(
  client: pg.ClientBase,
  load: PendingLoad,
  report: LoadReport,
): Promise<void> {
  const gone = await goneBy(client, load);
  if (gone.length === 0) return;
  const told = gone.map(({ periodo, valor, linhas }) => `${valor} em ${periodo} (${linhas.toLocaleString('pt-BR')})`);
  throw new RejectedLoad(
    `Nada foi publicado: o arquivo não traz, e sairiam do portal, as linhas de ${told.join(', ')}. Envie tudo junto, em uma pasta ou em um ZIP com os arquivos; para juntar este ao que está publicado, --acrescenta; se as linhas devem mesmo sair, --force. (Por HTTP: acrescenta, forcar.)`,
    report,
  );
}

/** What stands in the periods of a load and nothing of it comes. A period without any row is emptied on purpose. */
async function goneBy(client: pg.ClientBase, { tenant, set, periods }: PendingLoad): Promise<Gone[]> {
  if (!set.whole) return [];
  const [period, value] = [ident(set.period), ident(set.whole)];
  const columns = `${period}::text AS periodo, ${value} AS valor, count(*)::int AS linhas`;
  // Asked apart: what is staged and what is published may be on two servers.
  const { rows: coming } = await client.query<Gone>(`SELECT ${columns} FROM ${STAGING} GROUP BY 1, 2`);
  const { rows: standing } = await client.query<Gone>(
    `SELECT ${columns} FROM dados.${ident(set.id)} WHERE tenant = $1 AND ${period} = ANY ($2) AND ${value} IS NOT NULL
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [tenant, periods],
  );
  const full = new Set(coming.map(({ periodo }) => periodo));
  return standing.filter(
    (own) =>
      full.has(own.periodo) && !coming.some(({ periodo, valor }) => periodo === own.periodo && valor === own.valor),
  );
}
