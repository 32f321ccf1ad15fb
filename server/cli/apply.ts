import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { counted } from '../../catalog/texto/plural.ts';
import { type FilesPlan, planFiles, publishFiles } from '../arquivos/publish.ts';
import { type ApplyOutcome, applyTenantFolder } from '../tenants/apply.ts';
import { type ExportedCargas, readCargas } from '../tenants/cargas.ts';
import { type CopiedCounts, copyDocuments, documentsIn, refuseUnreachableNames } from '../tenants/files.ts';
import { readTenantFolder } from '../tenants/folder.ts';
import { changeLines } from '../tenants/lost.ts';
import { type MetLoads, meetLoads, refuseLostLoads } from '../tenants/newer.ts';
import { partTitle } from '../tenants/partes/partes.ts';
import { refuseUnrestorable, restoreData } from '../tenants/restore.ts';
import { type MetStatements, meetStatements, refuseLostStatements } from '../tenants/unsaid.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { formatCount } from './progress.ts';

const KNOWN =
  /^(?:(?:tenant|menus|avisos|estrutura|atendimento|arquivos|lgpd)\.yaml|glossario\.csv|logo\.\w+|mapa\.geojson|arquivos|perguntas|servicos|privacidade\.html|dados|cargas\.json|\..*|.*\.md)$/i;

export const tenantApply = defineCommand({
  name: 'tenant apply',
  summary: 'Cria um órgão, ou o atualiza, conforme a pasta dele.',
  about: [
    'A pasta tem tenant.yaml e, se quiser, menus.yaml, avisos.yaml, estrutura.yaml, atendimento.yaml, lgpd.yaml, privacidade.md, glossario.csv, perguntas/, servicos/, logo.png (ou .svg, .jpg, .webp), mapa.geojson, arquivos/ e arquivos.yaml. As pastas em tenants/ são exemplos completos.',
    'Os documentos de arquivos/ substituem os de mesmo nome; os demais ficam. Os que arquivos.yaml lista aparecem em /arquivos, e a busca lê o texto deles. Uma pasta feita por “portal tenant export” traz também os dados, que são publicados.',
    'O comando diz, parte por parte, o que mudou do que estava no ar, e cada mudança fica guardada como uma edição, que o painel mostra e desfaz. Aplicar de novo a mesma pasta não muda nada.',
    'O que foi escrito ou publicado depois da pasta não se perde: se ela o desfizesse, nada é aplicado, e o comando diz o quê. Exporte de novo, ou repita com --sobrescrever.',
  ],
  args: [{ name: 'PASTA', text: 'a pasta do órgão' }],
  options: {
    ensaio: { text: 'só confere a pasta e diz o que mudaria: nada muda' },
    sobrescrever: { text: 'fica com o que a pasta diz, mesmo onde se publicou ou escreveu depois dela' },
  },
  examples: [
    'portal tenant apply tenants/pmdemo',
    'portal tenant apply tenants/pmdemo --ensaio',
    'portal tenant apply /srv/orgaos/pmvaleclaro --sobrescrever',
  ],
  run: async (context) => {
    const folder = resolve(context.args[0] ?? '');
    const names = await documentsIn(join(folder, 'arquivos'));
    refuseUnreachableNames(join(folder, 'arquivos'), names);
    const note = await readCargas(folder);
    if (note) await refuseUnrestorable(folder, note);
    // The documents are checked before anything is changed: one that shows a CPF must not be served, nor half a folder
    // applied.
    const read = await readTenantFolder(folder);
    const overwrites = context.options.sobrescrever === true;
    const met = note && (await context.own((client) => meetLoads(client, read.slug, folder, note)));
    const said = note && (await context.own((client) => meetStatements(client, read.slug, note)));
    if (met && !overwrites) refuseLostLoads(read.slug, met);
    if (said && !overwrites) refuseLostStatements(read.slug, said);
    const plan = await context.own((client) => planFiles(client, read.slug, folder, { overwrites }));
    const rehearsal = context.options.ensaio === true;
    const outcome = await context.own((client) => applyTenantFolder(client, folder, { overwrites, rehearsal }));
    const { id, slug } = outcome;
    context.out(rehearsal ? rehearsedWords(outcome) : `Órgão ${slug} aplicado.`);
    await tellChanges(context, outcome);
    await warnUnread(context, folder);
    if (rehearsal) return tellRest(context, { slug, names, plan, note, met, said });
    const arquivos = await publish(context, { id, slug, folder, names, plan });
    const cargas = note && met && said ? await load(context, { folder, id, note, met, said }) : [];
    return { slug, arquivos, cargas };
  },
});

function rehearsedWords({ slug, before, changes: { length } }: ApplyOutcome): string {
  if (!before) return `O órgão ${slug} seria criado.`;
  return length === 0 ? `O órgão ${slug} já está como a pasta diz.` : `O órgão ${slug} mudaria.`;
}

interface Rehearsed {
  slug: string;
  names: readonly string[];
  plan: FilesPlan | null;
  note: ExportedCargas | null;
  met: MetLoads | null;
  said: MetStatements | null;
}

