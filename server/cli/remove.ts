import { join } from 'node:path';
import { uploadsIn } from '../open.ts';
import { Refusal } from '../refusal.ts';
import { documents } from '../tenants/files.ts';
import { remove } from '../tenants/remove.ts';
import { command } from './command.ts';
import { bodyOf } from './named.ts';
import { dotted } from './progress.ts';

const PUBLISHED = 'SELECT count(*)::int AS cargas FROM portal.cargas WHERE tenant = $1';

export const removeTenant = command({
  name: 'tenant remove',
  summary: 'Remove um órgão, com todos os seus dados e documentos. Não há volta.',
  about: ['Antes, guarde uma cópia: portal tenant export SLUG DESTINO.'],
  args: [{ name: 'SLUG', text: 'o órgão' }],
  options: { sim: { text: 'Confirma a remoção.' } },
  examples: ['portal tenant remove pmdemo --sim'],
  run: async ({ args: [slug = ''], options, own, out, filesDir, dataDir, author }) => {
    const arquivos = (await documents(join(filesDir, slug))).length;
    return own(async (client) => {
      const body = await bodyOf(client, slug);
      const { cargas } = (await client.query(PUBLISHED, [body.id])).rows[0];
      if (!options.sim)
        throw new Refusal(
          `Nada foi removido. ${body.nome} (${slug}) tem ${dotted(cargas)} cargas e ${dotted(arquivos)} documentos, que seriam apagados para sempre; para confirmar, repita com --sim.`,
        );
      const linhas = await remove(client, { ...body, author }, { filesDir, uploadsDir: uploadsIn(dataDir) });
      out(
        `Órgão ${slug} removido: ${dotted(linhas)} linhas, ${dotted(cargas)} cargas, ${dotted(arquivos)} documentos.`,
      );
      return { slug, linhas, cargas, arquivos };
    });
  },
});
