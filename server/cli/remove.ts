import { join } from 'node:path';
import { counted } from '../../catalog/texto/plural.ts';
import { uploadsIn } from '../database/open.ts';
import { Refusal } from '../refusal.ts';
import { documents } from '../tenants/files.ts';
import { MESSAGES, remove } from '../tenants/remove.ts';
import { command } from './command.ts';
import { bodyOf } from './named.ts';

const PUBLISHED = 'SELECT count(*)::int AS cargas FROM portal.cargas WHERE tenant = $1';

export const removeTenant = command({
  name: 'tenant remove',
  summary: 'Remove um órgão, com todos os seus dados e documentos. Não há volta.',
  about: [
    'Antes, guarde uma cópia: portal tenant export SLUG DESTINO. As mensagens dos cidadãos não vão na cópia: um órgão que as tem só se remove com --com-mensagens.',
  ],
  args: [{ name: 'SLUG', text: 'o órgão' }],
  options: {
    sim: { text: 'Confirma a remoção.' },
    'com-mensagens': { text: 'Apaga também o que as pessoas escreveram ao órgão e o que ele respondeu.' },
  },
  examples: ['portal tenant remove pmdemo --sim'],
  run: async ({ args: [slug = ''], options, own, out, filesDir, dataDir, author }) => {
    const arquivos = (await documents(join(filesDir, slug))).length;
    return own(async (client) => {
      const body = await bodyOf(client, slug);
      const { cargas } = (await client.query(PUBLISHED, [body.id])).rows[0];
      const { mensagens } = (await client.query(MESSAGES, [body.id])).rows[0];
      if (!options.sim)
        throw new Refusal(
          `Nada foi removido. ${body.nome} (${slug}) tem ${counted(cargas, 'carga', 'cargas')}, ${counted(arquivos, 'documento', 'documentos')} e ${counted(mensagens, 'mensagem', 'mensagens')}, que seriam apagados para sempre; para confirmar, repita com --sim${mensagens > 0 ? ' --com-mensagens' : ''}.`,
        );
      const leaving = { ...body, author, messages: options['com-mensagens'] };
      const gone = await remove(client, leaving, { filesDir, uploadsDir: uploadsIn(dataDir) });
      out(
        `Órgão ${slug} removido: ${counted(gone.linhas, 'linha', 'linhas')}, ${counted(cargas, 'carga', 'cargas')}, ${counted(arquivos, 'documento', 'documentos')}, ${counted(gone.mensagens, 'mensagem', 'mensagens')}.`,
      );
      return { slug, ...gone, cargas, arquivos };
    });
  },
});
