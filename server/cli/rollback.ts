import { rollback as back } from '../import/rollback.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { findDataset, findTenant } from './lookup.ts';
import { lines } from './report.ts';

export const rollbackCommand = defineCommand({
  name: 'rollback',
  summary: 'Volta um conjunto ao que era depois de uma carga anterior.',
  about: ['A volta é uma carga nova: as que vieram depois continuam na lista, e pode-se voltar a elas também.'],
  args: [
    { name: 'CONJUNTO', text: 'como contratos' },
    { name: 'CARGA', text: 'número da carga, como o mostra portal loads' },
  ],
  options: {
    tenant: { value: 'SLUG', text: 'Órgão que publica.', required: true },
    motivo: { value: 'TEXTO', text: 'Por que se volta. Aparece no portal, junto da carga.' },
  },
  examples: ['portal rollback --tenant pmdemo contratos 12 --motivo "A carga 13 trouxe contratos de outro ano"'],
  run: async ({ args: [id = '', number = ''], options, own, out, err, author, signal, progress }) => {
    const set = findDataset(id);
    if (!/^\d{1,9}$/.test(number))
      throw new Refusal(`A carga é um número, e não “${number}”. Veja: portal loads ${set.id}`);
    const task = progress.begin(set.id, 'linhas');
    const report = await own((client) =>
      own(async (reader) => {
        const { id: tenant } = await findTenant(client, options.tenant);
        const job = {
          tenant,
          dataset: set,
          to: Number(number),
          reason: options.motivo?.trim() || null,
          author,
          signal,
          onProgress: task.at,
          onStage: task.doing,
        };
        return back(client, reader, {
          ...job,
          onWait: () => err(`Outra carga de ${set.id} está em andamento; esperando…`),
        });
      }),
    );
    task.end();
    for (const line of lines(set, report)) out(line);
    return { report };
  },
});
