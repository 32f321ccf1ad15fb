import type { ApiError } from '../api.ts';

const STAYS = 'Nada se perdeu: o que você escreveu continua aqui.';

/** The reason why a form was not sent, and what to do now. */
export function sendingFailure({ status, type, message }: ApiError): { title: string; text: string } {
  if (status === 0)
    return {
      title: 'Sem conexão com o portal',
      text: `${STAYS} Confira a internet e envie de novo. Se já tiver chegado, não vai em dobro.`,
    };
  if (status === 404) return { title: 'Não encontramos', text: message };
  if (status === 429) return { title: 'Espere um pouco para enviar', text: `${message} ${STAYS}` };
  if (type === 'READ_ONLY' || type === 'FULL')
    return { title: 'O portal não recebe mensagens agora', text: `${message} ${STAYS}` };
  if (status >= 500)
    return {
      title: 'O portal não conseguiu receber agora',
      text: `${STAYS} Espere um minuto e envie de novo. Se já tiver chegado, não vai em dobro.`,
    };
  return { title: type === 'ELSEWHERE' ? 'Este canal atende em outro lugar' : 'Não foi enviado', text: message };
}
