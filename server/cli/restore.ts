import { resolve } from 'node:path';
import type pg from 'pg';
import { counted } from '../../catalog/texto/plural.ts';
import { compareSums, type SumComparison } from '../backup/compare.ts';
import type { BackupManifest } from '../backup/manifest.ts';
import { type OpenedBackup, openBackup, type RestoredTable, refuseOccupied, restoreBackup } from '../backup/restore.ts';
import { Database } from '../database/db.ts';
import { latestMigration, refuseNewerSchema } from '../database/migrate/migrate.ts';
import { portalMigrations } from '../database/open.ts';
import { keyFindings } from '../doctor/secret.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { formatCount } from './progress.ts';
import { textTable } from './table.ts';

const options = {
  'mesmo-assim': {
    text: 'Restaura ainda que algo difira do que foi publicado, diz o que é e termina com 1: para quando não há outra cópia.',
  },
} as const;

type RestoreContext = CommandContext<typeof options>;

export const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Restaura, em um lugar vazio, uma cópia feita por portal backup, e confere as somas.',
  about: [
    'O lugar é uma DATA_DIR nova (ou um banco vazio em DATABASE_URL, com uma DATA_DIR sem documentos): onde já há um portal, a restauração se recusa. Ou tudo é restaurado e confere, ou nada fica.',
    'Uma cópia de versão anterior é restaurada como era e depois atualizada, como no início do portal; a de uma versão mais nova é recusada. As mensagens só se leem com a chave com que foram seladas: ponha-a em PORTAL_KEY, ou o portal.key dela na DATA_DIR.',
  ],
  args: [{ name: 'ARQUIVO', text: 'a cópia' }],
  options,
  examples: ['portal restore /copias/portal-2026-11-18-030000.tar'],
  run: async (context) => {
    const backup = await openBackup(resolve(context.args[0] ?? ''));
    const { manifest } = backup;
    refuseNewerSchema(manifest.esquema, latestMigration(await portalMigrations()), 'Esta cópia');
    context.out(
      `Cópia de ${manifest.feitaEm}, feita pelo portal ${manifest.portal} com PostgreSQL ${manifest.postgres}.`,
    );
    const { compared, fault } = await restoreInto(context, backup);
    // Brings the schema to this version and gives this installation passwords of its own.
    await context.db();
    const chave = await context.own((client) => keyFindings(client, context.dataDir, context.settings.PORTAL_KEY));
    const faults = chave.filter(({ estado }) => estado === 'FALHA');
    for (const { texto, remedio } of faults) context.err(`Aviso: ${texto}. ${remedio}`);
    if (fault) throw fault;
    context.out(`Restaurado e conferido: ${counted(manifest.documentos.length, 'documento', 'documentos')}.`);
    return {
      feitaEm: manifest.feitaEm,
      portal: manifest.portal,
      conjuntos: compared,
      mensagensIlegiveis: faults.length > 0,
    };
  },
});

/** What was compared, and what differs although it was restored. */
interface RestoreOutcome {
  compared: SumComparison[];
  fault: Refusal | null;
}

async function restoreInto(context: RestoreContext, backup: OpenedBackup): Promise<RestoreOutcome> {
  const { filesDir, signal, progress } = context;
  const db = new Database(await context.place());
  const { tabelas, documentos } = backup.manifest;
  const bytes = tabelas.reduce((sum, table) => sum + table.bytes, 0);
  const rows = progress.begin('restauração: banco de dados', 'bytes', bytes);
  const files = progress.begin('restauração: documentos', 'documentos', documentos.length);
  let outcome: RestoreOutcome = { compared: [], fault: null };
  try {
    await db.own(async (client) => {
      await refuseOccupied(client, filesDir);
      await restoreBackup(client, {
        backup,
        filesDir,
        signal,
        onBytes: rows.at,
        onStage: rows.doing,
        onDocument: files.at,
        check: async (own, tables) => {
          outcome = await check(context, own, backup.manifest, tables);
          if (outcome.fault && !context.options['mesmo-assim']) throw outcome.fault;
        },
      });
    }, signal);
  } finally {
    rows.end();
    await db.close();
  }
  return outcome;
}

/** Prints what was restored beside what was copied, and says what differs. */
async function check(
  { out, options: given }: RestoreContext,
  client: pg.ClientBase,
  manifest: BackupManifest,
  tables: readonly RestoredTable[],
): Promise<RestoreOutcome> {
  const compared = await compareSums(client, manifest);
  const wrong = tables.filter(({ confere }) => !confere);
  for (const line of textTable(HEADS, compared.map(row), ['linhas', 'restauradas'])) out(line);
  const total = tables.reduce((sum, { linhas }) => sum + linhas, 0);
  const right = `${formatCount(tables.length - wrong.length)} de ${formatCount(tables.length)} tabelas`;
  out(`${right} com as linhas e o SHA-256 da cópia; ${counted(total, 'linha', 'linhas')} ao todo.`);
  const differing = compared.filter(({ difere }) => difere !== null);
  const names = [...wrong.map(({ nome }) => nome), ...differing.map(({ dataset }) => dataset)].join(', ');
  if (names === '') return { compared, fault: null };
  const end = given['mesmo-assim']
    ? 'Foi restaurada assim mesmo: publique de novo o que difere.'
    : 'Nada foi gravado: use outra cópia ou, se não há, repita com --mesmo-assim.';
  const details = { tabelas: wrong, conjuntos: differing };
  return { compared, fault: new Refusal(`A cópia restaurada difere: ${names}. ${end}`, details) };
}

const HEADS = ['conjunto', 'períodos', 'linhas', 'restauradas', 'confere'] as const;

const row = ({ dataset, periodos, linhas, restauradas, difere }: SumComparison): string[] => [
  dataset,
  String(periodos),
  formatCount(linhas),
  formatCount(restauradas),
  difere === null ? 'sim' : `NÃO: ${difere}`,
];
