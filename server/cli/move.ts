import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { storedBody } from '../cells/arrival.ts';
import { DocumentCopy } from '../cells/documents.ts';
import { refuseUnwritableMap, reloadCommand, writeMapEntry } from '../cells/map.ts';
import { type MovedCounts, type MoveStage, moveTenant } from '../cells/move.ts';
import { undoMove } from '../cells/undo.ts';
import { Database } from '../database/db.ts';
import { filesIn, reachDatabase } from '../database/open.ts';
import { Refusal } from '../refusal.ts';
import { sealedTables } from '../seal/carry.ts';
import { loadKeyring } from '../seal/keys.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { formatCount, type ProgressTask } from './progress.ts';
import { targetKeyring } from './target.ts';

export const tenantMove = defineCommand({
  name: 'tenant move',
  summary: 'Leva um órgão, com tudo o que é dele, para outra instalação, sem tirá-lo do ar.',
  about: [
    'Vão as linhas e as somas, todas as cargas com seus números e arquivos, correções, declarações, documentos, chaves de acesso, contagem de visitas e as mensagens com andamentos, anexos e cartas. A busca é feita de novo no destino.',
    'A maior parte é copiada enquanto o órgão publica e ouve. No fim há um momento curto em que ele só se lê: quem escreve recebe “tente de novo em um minuto”. Tudo é conferido, o destino passa a atender e a linha do mapa do proxy é trocada.',
    'As duas instalações precisam ser da mesma versão, e este comando precisa alcançar o banco e a pasta da outra. Interrompido, rode-o de novo: ele continua do que já chegou. Enquanto o órgão não atende no destino, --desfazer volta atrás.',
    'A senha do outro banco não precisa aparecer na linha: ponha o endereço em TARGET_DATABASE_URL. A chave das mensagens de lá é a de portal.key na pasta de lá ou a de TARGET_PORTAL_KEY.',
  ],
  args: [{ name: 'SLUG', text: 'o órgão' }],
  options: {
    pasta: { value: 'PASTA', text: 'A DATA_DIR da outra instalação, vista desta máquina.', required: true },
    para: { value: 'URL', text: 'O banco da outra instalação; sem ele, o que o portal de lá guarda na própria pasta.' },
    mapa: { value: 'ARQUIVO', text: 'O mapa do proxy, cuja linha do órgão passa a dizer a célula nova.' },
    celula: { value: 'NOME', text: 'O nome da célula do destino no mapa.' },
    desfazer: { text: 'Volta atrás em uma mudança que não terminou.' },
  },
  examples: [
    'portal tenant move pmcampos --pasta /srv/celula-b --mapa /etc/nginx/celulas.map --celula celula_b',
    'portal tenant move pmcampos --para postgres://portal@10.0.0.12/portal --pasta /mnt/celula-b',
    'portal tenant move pmcampos --pasta /srv/celula-b --desfazer',
  ],
  run: async (context) => {
    const { options } = context;
    const [slug = ''] = context.args;
    const target = resolve(options.pasta);
    await refuseAbsentFolder(target);
    if (options.mapa) await refuseUnwritableMap(options.mapa, options.celula);
    const url = options.para ?? context.settings.TARGET_DATABASE_URL;
    const opened = await reachDatabase(target, { DATABASE_URL: url }, context.err, context.signal);
    const db = new Database(opened.place);
    const both = <T>(work: (source: pg.Client, there: pg.Client) => Promise<T>): Promise<T> =>
      context.own((source) => db.own((there) => work(source, there), context.signal));
    try {
      if (options.desfazer) return await both((source, there) => undo(context, { slug, source, there, target }));
      const { host, port, database } = opened.place.owner;
      const to = `${host}:${port}/${database}`;
      const done = await both((source, there) => move(context, { slug, source, there, target }, to)).catch(
        (error: unknown) => {
          context.err(UNFINISHED);
          throw error;
        },
      );
      return { slug, ...done, mapa: options.mapa ?? null };
    } finally {
      await db.close();
      await opened.close();
    }
  },
});

const UNFINISHED =
  'A mudança não terminou, e a origem continua a servir. O mesmo comando continua do que já chegou; com --desfazer, volta atrás.';

interface Ends {
  slug: string;
  source: pg.Client;
  there: pg.Client;
  /** The folder of the target's installation. */
  target: string;
}

/** A folder that is not there is probably one that was not mounted. */
async function refuseAbsentFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new Refusal(
      `A pasta ${folder} não existe aqui. Diga em --pasta a DATA_DIR da outra instalação, montada nesta máquina.`,
    );
}

async function undo({ out }: CommandContext, { slug, source, there, target }: Ends): Promise<object> {
  await undoMove({ slug, source, target: there, folder: join(filesIn(target), slug) });
  out(`Mudança do órgão ${slug} desfeita: ele voltou a ser escrito aqui, e nada ficou no destino.`);
  return { slug, desfeita: true };
}

const STAGES: Readonly<Record<MoveStage, string>> = {
  copy: 'Copiando, com o órgão no ar.',
  again: 'Copiando o que mudou enquanto isso.',
  waiting: 'Esperando uma carga que está sendo publicada.',
  still: 'O órgão só se lê, por um momento.',
  verified: 'Conferido: linhas, somas, documentos e mensagens são os mesmos.',
  gone: 'A origem deixou de aceitar o que se escreve.',
  open: 'O destino atende.',
};

async function move(context: CommandContext, { slug, source, there, target }: Ends, to: string): Promise<object> {
  const { dataDir, settings, signal, progress, out, options } = context;
  const keys = await targetKeyring(there, target, settings);
  const rows = progress.begin(`${slug}: dados`, 'linhas');
  const papers = progress.begin(`${slug}: documentos`, 'documentos');
  const done = await moveTenant({
    slug,
    source,
    target: there,
    to,
    datasets,
    sealed: sealedTables(await loadKeyring(dataDir, settings.PORTAL_KEY), keys),
    documents: new DocumentCopy(join(context.filesDir, slug), join(filesIn(target), slug)),
    signal,
    onFreshSource: async (work) => (await context.db()).own(work),
    onStage: (stage) => out(STAGES[stage]),
    onRows: counting(rows),
    onDocuments: papers.at,
  });
  rows.end();
  papers.end();
  out(done ? told(slug, done) : `O órgão ${slug} já tinha mudado.`);
  if (typeof options.mapa === 'string') await writeMap(context, slug, there, options.mapa);
  return done ?? { mudado: true };
}

function counting(task: ProgressTask): (table: string, rows: number) => void {
  let sum = 0;
  return (_table, rows) => {
    sum += rows;
    task.at(sum);
  };
}

const told = (slug: string, { linhas, periodos, documentos, tabelas, parado }: MovedCounts): string =>
  `Órgão ${slug}: ${formatCount(linhas)} linhas em ${counted(periodos, 'período', 'períodos')}, ${counted(documentos, 'documento', 'documentos')} e ${formatCount(tabelas)} tabelas conferidas; ${(parado / 1000).toFixed(1).replace('.', ',')} s sem ser escrito.`;

async function writeMap({ out, options }: CommandContext, slug: string, there: pg.Client, file: string): Promise<void> {
  const body = await storedBody(there, slug);
  await writeMapEntry(file, { names: [slug, ...(body?.hosts ?? [])], cell: String(options.celula) });
  out(`Mapa ${file} trocado. Faça o proxy lê-lo: ${reloadCommand(file)}`);
}
