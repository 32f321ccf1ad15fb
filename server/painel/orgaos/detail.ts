import type pg from 'pg';
import type { OrgaoAnswer } from '../../../catalog/painel/orgaos/answer.ts';
import type { DeskServices } from '../services.ts';
import { listBodies } from './list.ts';
import { unknownBody } from './suspend.ts';

interface DetailRow {
  dados: {
    entidade: { cpfCnpj: string; txtCidade: string; txtEstado: string; txtEmail: string; txtNumTelefone: string };
  };
  suspensao: OrgaoAnswer['data']['suspensao'];
}

const DETAIL = `SELECT jsonb_build_object('entidade', dados->'entidade') AS dados, suspensao FROM portal.tenants WHERE id = $1`;

const LATEST = `SELECT dataset, "publicadaEm", linhas FROM portal.cargas WHERE tenant = $1 ORDER BY id DESC LIMIT 10`;

/** What the operator sees of one body. */
export async function readBody(
  client: pg.ClientBase,
  { datasets, messages }: DeskServices,
  slug: string,
  own: number,
): Promise<OrgaoAnswer['data']> {
  const [body] = await listBodies(client, messages.siteOf, slug);
  if (!body) throw unknownBody();
  const { id, ...listed } = body;
  const { rows } = await client.query<DetailRow>(DETAIL, [id]);
  if (!rows[0]) throw unknownBody();
  const { entidade } = rows[0].dados;
  const latest = await client.query<{ dataset: string; publicadaEm: Date; linhas: number }>(LATEST, [id]);
  const titleOf = (dataset: string): string => datasets.find((set) => set.id === dataset)?.title ?? dataset;
  return {
    ...listed,
    cnpj: entidade.cpfCnpj,
    cidade: `${entidade.txtCidade}/${entidade.txtEstado}`,
    email: entidade.txtEmail,
    telefone: entidade.txtNumTelefone,
    suspensao: rows[0].suspensao,
    proprio: id === own,
    ultimas: latest.rows.map(({ dataset, publicadaEm, linhas }) => ({
      dataset,
      titulo: titleOf(dataset),
      publicadaEm: publicadaEm.toISOString(),
      linhas,
    })),
  };
}
