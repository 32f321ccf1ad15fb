import type { Anexo, EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import type { AtendimentoDesk, AtendimentoDeskAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { callServer } from '../../api.ts';
import type { AttendWay } from '../../mensagens/atender/desk.ts';
import { saveFile } from '../../mensagens/receipt.ts';
import { Uploads } from '../../mensagens/uploads.ts';
import { uploadTo } from '../../send.ts';
import { refreshDesk } from '../answers.ts';
import { deskAddress, deskHeaders, deskSend } from '../call.ts';

/** The empty proof: who answers is known by the session, and needs no other. */
const NO_PROOF = { desafio: '', n: 0 };

/** The way of somebody who is signed in to one message. What else an act changed is told to `changed`. */
export const deskWay = (id: string, changed: (of: AtendimentoDesk) => void): AttendWay => ({
  act: async (door, body): Promise<EmAtendimento> => {
    const { data } = await deskSend<AtendimentoDeskAnswer>('POST', `/mensagens/${id}/${door}`, body);
    changed(data);
    refreshLists();
    return data.mensagem;
  },
  download: (file) => downloadFile(id, file),
  uploads: () =>
    new Uploads(
      async () => NO_PROOF,
      (file, _, sending) =>
        uploadTo(deskAddress(`/mensagens/${id}/anexos?nome=${encodeURIComponent(file.name)}`), file, {
          ...sending,
          headers: deskHeaders(),
        }),
      async () => undefined,
    ),
});

/** Has the lists read again that an act may have changed. The message itself is not: its act has just answered it. */
export function refreshLists(): void {
  void refreshDesk('/mensagens?');
  void refreshDesk('/hoje');
}

async function downloadFile(id: string, { id: anexo, nome }: Anexo): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const response = await callServer(deskAddress(`/mensagens/${id}/anexos/${anexo}`), { signal });
  saveFile(await response.blob(), nome);
}
