import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { type DistributionPlan, distributeDatabase, planDistribution } from '../database/distribute/distribute.ts';
import { moveBody } from '../database/distribute/move.ts';
import { nodeName, prepareNodes, type WorkerNode } from '../database/distribute/nodes.ts';
import { raiseWall } from '../database/migrate/role.ts';
import { Refusal } from '../refusal.ts';
import { schemaPlan } from '../tables.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findTenant } from './lookup.ts';
import { formatCount } from './progress.ts';

const options = {
  ensaio: { text: 'Só confere o cluster e diz o que faria: nada muda.' },
  mover: { value: 'SLUG', text: 'Leva as linhas deste órgão a outro servidor, com o portal no ar.' },
  para: { value: 'SERVIDOR:PORTA', text: 'O servidor que as recebe, como o coordenador o conhece.' },
} as const;

type Context = CommandContext<typeof options>;

export const distributeCommand = defineCommand({
  name: 'distribute',
  summary: 'Espalha o banco pelos servidores de um cluster Citus, ou move um órgão entre eles.',
  about: [
    'O banco precisa da extensão Citus e de servidores de linhas registrados, e DATABASE_URL de um superusuário: veja docs/operar.md. Pare o portal antes e inicie-o depois; as linhas de cada tabela são contadas antes e depois, e, interrompido, nada muda. Repetido, faz só o que falta, como preparar um servidor novo.',
    'Com --mover, as linhas de um órgão são copiadas enquanto ele é lido e escrito. Pede wal_level = logical nos servidores.',
  ],
  args: [],
  options,
  examples: [
    'portal distribute --ensaio',
    'portal distribute',
    'portal distribute --mover pmdemo --para 10.0.0.12:5432',
  ],
  run: async (context) => {
    const { mover, para, ensaio } = context.options;
    if ((mover === undefined) !== (para === undefined))
      throw new Refusal('Para mover um órgão, diga os dois: --mover SLUG --para SERVIDOR:PORTA.');
    if (mover !== undefined && para !== undefined) return move(context, mover, parseNode(para));
    return ensaio ? rehearse(context) : distribute(context);
  },
});

function parseNode(text: string): WorkerNode {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (!host || !port) throw new Refusal(`--para deve ser SERVIDOR:PORTA, como 10.0.0.12:5432, e não “${text}”.`);
  return { host, port: Number(port) };
}

const rowsIn = ({ tables }: DistributionPlan): number => tables.reduce((sum, { rows }) => sum + rows, 0);

function describe({ out }: Context, plan: DistributionPlan): void {
  out(`Servidores de linhas: ${plan.workers.join(', ')}.`);
  if (plan.tables.length === 0) out('Todas as tabelas já estão neles.');
  else
    out(
      `${counted(plan.tables.length, 'tabela', 'tabelas')} por distribuir, com ${counted(rowsIn(plan), 'linha', 'linhas')}.`,
    );
}

async function rehearse(context: Context): Promise<object> {
  const plan = await context.own(planDistribution);
  describe(context, plan);
  for (const { name, kind, rows } of plan.tables)
    context.out(`  ${name}  ${formatCount(rows)}${kind === 'reference' ? '  (inteira em cada servidor)' : ''}`);
  context.out('Nada foi mudado. Para distribuir, com o portal parado: portal distribute');
  return { servidores: plan.workers, tabelas: plan.tables, ensaio: true };
}

async function distribute(context: Context): Promise<object> {
  const place = await context.place();
  const plan = await context.own(async (client) => {
    const planned = await planDistribution(client);
    describe(context, planned);
    const task = context.progress.begin('distribuição', 'tabelas', planned.tables.length);
    let done = 0;
    if (planned.tables.length > 0) await distributeDatabase(client, planned, () => task.at(++done));
    else await prepareNodes(client);
    task.end();
    await raiseWall(client, place, schemaPlan(datasets));
    return planned;
  });
  if (plan.tables.length > 0) context.out('Distribuído, e as contagens conferem. Inicie o portal.');
  return { servidores: plan.workers, tabelas: plan.tables, ensaio: false };
}

async function move(context: Context, slug: string, to: WorkerNode): Promise<object> {
  const task = context.progress.begin(slug, 'etapas');
  const from = await context.own(async (client) => {
    const { id } = await findTenant(client, slug);
    return moveBody(client, id, to, (stage) => task.doing(stage));
  });
  task.end();
  const here = from === nodeName(to);
  context.out(here ? `${slug} já está em ${from}.` : `${slug} foi de ${from} para ${nodeName(to)}.`);
  return { slug, de: from, para: nodeName(to), movido: !here };
}
