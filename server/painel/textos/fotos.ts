import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FotoAnswer, fotoBody } from '../../../catalog/painel/textos/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { keepPhoto, photoOf } from './photo.ts';

/** A photo of the most bytes, in base64 and JSON. */
const bodyLimit = 1_400_000;

const FULL = new Fault(
  409,
  'FULL',
  'O órgão já tem 1.000 fotos enviadas pelo painel. Use uma das que já estão no texto, ou peça espaço a quem cuida da instalação.',
);

/** Takes the photos of the people whom the structure names. One that no saved text names is shown on no page. */
export function photoRoutes(app: FastifyInstance, { db, filesDir }: DeskServices): void {
  const options = { config: { permissao: 'textos' as const }, bodyLimit };
  app.post('/painel/api/fotos', options, async (request: FastifyRequest): Promise<FotoAnswer> => {
    const { imagem } = readShape(fotoBody, request.body, 'BAD_REQUEST');
    const photo = photoOf(Buffer.from(imagem, 'base64'));
    if ('problem' in photo) throw new Fault(415, 'UNSUPPORTED_TYPE', `A imagem ${photo.problem}.`);
    const { id, slug } = request.site.tenant;
    await db.staff(id, async (client) => {
      await recordAct(client, request, { acao: 'foto.enviada', alvo: photo.caminho });
      if (!(await keepPhoto(join(filesDir, slug), photo))) throw FULL;
    });
    return { ok: true, data: { caminho: photo.caminho } };
  });
}
