import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { type WrittenBackup, writeBackup } from '../backup/dump.ts';
import { backupName, removeOlderBackups } from '../backup/rotation.ts';
import { wholeSchema } from '../database/sql/ddl.ts';
import { Refusal } from '../refusal.ts';
import { countByKey } from '../seal/reseal.ts';
import { schemaPlan } from '../tables.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { formatCount } from './progress.ts';

const options = {
  manter: {
    value: 'N',
    text: 'Depois de gravar, apaga da pasta as cópias mais antigas (portal-….tar) e deixa as N últimas.',
  },
} as const;

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Grava em um arquivo uma cópia de tudo: banco de dados, cargas, mensagens e documentos.',
  about: [
    'Pode rodar com o portal no ar: a cópia é de um só momento, e o que se publica enquanto ela é gravada fica para a próxima. O arquivo só recebe o seu nome quando está inteiro.',
    'As mensagens vão cifradas, como estão. A chave que as abre (PORTAL_KEY ou portal.key) NÃO vai na cópia: guarde-a em outro lugar. Arquivos enviados por HTTP que ainda não foram publicados não vão: envie-os de novo.',
  ],
  args: [{ name: 'DESTINO', text: 'a pasta, ou o arquivo a criar; sem ele, a pasta atual', optional: true }],
  options,
  examples: ['portal backup /copias', 'portal backup /copias --manter 14', 'portal backup /copias/antes-da-troca.tar'],
  run: async (context) => {
    const keep = parseKeep(context.options.manter);
    const path = await targetOf(context.args[0] ?? '.', keep);
    const written = await write(context, path);
    const apagadas = keep === null ? [] : await removeOlderBackups(dirname(path), keep);
    tell(context, path, written, apagadas);
    const { manifest, bytes, stray } = written;
    const { feitaEm, portal, chaves, orgaos } = manifest;
    const linhas = manifest.tabelas.reduce((sum, table) => sum + table.linhas, 0);
    const documentos = manifest.documentos.length;
    return { arquivo: path, bytes, feitaEm, portal, orgaos, linhas, documentos, chaves, apagadas, diferem: stray };
  },
});

function parseKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Refusal(`--manter é quantas cópias ficam, de 1 a 9999, e não “${text}”.`);
}

/** The file to write: inside a folder, one named by the moment. */
async function targetOf(given: string, keep: number | null): Promise<string> {
  const path = resolve(given);
  const there = await stat(path).catch(() => null);
  const isFolder = there?.isDirectory() === true;
  if (there && !isFolder)
    throw new Refusal(`${path} já existe, e uma cópia não se grava por cima de outra: escolha outro nome.`);
  if (!isFolder && (keep !== null || given.endsWith(sep)))
    throw new Refusal(`A pasta ${path} não existe: crie-a antes.`);
  const folder = isFolder ? path : dirname(path);
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new Refusal(`A pasta ${folder} não existe: crie-a antes.`);
  return isFolder ? join(path, backupName(new Date())) : path;
}

async function write({ own, filesDir, signal, progress }: CommandContext, path: string): Promise<WrittenBackup> {
  const documents = progress.begin('cópia: documentos', 'documentos');
  const rows = progress.begin('cópia: banco de dados', 'bytes');
  const written = await writeBackup({
    own,
    path,
    filesDir,
    schema: wholeSchema(schemaPlan(datasets)),
    keysOf: countByKey,
    signal,
    onDocument: documents.at,
    onBytes: rows.at,
  });
  rows.end();
  return written;
}

function tell({ out, err }: CommandContext, path: string, written: WrittenBackup, gone: readonly string[]): void {
  const { manifest, bytes, stray } = written;
  const rows = manifest.tabelas.reduce((sum, { linhas }) => sum + linhas, 0);
  out(`Cópia gravada em ${path} (${formatCount(bytes)} bytes).`);
  out(
    `${counted(manifest.orgaos.length, 'órgão', 'órgãos')}, ${formatCount(manifest.tabelas.length)} tabelas, ${counted(rows, 'linha', 'linhas')}, ${counted(manifest.documentos.length, 'documento', 'documentos')}.`,
  );
  if (manifest.chaves.length)
    out(
      `As mensagens estão seladas com ${manifest.chaves.length === 1 ? 'a chave' : 'as chaves'} ${manifest.chaves.map(({ id }) => id).join(', ')}, que não ${manifest.chaves.length === 1 ? 'vai' : 'vão'} na cópia: guarde PORTAL_KEY (ou portal.key) em outro lugar.`,
    );
  for (const place of stray)
    err(`Aviso: o documento ${place} não é o que foi publicado, ou falta. Veja: portal verify`);
  for (const name of gone) out(`Apagada a cópia antiga ${basename(name)}.`);
}
