import { command } from './command.ts';

const LIST = `SELECT t.slug, t.tipo, t.dados->>'txtCliente' AS nome, t.hosts,
  (SELECT count(*)::int FROM portal.cargas c WHERE c.tenant = t.id) AS cargas,
  (SELECT max(referencia) FROM portal.cargas c WHERE c.tenant = t.id) AS referencia
  FROM portal.tenants t ORDER BY t.slug`;

export const list = command({
  name: 'tenant list',
  summary: 'Lista os órgãos desta instalação.',
  args: [],
  options: {},
  examples: ['portal tenant list', 'portal tenant list --json'],
  run: async ({ own, out }) => {
    const { rows } = await own((client) => client.query(LIST));
    if (rows.length === 0) out('Nenhum órgão ainda. Crie a pasta de um e use: portal tenant apply PASTA');
    for (const { slug, tipo, nome, hosts, cargas, referencia } of rows) {
      const state = cargas ? `${cargas} ${cargas === 1 ? 'carga' : 'cargas'}, dados até ${referencia}` : 'sem cargas';
      out([slug, tipo, nome, state, ...hosts].join('  '));
    }
    return { tenants: rows };
  },
});
