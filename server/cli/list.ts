import { defineCommand } from './command.ts';
import { formatCount } from './progress.ts';
import { textTable } from './table.ts';

const LIST = `SELECT t.slug, t.tipo, t.dados->>'txtCliente' AS nome, t.hosts,
  coalesce(c.cargas, 0) AS cargas, p.referencia
  FROM portal.tenants t
  LEFT JOIN (SELECT tenant, count(*)::int AS cargas FROM portal.cargas GROUP BY tenant) c ON c.tenant = t.id
  LEFT JOIN (SELECT tenant, max(referencia) AS referencia FROM portal.periodos GROUP BY tenant) p ON p.tenant = t.id
  ORDER BY t.slug`;

interface ListedTenant {
  slug: string;
  tipo: string;
  nome: string;
  hosts: string[];
  cargas: number;
  referencia: string | null;
}

export const tenantList = defineCommand({
  name: 'tenant list',
  summary: 'Lista os órgãos desta instalação.',
  args: [],
  options: {},
  examples: ['portal tenant list', 'portal tenant list --json'],
  run: async ({ own, out }) => {
    const { rows } = await own((client) => client.query<ListedTenant>(LIST));
    const cells = rows.map(({ slug, tipo, nome, hosts, cargas, referencia }) => [
      slug,
      tipo,
      nome,
      formatCount(cargas),
      referencia ?? 'sem dados',
      hosts.join(', '),
    ]);
    if (rows.length === 0) out('Nenhum órgão ainda. Escreva a pasta de um e use: portal tenant apply PASTA');
    else
      for (const line of textTable(['SLUG', 'TIPO', 'NOME', 'CARGAS', 'DADOS ATÉ', 'DOMÍNIOS'], cells, ['CARGAS']))
        out(line);
    return { tenants: rows };
  },
});
