import { expect, it } from 'vitest';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { MESSAGE_LIMITS, messageLimits } from './limits.ts';

it('lets so many times as much come from one address, and to a body and by a machine no more', () => {
  const { envios, enviosDia, consultas, links, orgao, orgaoBytes, bits } = messageLimits(5, USUAL_LIMITS);
  expect({ envios, enviosDia, consultas, links }).toEqual({ envios: 100, enviosDia: 500, consultas: 150, links: 25 });
  const { orgao: usual, orgaoBytes: room, bits: work } = MESSAGE_LIMITS;
  expect({ orgao, orgaoBytes, bits }).toEqual({ orgao: usual, orgaoBytes: room, bits: work });
});

it('takes what a body may receive from the table of limits', () => {
  const { orgao, orgaoSoltos } = messageLimits(1, { ...USUAL_LIMITS, messagesPerBody: 7, attachmentRoomPerBody: 30 });
  expect({ orgao, orgaoSoltos }).toEqual({ orgao: 7, orgaoSoltos: 30 * 1024 ** 2 });
});
