import type pg from 'pg';
import type { TenantMove } from '../tenants/moving.ts';
import { type DoctorFinding, warningFinding } from './finding.ts';

const NAME = 'Mudança de órgão';

/** What to know of a body in each state of a move between installations. */
const STATES: Readonly<Record<TenantMove['estado'], (slug: string, mark: TenantMove) => DoctorFinding>> = {
  saindo: (slug) =>
    warningFinding(
      NAME,
      `${slug} só se lê, no fim de uma mudança`,
      'Se nenhum portal tenant move está em curso, rode-o de novo para terminar, ou com --desfazer para voltar atrás.',
    ),
  saiu: (slug, { para }) =>
    warningFinding(
      NAME,
      `${slug} mudou para ${para ?? 'outra instalação'} e aqui só se lê`,
      `Quando o proxy já o procura lá, apague o que ficou: portal tenant remove ${slug} --sim`,
    ),
  chegando: (slug) =>
    warningFinding(
      NAME,
      `${slug} está chegando de outra instalação e ainda não aparece`,
      'Rode de novo, onde ele está, o portal tenant move que o trazia, ou o mesmo com --desfazer.',
    ),
};

/** Findings on bodies that are moving or have left. */
export async function movingFindings(client: pg.ClientBase): Promise<DoctorFinding[]> {
  const { rows } = await client.query<{ slug: string; mark: TenantMove }>(
    `SELECT slug, dados->'mudanca' AS mark FROM portal.tenants WHERE dados ? 'mudanca' ORDER BY slug`,
  );
  return rows.map(({ slug, mark }) => STATES[mark.estado](slug, mark));
}
