import { join } from 'node:path';
import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { Refusal } from '../refusal.ts';
import type { ExportedCarga, ExportedCargas } from './cargas.ts';
import { fileDigest } from './files.ts';

/** What the data of a folder meet in a body that is there. */
export interface MetLoads {
  /** Number of the load that stands here exactly as the folder has it, by its file in the folder. */
  standing: ReadonlyMap<string, number>;
  /** Loads of the folder in whose periods something newer was published. */
  lost: readonly ExportedCarga[];
}

/** For each load of a folder: whether all its periods still stand as they were exported, and what came after it. */
const MET = `WITH sent AS (
    SELECT place, one->>'dataset' AS dataset, one->>'sha256' AS sha256, (one->>'publicadaEm')::timestamptz AS quando,
      ARRAY(SELECT jsonb_array_elements_text(one->'periodo')) AS periodos
    FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS list (one, place))
  SELECT s.place::int - 1 AS place, max(p.carga) AS carga,
    count(*) FILTER (WHERE c.sha256 = s.sha256 AND c."publicadaEm" = s.quando) = cardinality(s.periodos) AS "isSame",
    coalesce(array_agg(DISTINCT c.sha256) FILTER (WHERE c.sha256 <> s.sha256 AND c."publicadaEm" > s.quando), '{}') AS newer
  FROM sent s JOIN portal.periodos p ON p.tenant = $1 AND p.dataset = s.dataset AND p.periodo = ANY (s.periodos)
    JOIN portal.cargas c ON c.tenant = p.tenant AND c.id = p.carga
  GROUP BY s.place, s.periodos`;

interface Met {
  place: number;
  carga: number;
  isSame: boolean;
  newer: string[];
}

/** Compares the data of a folder with what stands in the body that it names. */
export async function meetLoads(
  client: pg.ClientBase,
  slug: string,
  folder: string,
  { cargas }: ExportedCargas,
): Promise<MetLoads> {
  const known = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
  const { rows } = await client.query<Met>(MET, [known.rows[0]?.id ?? 0, JSON.stringify(cargas)]);
  const standing = new Map<string, number>();
  const lost: ExportedCarga[] = [];
  for (const { place, carga, isSame, newer } of rows) {
    const one = cargas[place];
    if (one && isSame) standing.set(one.dados, carga);
    else if (one && (await isAnothers(join(folder, one.dados), newer))) lost.push(one);
  }
  return { standing, lost };
}

/** Whether newer loads came from elsewhere: one with the bytes of the folder is the folder's own, applied before. */
async function isAnothers(path: string, newer: readonly string[]): Promise<boolean> {
  if (newer.length === 0) return false;
  const own = await fileDigest(path);
  return newer.some((sha256) => sha256 !== own);
}

/** Names that are said of a long list. */
const NAMED = 5;

/** Refuses a folder whose data would take the place of what was published after it was exported. */
export function refuseLostLoads(slug: string, { lost }: MetLoads): void {
  const titles = [...new Set(lost.map(({ dataset }) => datasets.find(({ id }) => id === dataset)?.title ?? dataset))];
  if (titles.length === 0) return;
  const rest = titles.length > NAMED ? [`mais ${titles.length - NAMED}`] : [];
  const said = new Intl.ListFormat('pt-BR').format([...titles.slice(0, NAMED), ...rest]);
  throw new Refusal(
    `Nada foi aplicado: os dados da pasta tomariam o lugar de cargas publicadas depois dela: ${said}. Exporte o que está no ar (portal tenant export ${slug} PASTA-NOVA) e mude ali; ou apague cargas.json da pasta, para aplicar só o resto; ou, para ficar com os dados que ela traz, repita com --sobrescrever.`,
  );
}
