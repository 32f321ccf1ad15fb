import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { attempt } from './solve.ts';

/** Works a challenge out beside the page, which goes on as if nothing were. */
self.addEventListener('message', ({ data }: MessageEvent<Desafio>) =>
  self.postMessage(attempt(data, 0, Number.POSITIVE_INFINITY)),
);
