import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { OrgaoFeito, OrgaoNovo } from '../../../catalog/painel/orgaos/answer.ts';
import type { Problem } from '../../../catalog/query.ts';
import { atomically } from '../../database/atomic.ts';
import { Fault } from '../../http/fault.ts';
import { NOTIFY_CHANGE } from '../../tenants/apply.ts';
import type { TenantFolder } from '../../tenants/folder.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import type { DeskServices } from '../services.ts';
import { recordInBoth } from './acts.ts';
import { problem, readNewBody } from './form.ts';
import { inviteKeeper } from './keeper.ts';

/** Advisory lock of new bodies: two at once must not take one name or one domain. */
const NEW_BODY_LOCK = 7_302_083;

const INSERT = `WITH made AS (
  INSERT INTO portal.tenants (slug, tipo, hosts, dados) VALUES ($1, $2, $3, $4) ON CONFLICT (slug) DO NOTHING RETURNING id)
  SELECT id, ${NOTIFY_CHANGE} FROM made`;

/** Names that other bodies have, of those that a form asks for. */
async function takenProblems(client: pg.ClientBase, { slug, hosts }: OrgaoNovo): Promise<Problem[]> {
  const { rows } = await client.query<{ slug: string; hosts: string[] }>(
    'SELECT slug, hosts FROM portal.tenants WHERE slug = $1 OR hosts && $2 ORDER BY slug',
    [slug, hosts.map((host) => host.toLowerCase())],
  );
  return rows.flatMap((other) => {
    if (other.slug === slug) return [problem('slug', `${slug} já é de outro órgão; escolha outro nome`)];
    const host = hosts.find((own) => other.hosts.includes(own.toLowerCase()));
    return [problem('hosts', `${host} já é do órgão ${other.slug}; retire-o, aqui ou lá`)];
  });
}

/** Every problem of a form: what is wrong in it, and what others have already. */
export async function newBodyProblems(client: pg.ClientBase, form: OrgaoNovo): Promise<Problem[]> {
  const { problems } = readNewBody(form, 1);
  const taken = await takenProblems(client, form);
  return [...problems, ...taken.filter(({ field }) => !problems.some((other) => other.field === field))];
}

/** Makes a body, invites who will keep it, and writes both into the logs: all of it or nothing. */
export async function createBody(
  services: DeskServices,
  request: FastifyRequest,
  form: OrgaoNovo,
): Promise<OrgaoFeito['data']> {
  const made = await services.db.own((client) =>
    atomically(client, async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [NEW_BODY_LOCK]);
      const problems = await newBodyProblems(client, form);
      const { body } = readNewBody(form, await nextNumber(client));
      if (!body || problems.length > 0) throw refusedForm(problems);
      const id = await insertBody(client, body);
      const keeper = { nome: form.responsavel, email: form.responsavelEmail };
      const endereco = services.messages.siteOf(body);
      const convite = await inviteKeeper(client, services, tenantOf(id, body), keeper);
      await recordInBoth(
        client,
        request,
        { id, slug: body.slug, nome: body.txtCliente },
        {
          acao: 'orgao.criado',
          depois: {
            nome: body.txtCliente,
            tipo: body.tipo,
            slug: body.slug,
            hosts: body.hosts,
            convidada: keeper.nome,
          },
        },
      );
      return { slug: body.slug, endereco, responsavel: keeper.nome, convite };
    }),
  );
  services.tenants.forget();
  return made;
}

const tenantOf = (id: number, { slug, tipo, hosts, ...dados }: TenantFolder): Tenant => ({
  id,
  slug,
  tipo,
  hosts,
  referencia: null,
  dados,
});

const refusedForm = (problems: readonly Problem[]): Fault =>
  new Fault(400, 'BAD_REQUEST', problems.map(({ message }) => message).join(' '), problems);

/** The number of a body in the calls of the reference system: one that no other has. */
async function nextNumber(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `SELECT coalesce(max((dados->>'idPoderOrgao')::int), 0) + 1 AS next FROM portal.tenants`,
  );
  return rows[0]?.next ?? 1;
}

async function insertBody(client: pg.ClientBase, { slug, tipo, hosts, ...dados }: TenantFolder): Promise<number> {
  const { rows } = await client.query<{ id: number }>(INSERT, [slug, tipo, hosts, dados]);
  if (!rows[0]) throw refusedForm([problem('slug', `${slug} já é de outro órgão; escolha outro nome`)]);
  return rows[0].id;
}
