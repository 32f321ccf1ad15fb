import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { attemptProof } from './solve.ts';

/** Solves a challenge beside the page, which stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<Desafio>) =>
  self.postMessage(attemptProof(data, 0, Number.POSITIVE_INFINITY)),
);
