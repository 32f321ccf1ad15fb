import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { apply as applyFolder } from '../tenants/apply.ts';
import { type Cargas, readCargas } from '../tenants/cargas.ts';
import { type Copied, copyAll, documents, refuseUnreachable } from '../tenants/files.ts';
import { refuseUnknown, unpack } from '../tenants/unpack.ts';
import { type Context, command } from './command.ts';
import { dotted } from './progress.ts';

const KNOWN = /^(?:(?:tenant|menus|avisos)\.yaml|logo\.\w+|mapa\.geojson|arquivos|dados|cargas\.json|\..*|.*\.md)$/i;

export const apply = command({
  name: 'tenant apply',
  summary: 'Cria um órgão, ou o atualiza, conforme a pasta dele.',
  about: [
    'A pasta tem tenant.yaml e, se quiser, menus.yaml, avisos.yaml, logo.png (ou .svg, .jpg, .webp), mapa.geojson e arquivos/. As pastas em tenants/ são exemplos completos.',
    'Os documentos de arquivos/ substituem os de mesmo nome; os demais ficam. Uma pasta feita por “portal tenant export” traz também os dados, que são publicados.',
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
    const { id, slug } = await context.own((client) => applyFolder(client, folder));
    context.out(`Órgão ${slug} aplicado.`);
    await warnUnread(context, folder);
    const arquivos = await copy(context, folder, slug, names);
    const cargas = note ? await load(context, { folder, id, note }) : [];
    return { slug, arquivos, cargas };
  },
});

/** A file that nobody reads is probably one whose name was mistyped. */
async function warnUnread({ err }: Context, folder: string): Promise<void> {
  const unread = (await readdir(folder)).filter((name) => !KNOWN.test(name));
  if (unread.length) err(`Aviso: o portal não lê ${unread.join(', ')}. Confira os nomes.`);
}

async function copy(context: Context, folder: string, slug: string, names: readonly string[]): Promise<Copied> {
  const task = context.progress.begin(`${slug}: arquivos`, 'documentos', names.length);
  const counts = await copyAll(join(folder, 'arquivos'), join(context.filesDir, slug), names, (done) => {
    context.signal.throwIfAborted();
    task.at(done);
  });
  task.end();
  const { novos, substituidos, iguais } = counts;
  if (names.length)
    context.out(`Documentos: ${dotted(novos)} novos, ${dotted(substituidos)} substituídos, ${dotted(iguais)} iguais.`);
  return counts;
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
      onProgress: task.at,
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
    `Dados: ${fresh.length} cargas publicadas, ${dotted(rows)} linhas; ${done.length - fresh.length} já estavam.`,
  );
  context.out(`Declarações: ${note.declaracoes.length}. Correções: ${note.correcoes.length}.`);
  return done;
}