/** Tells what documents and data a folder would publish. */
function tellRest(context: CommandContext, { slug, names, plan, note, met, said }: Rehearsed): object {
  const { out } = context;
  out(
    `Documentos na pasta: ${formatCount(names.length)}; seriam listados em /arquivos: ${formatCount(plan?.files.length ?? 0)}.`,
  );
  for (const warning of plan?.warnings ?? []) context.err(`Aviso: ${warning}`);
  const cargas = note?.cargas.filter(({ dados }) => !met?.standing.has(dados)) ?? [];
  const linhas = cargas.reduce((sum, one) => sum + one.linhas, 0);
  if (note && said) {
    const loads = counted(cargas.length, 'carga seria publicada', 'cargas seriam publicadas');
    out(`Dados: ${loads}, ${counted(linhas, 'linha', 'linhas')}; ${note.cargas.length - cargas.length} já estão.`);
    out(`Declarações: ${toldStatements(note, said)}. Correções: ${note.correcoes.length}.`);
  }
  out('Nada foi mudado. Para aplicar, repita sem --ensaio.');
  return { slug, ensaio: true, documentos: names.length, cargas: cargas.length, linhas };
}

/** Tells what a folder changes in a body that was there. */
async function tellChanges({ out, options }: CommandContext, { before, changes }: ApplyOutcome): Promise<void> {
  if (!before) return;
  for (const change of changes) {
    out(`${options.ensaio ? 'Mudaria' : 'Mudou'}: ${partTitle(change.parte)}`);
    for (const line of await changeLines(before, change)) out(line);
  }
}

/** Warns of files that the portal does not read: their names are probably mistyped. */
async function warnUnread({ err }: CommandContext, folder: string): Promise<void> {
  const unread = (await readdir(folder)).filter((name) => !KNOWN.test(name));
  if (unread.length) err(`Aviso: o portal não lê ${unread.join(', ')}. Confira os nomes.`);
}

interface Papers {
  id: number;
  slug: string;
  folder: string;
  /** All documents of the folder. */
  names: readonly string[];
  /** The documents that arquivos.yaml lists. */
  plan: FilesPlan | null;
}

/** Publishes the listed documents and copies the others, which loads refer to, beside them. Each is copied once. */
async function publish(context: CommandContext, { id, slug, folder, names, plan }: Papers): Promise<object> {
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
  const others = await copyDocuments(join(folder, 'arquivos'), join(filesDir, slug), rest, (done) =>
    each(named.size + done),
  );
  task.end();
  return {
    ...told(context, others, listed, names.length),
    publicados: plan?.files.length ?? null,
    avisos: warned(context, plan),
  };
}

function told({ out }: CommandContext, others: CopiedCounts, listed: CopiedCounts | null, count: number): CopiedCounts {
  const sum = (name: keyof CopiedCounts): number => others[name] + (listed?.[name] ?? 0);
  const counts = { novos: sum('novos'), substituidos: sum('substituidos'), iguais: sum('iguais') };
  if (count)
    out(
      `Documentos: ${formatCount(counts.novos)} novos, ${formatCount(counts.substituidos)} substituídos, ${formatCount(counts.iguais)} iguais.`,
    );
  return counts;
}

function warned({ out, err }: CommandContext, plan: FilesPlan | null): readonly string[] {
  if (plan)
    out(`Arquivos publicados: ${formatCount(plan.files.length)}. Declarações: ${formatCount(plan.statements.length)}.`);
  for (const warning of plan?.warnings ?? []) err(`Aviso: ${warning}`);
  return plan?.warnings ?? [];
}

interface Data {
  folder: string;
  id: number;
  note: ExportedCargas;
  met: MetLoads;
  said: MetStatements;
}

/** Publishes the data of a folder. What stands here as the folder has it is left alone. */
async function load(context: CommandContext, { folder, id, note, met: { standing }, said }: Data): Promise<object[]> {
  const changed = note.cargas.filter(({ dados }) => !standing.has(dados));
  const total = changed.reduce((sum, { linhas }) => sum + linhas, 0);
  const task = context.progress.begin('dados', 'linhas', total);
  const done: { dataset: string; linhas: number; carga: number | null; igual: boolean }[] = note.cargas
    .filter(({ dados }) => standing.has(dados))
    .map(({ dataset, linhas, dados }) => ({ dataset, linhas, carga: standing.get(dados) ?? null, igual: true }));
  await context.own((client) =>
    restoreData({
      client,
      tenant: id,
      folder,
      note: { ...note, cargas: changed, declaracoes: [...said.fresh] },
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
  context.out(`Declarações: ${toldStatements(note, said)}. Correções: ${note.correcoes.length}.`);
  return done;
}

function toldStatements({ declaracoes: { length } }: ExportedCargas, { fresh }: MetStatements): string {
  if (length === 0 || fresh.length === length) return String(length);
  return `${length}, ${fresh.length === 0 ? 'todas' : length - fresh.length} já publicadas`;
}
