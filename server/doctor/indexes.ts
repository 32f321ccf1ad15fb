import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { type IndexNeeds, indexNeeds } from '../database/indexes/settle.ts';
import { type DoctorFinding, okFinding, warningFinding } from './finding.ts';

const SUBJECT = 'Índices';

/** Finding on the indexes that large bodies have of their own: those made, with their size, the missing and the useless. */
export async function indexFindings(client: pg.ClientBase, least: number): Promise<DoctorFinding[]> {
  const { standing, missing, surplus } = await indexNeeds(client, datasets, least);
  const made = `${madeOf(standing, missing.length)}, a partir de ${least.toLocaleString('pt-BR')} linhas em um período`;
  if (missing.length + surplus.length === 0) return [okFinding(SUBJECT, made)];
  const invalid = surplus.filter(({ valid }) => !valid).length;
  const pending = [
    ...(missing.length > 0 ? [`${counted(missing.length, 'por fazer', 'por fazer')} (${placesOf(missing)})`] : []),
    ...(invalid > 0 ? [counted(invalid, 'interrompido', 'interrompidos')] : []),
    ...(surplus.length > invalid ? [counted(surplus.length - invalid, 'sem uso', 'sem uso')] : []),
  ];
  return [
    warningFinding(
      SUBJECT,
      `${made}; ${pending.join('; ')}`,
      'O portal os faz e desfaz um a um, alguns segundos depois de iniciar e depois de cada carga: deixe-o em funcionamento.',
    ),
  ];
}

function madeOf(standing: IndexNeeds['standing'], missing: number): string {
  if (standing.length === 0)
    return missing > 0 ? 'nenhum índice próprio feito' : 'nenhum órgão precisa de índices próprios';
  const megabytes = Math.ceil(standing.reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576);
  return `${counted(standing.length, 'índice próprio', 'índices próprios')} de órgãos grandes, ${megabytes.toLocaleString('pt-BR')} MB (${placesOf(standing)})`;
}

/** `pagamentos do órgão 7, contratos do órgão 9` */
function placesOf(indexes: readonly { dataset: string; tenant: number }[]): string {
  const places = new Set(indexes.map(({ dataset, tenant }) => `${dataset} do órgão ${tenant}`));
  return [...places].join(', ');
}
