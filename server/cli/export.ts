import { chmod, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { counted } from '../../catalog/texto/plural.ts';
import { Refusal } from '../refusal.ts';
import type { ExportedCargas } from '../tenants/cargas.ts';
import { dumpData } from '../tenants/dump.ts';
import { writeBodyPapers } from '../tenants/exported.ts';
import { copyDocuments, documentsIn } from '../tenants/files.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findTenant } from './lookup.ts';
import { formatCount } from './progress.ts';

export const tenantExport = defineCommand({
  name: 'tenant export',
  summary: 'Grava um órgão, com os documentos e os dados, em uma pasta que outra instalação aplica.',
  about: [
    'A pasta traz o que está publicado agora: as linhas de cada conjunto (dados/*.csv.gz), suas datas de referência, as declarações e as correções (cargas.json). As cargas antigas, as chaves de acesso e as mensagens dos cidadãos ficam onde estão.',
    'O que foi escrito no painel vem junto; o arquivo .edicao diz até qual edição, e com ele “portal tenant apply” sabe o que foi escrito depois.',
  ],
  args: [
    { name: 'SLUG', text: 'o órgão' },
    { name: 'DESTINO', text: 'a pasta a criar; se existir, precisa estar vazia' },
  ],
  options: {},
  examples: ['portal tenant export pmdemo /tmp/pmdemo', 'portal tenant apply /tmp/pmdemo   # na outra instalação'],
  run: async (context) => {
    const [slug = '', to = ''] = context.args;
    const target = resolve(to);
    await refuseFull(target);
    await mkdir(dirname(target), { recursive: true });
    // The folder is written under another name and renamed, so that one with the right name is complete.
    const aside = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
    try {
      const note = await write(context, slug, aside);
      // The content is all public, and another user may be the one who applies it.
      await chmod(aside, 0o755);
      await rmdir(target).catch(() => undefined);
      await rename(aside, target);
      context.out(`Órgão ${slug} gravado em ${target}.`);
      return { slug, pasta: target, ...note };
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      throw error;
    }
  },
});

async function refuseFull(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refusal(`${folder} não é uma pasta que se possa usar (${error.code}).`);
  });
  if (names.length) throw new Refusal(`A pasta ${folder} não está vazia: escolha outra.`);
}

async function write(context: CommandContext, slug: string, folder: string): Promise<object> {
  const body = await context.own((client) => findTenant(client, slug));
  await context.own((client) => writeBodyPapers(client, body.id, folder));
  const arquivos = await copy(context, slug, join(folder, 'arquivos'));
  const task = context.progress.begin(`${slug}: dados`, 'linhas');
  let rows = 0;
  const note = await context.own((client) =>
    dumpData(client, body.id, folder, ({ linhas }) => {
      context.signal.throwIfAborted();
      rows += linhas;
      task.at(rows);
    }),
  );
  task.end();
  return told(context, note, arquivos, rows);
}

async function copy({ filesDir, progress, signal }: CommandContext, slug: string, to: string): Promise<number> {
  const names = await documentsIn(join(filesDir, slug));
  const task = progress.begin(`${slug}: arquivos`, 'documentos', names.length);
  await copyDocuments(join(filesDir, slug), to, names, (done) => {
    signal.throwIfAborted();
    task.at(done);
  });
  task.end();
  return names.length;
}

function told({ out }: CommandContext, note: ExportedCargas, arquivos: number, linhas: number): object {
  const sets = new Set(note.cargas.map(({ dataset }) => dataset)).size;
  out(
    `Dados: ${counted(sets, 'conjunto', 'conjuntos')}, ${counted(linhas, 'linha', 'linhas')}. Documentos: ${formatCount(arquivos)}.`,
  );
  out(`Declarações: ${note.declaracoes.length}. Correções: ${note.correcoes.length}.`);
  return { conjuntos: sets, linhas, arquivos, ...toldOf(note) };
}

const toldOf = ({ declaracoes, correcoes }: ExportedCargas) => ({
  declaracoes: declaracoes.length,
  correcoes: correcoes.length,
});
