import { anexos } from '../../catalog/datasets/anexos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import type { World } from '../town/world.ts';
import { type Bill, billKey, billPath, bills, citeBill } from './bills.ts';
import { INVENTED } from './papers.ts';

export const anexosMaker: DatasetMaker = {
  dataset: anexos,
  rows: (world) => bills(world).flatMap((bill) => attachments(bill).map((one, i) => anexo(bill, one, i + 1))),
  files,
};

interface Attachment {
  name: string;
  kind: string;
  title: string;
  author: string;
  day: Day;
  lines: readonly string[];
}

/** What goes with a proposition that a committee examines. */
function attachments(bill: Bill): Attachment[] {
  if (!bill.kind.examined) return [];
  const cited = citeBill(bill);
  const reasons: Attachment = {
    name: 'justificativa',
    kind: 'Justificativa',
    title: `Justificativa do ${cited}`,
    author: bill.author,
    day: bill.presented,
    lines: [
      `A proposição trata do seguinte: ${bill.summary}`,
      'A medida atende a pedidos de moradores, cabe na competência do Município (Constituição Federal, art. 30, I) e não cria despesa sem dotação.',
    ],
  };
  return bill.examined === null || !bill.board
    ? [reasons]
    : [reasons, report(bill, cited, bill.board.name, bill.examined)];
}

const report = (bill: Bill, cited: string, board: string, day: Day): Attachment => ({
  name: 'parecer',
  kind: 'Parecer de comissão',
  title: `Parecer da ${board} ao ${cited}`,
  author: bill.rapporteur,
  day,
  lines: [
    `Relatoria: ${bill.rapporteur}. Proposição: ${bill.summary}`,
    'Voto: a proposição é constitucional, está redigida na forma da Lei Complementar nº 95/1998 e pode ir ao plenário.',
    `A comissão aprovou este parecer na reunião de ${brDate(day)}.`,
  ],
});

const anexo = (bill: Bill, { name, kind, title, author, day }: Attachment, number: number): Cells => ({
  ...billKey(bill),
  numAnexo: String(number),
  txtTipo: kind,
  txtTitulo: title,
  txtAutor: author,
  dtAnexo: brDate(day),
  arqAnexo: `${billPath(bill)}-${name}.pdf`,
});

function* files(world: World): Generator<DemoFile> {
  for (const bill of bills(world))
    for (const { name, title, lines } of attachments(bill))
      yield { path: `${billPath(bill)}-${name}.pdf`, bytes: pdf(title, [INVENTED, ...lines]) };
}
