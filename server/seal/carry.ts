import type { SealedColumnMove, SealedTable } from '../cells/sealed.ts';
import { Refusal } from '../refusal.ts';
import { type Keyring, UnreadableSeal } from './keyring.ts';
import { SEALED_COLUMNS, type SealedColumn } from './reseal.ts';

/** How the sealed values of a body move to an installation that has other keys, and another number for the body. */
export function sealedTables(source: Keyring, target: Keyring): SealedTable[] {
  const tables = [...new Set(SEALED_COLUMNS.map(({ table }) => table))];
  return tables.map((table) => {
    const columns = SEALED_COLUMNS.filter((column) => column.table === table);
    return {
      table,
      columns: columns.map((column) => sealedColumn(column, source, target)),
      batch: Math.min(...columns.map(({ batch }) => batch)),
    };
  });
}

const sealedColumn = ({ name, about }: SealedColumn, source: Keyring, target: Keyring): SealedColumnMove => ({
  name,
  openSource: (tenant, id, value) => openedOrRefused(() => source.open(value, about(tenant, id))),
  sealTarget: (tenant, id, value) => target.seal(value, about(tenant, id)),
  openTarget: (tenant, id, value) => target.open(value, about(tenant, id)),
});

/** Refuses to leave behind what cannot be opened here: at the target it could not be opened ever again. */
function openedOrRefused(open: () => Buffer): Buffer {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error;
    throw new Refusal(
      'Há mensagens ou assinaturas seladas com uma chave que não está aqui, e sem ela não podem ser levadas. Acrescente-a a PORTAL_KEY, depois da atual e separada por vírgula, e rode o comando de novo.',
    );
  }
}
