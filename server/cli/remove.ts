import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { counted } from '../../catalog/texto/plural.ts';
import { bulkIn, uploadsIn } from '../database/open.ts';
import { Refusal } from '../refusal.ts';
import { documentsIn } from '../tenants/files.ts';
import { countMessages, eraseTenant } from '../tenants/remove.ts';
import { defineCommand } from './command.ts';
import { findTenant } from './lookup.ts';

export const tenantRemove = defineCommand({
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
    const arquivos = (await documentsIn(join(filesDir, slug))).length;
    return own(async (client) => {
      const body = await findTenant(client, slug);
      const cargas = await countLoads(client, body.id);
      const mensagens = await countMessages(client, body.id);
      if (!options.sim)
        throw new Refusal(
          `Nada foi removido. ${body.nome} (${slug}) tem ${counted(cargas, 'carga', 'cargas')}, ${counted(arquivos, 'documento', 'documentos')} e ${counted(mensagens, 'mensagem', 'mensagens')}, que seriam apagados para sempre; para confirmar, repita com --sim${mensagens > 0 ? ' --com-mensagens' : ''}.`,
        );
      const leaving = { ...body, author, messages: options['com-mensagens'] };
      const gone = await eraseTenant(client, leaving, { filesDir, uploadsDir: uploadsIn(dataDir) });
      await rm(join(bulkIn(dataDir), slug), { recursive: true, force: true });
      out(
        `Órgão ${slug} removido: ${counted(gone.linhas, 'linha', 'linhas')}, ${counted(cargas, 'carga', 'cargas')}, ${counted(arquivos, 'documento', 'documentos')}, ${counted(gone.mensagens, 'mensagem', 'mensagens')}.`,
      );
      return { slug, ...gone, cargas, arquivos };
    });
  },
});

async function countLoads(client: pg.ClientBase, tenant: number): Promise<number> {
  const { rows } = await client.query<{ cargas: number }>(
    'SELECT count(*)::int AS cargas FROM portal.cargas WHERE tenant = $1',
    [tenant],
  );
  return rows[0]?.cargas ?? 0;
}
