import { Database } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { type DoctorFinding, failureFinding } from './finding.ts';
import { freshnessFindings } from './freshness.ts';
import { databaseFindings } from './health.ts';
import { indexFindings } from './indexes.ts';
import { machineFindings } from './machine.ts';
import { mailFindings } from './mail.ts';
import { movingFindings } from './moving.ts';
import { keyFindings } from './secret.ts';

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary:
    'Confere a instalação: banco, réplicas, esquema, muro, índices, disco, pastas, relógio, e-mail, chave e dados atrasados.',
  about: [
    'Cada linha é OK, AVISO ou FALHA, com o que fazer. Termina com 1 se houver FALHA. Não muda nada.',
    'Dados atrasados: um conjunto com página própria está atrasado quando a última data de referência, ou o fim da última declaração de que não houve ocorrência, passou de 30 dias, o limite do PNTP para a atualidade.',
  ],
  args: [],
  options: {},
  examples: ['portal doctor', 'portal doctor --json'],
  run: async (context) => {
    const findings = [...(await machineFindings([context.dataDir, context.filesDir])), ...(await database(context))];
    for (const one of findings) show(context, one);
    const failures = findings.filter(({ estado }) => estado === 'FALHA').length;
    if (failures) throw new Refusal(failures === 1 ? 'Há uma falha.' : `Há ${failures} falhas.`, { achados: findings });
    return { achados: findings };
  },
});

async function database(context: CommandContext): Promise<DoctorFinding[]> {
  const place = await context.place().catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (place instanceof Refusal)
    return [failureFinding('Banco de dados', place.message, 'Corrija e rode de novo: portal doctor')];
  const db = new Database(place);
  try {
    const found = await databaseFindings(db, place);
    const current = found.every(({ assunto, estado }) => assunto !== 'Esquema' || estado === 'OK');
    return current ? [...found, ...(await published(db, context))] : found;
  } finally {
    await db.close();
  }
}

/** Findings that need the schema of this version. */
const published = (db: Database, { dataDir, settings }: CommandContext): Promise<DoctorFinding[]> =>
  db.own(async (client) => [
    ...(await mailFindings(client, settings)),
    ...(await keyFindings(client, dataDir, settings.PORTAL_KEY)),
    ...(await movingFindings(client)),
    ...(await indexFindings(client, settings.limits.plainRows)),
    ...(await freshnessFindings(client, new Date())),
  ]);

function show({ out }: CommandContext, { estado, assunto, texto, remedio }: DoctorFinding): void {
  out(`${estado.padEnd(5)}  ${assunto}: ${texto}`);
  if (remedio) out(`       → ${remedio}`);
}
