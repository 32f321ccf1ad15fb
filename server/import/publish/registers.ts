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
  const { rows } = await client.query<Gone>(
    `SELECT ${period}::text AS periodo, ${value} AS valor, count(*)::int AS linhas
     FROM dados.${ident(set.id)} d WHERE tenant = $1 AND ${period} = ANY ($2)
       AND EXISTS (SELECT 1 FROM ${STAGING} s WHERE s.${period} = d.${period})
       AND NOT EXISTS (SELECT 1 FROM ${STAGING} s WHERE s.${period} = d.${period} AND s.${value} = d.${value})
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [tenant, periods],
  );
  return rows;
}
