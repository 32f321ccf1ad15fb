import { tramitacoes } from '../../catalog/datasets/tramitacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { nameOfAto } from '../atos/model.ts';
import { brDate, type Day, nextWorkingDay } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { type Bill, billKey, bills } from './bills.ts';

export const tramitacoesMaker: DatasetMaker = {
  dataset: tramitacoes,
  rows: (world) =>
    bills(world).flatMap((bill) => courseOf(world, bill).map((step, i) => tramitacao(bill, step, i + 1))),
};

/** A step of a proposition: where it was, where it went and what was done. */
interface BillStep {
  day: Day;
  at: string;
  to: string;
  situation: string;
  text: string;
}

const OFFICE = 'Secretaria Legislativa';
const PLENARY = 'Plenário';

/** The steps of a proposition up to the last day of the data. */
export function courseOf({ until }: World, bill: Bill): BillStep[] {
  const all = bill.kind.examined ? examinedSteps(bill) : motionSteps(bill);
  return all.filter(({ day }) => day <= until);
}

const motionSteps = ({ presented, voted, kind }: Bill): BillStep[] => [
  { day: presented, at: 'Protocolo', to: PLENARY, situation: 'Apresentada', text: 'Recebida e incluída na pauta.' },
  ...(voted === null
    ? []
    : [{ day: voted, at: PLENARY, to: OFFICE, situation: 'Aprovada', text: 'Aprovada em votação simbólica.' }]),
  ...(voted === null || kind.code === 'MOC'
    ? []
    : [
        {
          day: nextWorkingDay(voted + 2),
          at: OFFICE,
          to: 'Poder Executivo',
          situation: 'Aprovada',
          text: 'Enviada ao Poder Executivo por ofício.',
        },
      ]),
];

function examinedSteps(bill: Bill): BillStep[] {
  const { presented, read, examined, board, rapporteur } = bill;
  const name = board?.name ?? OFFICE;
  const begun: BillStep[] = [
    { day: presented, at: 'Protocolo', to: PLENARY, situation: 'Apresentada', text: 'Recebida e numerada.' },
    { day: read, at: PLENARY, to: name, situation: 'Apresentada', text: 'Lida no expediente e despachada à comissão.' },
    {
      day: nextWorkingDay(read + 1),
      at: name,
      to: name,
      situation: 'Em comissão',
      text: `Relatoria de ${rapporteur}.`,
    },
  ];
  if (examined === null) return begun;
  const ready = 'Pronta para a ordem do dia';
  const report = { day: examined, at: name, to: PLENARY, situation: ready, text: 'Aprovado o parecer da relatoria.' };
  return [...begun, report, ...endOf(bill, examined)];
}

function endOf({ fate, voted, act }: Bill, examined: Day): BillStep[] {
  if (fate === 'retirada')
    return [
      {
        day: nextWorkingDay(examined + 1),
        at: PLENARY,
        to: OFFICE,
        situation: 'Retirada pelo autor',
        text: 'Retirada a pedido do autor.',
      },
    ];
  if (voted === null) return [];
  if (fate === 'rejeitada')
    return [
      {
        day: voted,
        at: PLENARY,
        to: OFFICE,
        situation: 'Rejeitada',
        text: 'Rejeitada em votação nominal; arquive-se.',
      },
    ];
  const sent = act?.kind.startsWith('Lei') ? 'Enviada à sanção' : 'Aprovada';
  return [
    { day: voted, at: PLENARY, to: OFFICE, situation: sent, text: 'Aprovada em votação nominal.' },
    ...(act
      ? [{ day: act.day, at: OFFICE, to: OFFICE, situation: 'Transformada em norma', text: `${nameOfAto(act)}.` }]
      : []),
  ];
}

const tramitacao = (bill: Bill, { day, at, to, situation, text }: BillStep, number: number): Cells => ({
  ...billKey(bill),
  numTramitacao: String(number),
  dtTramitacao: brDate(day),
  txtUnidade: at,
  txtDestino: to,
  txtSituacao: situation,
  txtTexto: text,
});
