import { datasets } from '../../catalog/datasets/index.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findDataset, findTenant } from './lookup.ts';
import { formatCount } from './progress.ts';

const LOADS = `SELECT c.id, t.slug, c.dataset, c."publicadaEm", c.autor, c.arquivo, c.sha256, c.periodo, c.referencia,
  c.lidas, c.linhas, c.recusadas, c.somas, c."voltaA", c.motivo
  FROM portal.cargas c JOIN portal.tenants t ON t.id = c.tenant
  WHERE ($1::text IS NULL OR t.slug = $1) AND ($2::text IS NULL OR c.dataset = $2)
  ORDER BY c.id DESC LIMIT $3`;

export const loadsCommand = defineCommand({
  name: 'loads',
  summary: 'Lista as cargas: quem, quando, que arquivo, que período, quantas linhas e as somas.',
  args: [{ name: 'CONJUNTO', text: 'só as deste conjunto, como contratos', optional: true }],
  options: {
    tenant: { value: 'SLUG', text: 'Só as deste órgão.' },
    limite: { value: 'N', text: 'Quantas mostrar, da mais nova para a mais antiga (20).' },
  },
  examples: ['portal loads --tenant pmdemo contratos', 'portal loads --limite 100 --json'],
  run: async (context) => {
    const { args, options, own, out } = context;
    const [set] = args;
    if (set) findDataset(set);
    const limit = limitOf(options.limite);
    const { rows } = await own(async (client) => {
      if (options.tenant) await findTenant(client, options.tenant);
      return client.query<Load>(LOADS, [options.tenant, set, limit]);
    });
    if (rows.length === 0) out('Nenhuma carga.');
    for (const row of rows) show(context, row);
    return { cargas: rows };
  },
});

interface Load {
  id: number;
  slug: string;
  dataset: string;
  publicadaEm: Date;
  autor: string;
  arquivo: string;
  sha256: string;
  periodo: string[];
  referencia: string;
  lidas: number;
  linhas: number;
  recusadas: number;
  somas: Record<string, number>;
  voltaA: number | null;
  motivo: string | null;
}

function limitOf(text = '20'): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Refusal(`--limite deve ser um número de 1 a 999999, e não “${text}”.`);
}

function show({ out }: Pick<CommandContext, 'out'>, load: Load): void {
  const back = load.voltaA ? ` (volta à carga ${load.voltaA})` : '';
  out(`Carga ${load.id}  ${load.slug}  ${load.dataset}  ${moment(load.publicadaEm)}  por ${load.autor}${back}`);
  if (load.motivo) out(`  motivo      ${load.motivo}`);
  out(`  arquivo     ${load.arquivo}  sha256 ${load.sha256}`);
  out(`  período     ${load.periodo.join(', ')}; dados até ${load.referencia}`);
  out(
    `  linhas      ${formatCount(load.linhas)} publicadas, ${formatCount(load.recusadas)} recusadas, de ${formatCount(load.lidas)}`,
  );
  for (const [name, sum] of Object.entries(load.somas)) out(`  ${label(load.dataset, name)}  ${money(Number(sum))}`);
}

const label = (id: string, name: string): string => datasets.find((set) => set.id === id)?.fields[name]?.label ?? name;

const money = (value: number): string => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

const moment = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC');
