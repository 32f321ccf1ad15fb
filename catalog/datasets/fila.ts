import type { Rule } from '../dataset.ts';
import { maskedIdentity, protocolCode } from '../fields/anonymous.ts';
import { date, number, year } from '../fields/index.ts';

/** What every line of a queue says of itself, and all that any says of whoever waits. */
export const queueFields = {
  numExercicio: year({ label: 'Posição do ano', noun: 'a posição', required: true }),
  dtPosicao: date({
    label: 'Posição em',
    noun: 'o dia da posição',
    required: true,
    help: 'O dia em que a fila estava assim. Até ele se contam os dias de espera.',
  }),
  numPosicao: number({ label: 'Posição', noun: 'a posição na fila', required: true, term: 'Fila de espera' }),
  numProtocolo: protocolCode({ label: 'Protocolo', noun: 'o protocolo', required: true }),
  codIdentificacao: maskedIdentity({
    label: 'Identificação mascarada',
    noun: 'a identificação mascarada',
    help: 'No máximo quatro algarismos de um documento, para quem espera achar a própria linha.',
  }),
  dtSolicitacao: date({ label: 'Pedido em', noun: 'a data do pedido', required: true }),
  qtdDiasEspera: number({ label: 'Dias de espera', noun: 'os dias de espera', term: 'Tempo de espera' }),
};

export const QUEUE_RULES: readonly Rule[] = [
  {
    fields: ['dtSolicitacao', 'dtPosicao'],
    holds: ({ dtSolicitacao: from, dtPosicao: to }) => !from || !to || from <= to,
    message: 'o pedido é posterior ao dia da posição',
  },
  {
    fields: ['numPosicao'],
    holds: ({ numPosicao: place }) => Number(place) >= 1,
    message: 'a posição começa em 1',
  },
];
