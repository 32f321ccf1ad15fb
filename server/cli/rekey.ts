import { Refusal } from '../refusal.ts';
import { loadKeyring } from '../seal/keys.ts';
import { countSealed, type ResealedCount, resealAll } from '../seal/reseal.ts';
import { defineCommand } from './command.ts';
import { formatCount } from './progress.ts';

export const messageRekey = defineCommand({
  name: 'mensagens rekey',
  summary: 'Sela de novo, com a primeira chave de PORTAL_KEY, as mensagens de todos os órgãos.',
  about: [
    'Para trocar a chave: ponha a nova na frente da antiga em PORTAL_KEY, separadas por vírgula, reinicie o portal e use este comando. Só depois retire a antiga. O passo a passo está em docs/operar.md.',
    'O portal pode continuar no ar. Interrompido, o comando continua de onde parou quando usado de novo.',
  ],
  args: [],
  options: {},
  examples: ['portal mensagens rekey'],
  run: async ({ dataDir, settings, own, progress, out }) => {
    const keyring = await loadKeyring(dataDir, settings.PORTAL_KEY);
    const done = await own(async (client): Promise<ResealedCount> => {
      const { old, unreadable } = await countSealed(client, keyring);
      const task = progress.begin('mensagens', 'valores', old + unreadable);
      const sum = await resealAll(client, keyring, (reached) => task.at(reached));
      task.end();
      return sum;
    });
    if (done.ilegiveis > 0) throw new Refusal(unreadable(done), done);
    out(done.seladas === 0 ? 'Nada a fazer: tudo já está selado com a primeira chave.' : `${sealed(done)}.`);
    return done;
  },
});

const sealed = ({ seladas }: ResealedCount): string =>
  seladas === 1 ? 'Um valor foi selado de novo' : `${formatCount(seladas)} valores foram selados de novo`;

const unreadable = (done: ResealedCount): string =>
  `${sealed(done)}, mas ${formatCount(done.ilegiveis)} não puderam ser abertos: foram selados com uma chave que não está em PORTAL_KEY. Acrescente-a depois da nova e repita.`;
