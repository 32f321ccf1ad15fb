import { expect, it } from 'vitest';
import { LIMITS, USUAL_LIMITS } from '../limits/limits.ts';
import { messageLimits } from '../mensagens/limits.ts';
import { partOf, shareLimits } from './share.ts';

it('leaves all limits to one process', () => {
  expect(shareLimits(USUAL_LIMITS, 1)).toEqual(USUAL_LIMITS);
});

it('divides what holds for the installation, and nothing below what the portal needs', () => {
  const limits = { ...USUAL_LIMITS, reads: 24, exports: 6, sockets: 10_000, attachments: 24 };
  expect(shareLimits(limits, 4)).toMatchObject({ reads: 6, exports: 2, sockets: 2_500, attachments: 6, pdfs: 1 });
  expect(shareLimits(limits, 64)).toMatchObject({ reads: LIMITS.reads.from, sockets: 157 });
});

it('leaves alone what is of one process, and what the database counts for all', () => {
  const { cacheMegabytes, requestSeconds, messagesPerBody, loads } = USUAL_LIMITS;
  expect(shareLimits(USUAL_LIMITS, 4)).toMatchObject({ cacheMegabytes, requestSeconds, messagesPerBody, loads });
});

it('gives each process a part of what an address may send, never nothing', () => {
  const [one, four] = [messageLimits(1, USUAL_LIMITS), messageLimits(1, USUAL_LIMITS, 4)];
  expect(four).toMatchObject({
    envios: 5,
    consultas: 8,
    links: 2,
    chegando: 1,
    parteMensagens: one.parteMensagens / 4,
  });
  expect(four).toMatchObject({
    orgao: one.orgao,
    orgaoDia: one.orgaoDia,
    orgaoSoltos: one.orgaoSoltos,
    bits: one.bits,
  });
  expect(partOf(1, 64)).toBe(1);
});
