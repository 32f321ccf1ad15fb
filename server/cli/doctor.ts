import { Database } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import { type Context, command } from './command.ts';
import { type Finding, fail } from './finding.ts';
import { freshness } from './freshness.ts';
import { health } from './health.ts';
import { machine } from './machine.ts';
import { mail } from './mail.ts';
import { secret } from './secret.ts';

export const doctor = command({
  name: 'doctor',
  summary: 'Confere a instalação: banco, esquema, muro, disco, pastas, relógio, e-mail, chave e dados atrasados.',
  about: [
    'Cada linha é OK, AVISO ou FALHA, com o que fazer. Termina com 1 se houver FALHA. Não muda nada.',
    'Dados atrasados: um conjunto com página própria está atrasado quando a última data de referência, ou o fim da última declaração de que não houve ocorrência, passou de 30 dias, o limite do PNTP para a atualidade.',
  ],
  args: [],
  options: {},
  examples: ['portal doctor', 'portal doctor --json'],
  run: async (context) => {
    const findings = [...(await machine([context.dataDir, context.filesDir])), ...(await database(context))];
    for (const one of findings) show(context, one);
    const failures = findings.filter(({ estado }) => estado === 'FALHA').length;
    if (failures) throw new Refusal(failures === 1 ? 'Há uma falha.' : `Há ${failures} falhas.`, { achados: findings });
    return { achados: findings };
  },
});

async function database(context: Context): Promise<Finding[]> {
  const place = await context.place().catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (place instanceof Refusal) return [fail('Banco de dados', place.message, 'Corrija e rode de novo: portal doctor')];
  const db = new Database(place);
  try {
    const found = await health(db, place);
    const current = found.every(({ assunto, estado }) => assunto !== 'Esquema' || estado === 'OK');
    return current ? [...found, ...(await published(db, context))] : found;
  } finally {
    await db.close();
  }
}

/** What only a schema of this version can tell. */
const published = (db: Database, { dataDir, settings }: Context): Promise<Finding[]> =>
  db.own(async (client) => [
    ...(await mail(client, settings)),
    ...(await secret(client, dataDir, settings.PORTAL_KEY)),
    ...(await freshness(client, new Date())),
  ]);

function show({ out }: Context, { estado, assunto, texto, remedio }: Finding): void {
  out(`${estado.padEnd(5)}  ${assunto}: ${texto}`);
  if (remedio) out(`       → ${remedio}`);
}
