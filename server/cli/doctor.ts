import { Database } from '../database/db.ts';
import { databaseState, unreachableFinding } from '../doctor/doctor.ts';
import type { DoctorFinding } from '../doctor/finding.ts';
import { machineFindings } from '../doctor/machine.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary:
    'Confere a instalação: banco, réplicas, esquema, muro, índices, disco, pastas, relógio, e-mail, chave, dados atrasados e documentos em falta.',
  about: [
    'Cada linha é OK, AVISO ou FALHA, com o que fazer. Termina com 1 se houver FALHA. Não muda nada.',
    'Dados atrasados: um conjunto com página própria está atrasado quando a última data de referência, ou o fim da última declaração de que não houve ocorrência, passou de 30 dias, o limite do PNTP para a atualidade.',
    'Documentos em falta: o que a lei manda publicar em /arquivos (RREO, RGF, balanços, planos), com o prazo vencido, sem arquivo que diga trazê-lo e sem declaração.',
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
  if (place instanceof Refusal) return [unreachableFinding(place.message)];
  const db = new Database(place);
  try {
    return await databaseState({ ...context, db, place }, context.signal);
  } finally {
    await db.close();
  }
}

function show({ out }: CommandContext, { estado, assunto, texto, remedio }: DoctorFinding): void {
  out(`${estado.padEnd(5)}  ${assunto}: ${texto}`);
  if (remedio) out(`       → ${remedio}`);
}
