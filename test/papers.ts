import type { DraftAnswer, PublishedAnswer } from '../catalog/painel/arquivos/answer.ts';
import { pdf } from '../demo/kit/pdf.ts';
import { deskAsk, type SignedIn } from './desk.ts';
import type { Portal } from './portal.ts';

/** A report of one line. */
export const report = (line: string): Buffer => pdf('Relatório', [line]);

/** What somebody does with documents in the panel. The portal and the person are there once the tests begin. */
export function deskPapers(here: () => { portal: Portal; ana: SignedIn }) {
  const ask = <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, who = here().ana) =>
    deskAsk<T>(here().portal, who, method, `/arquivos${path}`, body);

  async function send(nome: string, bytes: Buffer | string, { query = '', who = here().ana, put = '' } = {}) {
    const { statusCode, payload } = await here().portal.app.inject({
      method: put ? 'PUT' : 'POST',
      url: `/painel/api/arquivos/rascunhos${put}?nome=${encodeURIComponent(nome)}${query}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
    const json: DraftAnswer & { message: string } = JSON.parse(payload);
    return { status: statusCode, json, draft: json.data };
  }

  const publish = async (...ids: string[]) => (await ask<PublishedAnswer>('POST', '/publicar', { ids })).json.data;

  async function publishNew(nome: string, line: string): Promise<string> {
    const { draft } = await send(nome, report(line));
    const [done] = await publish(draft.id);
    return done?.slug ?? '';
  }

  return { ask, send, publish, publishNew };
}
