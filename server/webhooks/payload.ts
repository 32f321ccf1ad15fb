import type { Dataset } from '../../catalog/dataset.ts';
import type { Mudanca, TipoMudanca } from '../../catalog/mudancas/answer.ts';
import type { EntregaVista } from '../../catalog/webhooks/answer.ts';

/** Changes that a delivery carries, and bytes that they may take: the rest is behind an address. */
const MOST_CHANGES = 100;
const MOST_BYTES = 256 * 1024;

/** The body that is told of, and where its site is. */
export interface PayloadBody {
  slug: string;
  site: string;
}

const written = (type: EntregaVista['evento'], data: object): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

/** A load that was published, as the database knows it. */
export interface PublishedLoad {
  id: number;
  referencia: string;
  periodo: string[];
  publicadaEm: Date;
  linhas: number;
}

/** What is told of a load. */
export const loadPayload = ({ slug, site }: PayloadBody, set: Dataset, load: PublishedLoad): string =>
  written('carga', {
    orgao: slug,
    conjunto: set.id,
    carga: load.id,
    referencia: load.referencia,
    periodo: load.periodo,
    publicadaEm: load.publicadaEm.toISOString(),
    linhas: load.linhas,
    endereco: `${site}/cargas/${set.id}#carga-${load.id}`,
  });

/** What is told of the records that a load changed: how many, the first of them, and where the others are. */
export function changesPayload(
  { slug, site }: PayloadBody,
  set: Dataset,
  filtro: string,
  changes: readonly Mudanca[],
): string {
  const [{ carga = 0, publicadaEm = '' } = {}] = changes;
  const contagem: Record<TipoMudanca, number> = { novo: 0, alterado: 0, retirado: 0 };
  for (const { tipo } of changes) contagem[tipo]++;
  const told = fitting(changes);
  const asked = [filtro, `_carga=${carga}`].filter(Boolean).join('&');
  const rest = told.length < changes.length ? `${site}/api/v1/${set.id}/mudancas?${asked}` : null;
  return written('mudancas', {
    orgao: slug,
    conjunto: set.id,
    filtro,
    carga,
    publicadaEm,
    contagem,
    mudancas: told.map((change) => ({ ...change, para: change.para && site + change.para })),
    mais: rest,
  });
}

/** The first changes that fit into one delivery. */
function fitting(changes: readonly Mudanca[]): Mudanca[] {
  let bytes = 0;
  return changes.slice(0, MOST_CHANGES).filter((change) => {
    bytes += Buffer.byteLength(JSON.stringify(change));
    return bytes <= MOST_BYTES;
  });
}

/** What a test tells: nothing but that it came. */
export const testPayload = ({ slug }: PayloadBody): string =>
  written('teste', { orgao: slug, mensagem: 'Aviso de teste do Portal da Transparência.' });
