import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { counted } from '../../catalog/texto/plural.ts';
import { type FilesPlan, planFiles, publishFiles } from '../arquivos/publish.ts';
import { apply as applyFolder } from '../tenants/apply.ts';
import { type Cargas, readCargas } from '../tenants/cargas.ts';
import { type Copied, copyAll, documents, refuseUnreachable } from '../tenants/files.ts';
import { readFolder } from '../tenants/folder.ts';
import { refuseUnknown, unpack } from '../tenants/unpack.ts';
import { type Context, command } from './command.ts';
import { dotted } from './progress.ts';

const KNOWN =
  /^(?:(?:tenant|menus|avisos|estrutura|atendimento|arquivos)\.yaml|glossario\.csv|logo\.\w+|mapa\.geojson|arquivos|perguntas|dados|cargas\.json|\..*|.*\.md)$/i;

export const apply = command({
  name: 'tenant apply',
  summary: 'Cria um órgão, ou o atualiza, conforme a pasta dele.',
  about: [
    'A pasta tem tenant.yaml e, se quiser, menus.yaml, avisos.yaml, estrutura.yaml, atendimento.yaml, glossario.csv, perguntas/, logo.png (ou .svg, .jpg, .webp), mapa.geojson, arquivos/ e arquivos.yaml. As pastas em tenants/ são exemplos completos.',
    'Os documentos de arquivos/ substituem os de mesmo nome; os demais ficam. Os que arquivos.yaml lista aparecem em /arquivos, e a busca lê o texto deles. Uma pasta feita por “portal tenant export” traz também os dados, que são publicados.',
    'Aplicar de novo a mesma pasta não muda nada.',
  ],
  args: [{ name: 'PASTA', text: 'a pasta do órgão' }],
  options: {},
  examples: ['portal tenant apply tenants/pmdemo', 'portal tenant apply /srv/orgaos/pmvaleclaro'],
  run: async (context) => {
    const folder = resolve(context.args[0] ?? '');
    const names = await documents(join(folder, 'arquivos'));
    refuseUnreachable(join(folder, 'arquivos'), names);
    const note = await readCargas(folder);
    if (note) await refuseUnknown(folder, note);
    // Before anything is done: a document that shows a CPF must not be served, nor half a folder applied.
    const read = await readFolder(folder);
    const plan = await context.own((client) => planFiles(client, read.slug, folder));
    const { id, slug } = await context.own((client) => applyFolder(client, folder));
    context.out(`Órgão ${slug} aplicado.`);
    await warnUnread(context, folder);
    const arquivos = await publish(context, { id, slug, folder, names, plan });
    const cargas = note ? await load(context, { folder, id, note }) : [];
    return { slug, arquivos, cargas };
  },
});

/** A file that nobody reads is probably one whose name was mistyped. */
async function warnUnread({ err }: Context, folder: string): Promise<void> {
  const unread = (await readdir(folder)).filter((name) => !KNOWN.test(name));
  if (unread.length) err(`Aviso: o portal não lê ${unread.join(', ')}. Confira os nomes.`);
}

interface Papers {
  id: number;
  slug: string;
  folder: string;
  /** Every document of the folder. */
  names: readonly string[];
  /** Those that are listed. */
  plan: FilesPlan | null;
}

/** Those that are listed are published and all the others, which loads speak of, are put beside them: each is copied once. */
async function publish(context: Context, { id, slug, folder, names, plan }: Papers): Promise<object> {
  const task = context.progress.begin(`${slug}: arquivos`, 'documentos', names.length);
  const each = (done: number) => {
    context.signal.throwIfAborted();
    task.at(done);
  };
  const { filesDir } = context;
  const listed =
    plan && (await context.own((client) => publishFiles(client, { id, slug }, plan, folder, filesDir, each)));
  const named = new Set(plan?.names.map((name) => name.normalize('NFC')));
  const rest = names.filter((name) => !named.has(name.normalize('NFC')));
  const others = await copyAll(join(folder, 'arquivos'), join(filesDir, slug), rest, (done) => each(named.size + done));
  task.end();
  return {
    ...told(context, others, listed, names.length),
    publicados: plan?.files.length ?? null,
    avisos: warned(context, plan),
  };
}

function told({ out }: Context, others: Copied, listed: Copied | null, count: number): Copied {
  const sum = (name: keyof Copied): number => others[name] + (listed?.[name] ?? 0);
  const counts = { novos: sum('novos'), substituidos: sum('substituidos'), iguais: sum('iguais') };
  if (count)
    out(
      `Documentos: ${dotted(counts.novos)} novos, ${dotted(counts.substituidos)} substituídos, ${dotted(counts.iguais)} iguais.`,
    );
  return counts;
}

function warned({ out, err }: Context, plan: FilesPlan | null): readonly string[] {
  if (plan) out(`Arquivos publicados: ${dotted(plan.files.length)}.`);
  for (const warning of plan?.warnings ?? []) err(`Aviso: ${warning}`);
  return plan?.warnings ?? [];
}

interface Data {
  folder: string;
  id: number;
  note: Cargas;
}

async function load(context: Context, { folder, id, note }: Data): Promise<object[]> {
  const total = note.cargas.reduce((sum, { linhas }) => sum + linhas, 0);
  const task = context.progress.begin('dados', 'linhas', total);
  const done: { dataset: string; linhas: number; carga: number | null; igual: boolean }[] = [];
  await context.own((client) =>
    unpack({
      client,
      tenant: id,
      folder,
      note,
      author: context.author,
      signal: context.signal,
      onProgress: task.at,
      onStage: task.doing,
      onLoad: ({ dataset }, { accepted, carga, unchanged }) => {
        context.signal.throwIfAborted();
        done.push({ dataset, linhas: accepted, carga, igual: unchanged });
      },
    }),
  );
  task.end();
  const fresh = done.filter(({ igual }) => !igual);
  const rows = fresh.reduce((sum, { linhas }) => sum + linhas, 0);
  context.out(
    `Dados: ${counted(fresh.length, 'carga publicada', 'cargas publicadas')}, ${counted(rows, 'linha', 'linhas')}; ${done.length - fresh.length} já estavam.`,
  );
  context.out(`Declarações: ${note.declaracoes.length}. Correções: ${note.correcoes.length}.`);
  return done;
}
