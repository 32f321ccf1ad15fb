import { proposicoes } from '../../catalog/datasets/proposicoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import { brDateOrBlank } from '../kit/text.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import type { World } from '../town/world.ts';
import { type Bill, billKey, billPath, bills, citeBill } from './bills.ts';
import { articlesOf } from './motions.ts';
import { INVENTED } from './papers.ts';
import { courseOf } from './tramitacoes.ts';

export const proposicoesMaker: DatasetMaker = {
  dataset: proposicoes,
  rows: (world) => bills(world).map((bill) => proposicao(world, bill)),
  files: texts,
};

function proposicao(world: World, bill: Bill): Cells {
  const last = courseOf(world, bill).at(-1);
  return {
    ...billKey(bill),
    txtTipo: bill.kind.name,
    txtEmenta: bill.summary,
    txtAutor: bill.author,
    txtRelator: bill.rapporteur,
    txtComissao: bill.board?.name ?? '',
    txtRegime: bill.kind.examined ? 'Ordinário' : 'Urgência',
    dtApresentacao: brDate(bill.presented),
    txtSituacao: last?.situation ?? 'Apresentada',
    dtSituacao: brDateOrBlank(last?.day),
    txtTipoNorma: bill.act?.kind ?? '',
    numNorma: bill.act?.number ?? '',
    numAnoNorma: bill.act ? String(bill.act.year) : '',
    arqTexto: `${billPath(bill)}.pdf`,
  };
}

/** The text of each proposition: that of the act it became, the articles of a bill, or what a motion asks for. */
function* texts(world: World): Generator<DemoFile> {
  for (const bill of bills(world)) {
    const head = [INVENTED, bill.summary, `Autoria: ${bill.author}. Apresentação: ${brDate(bill.presented)}.`];
    yield { path: `${billPath(bill)}.pdf`, bytes: pdf(citeBill(bill), [...head, ...proposed(bill)]) };
  }
}

const FORCE = 'Esta norma entra em vigor na data de sua publicação.';

function proposed({ act, summary, kind }: Bill): string[] {
  const articles = act?.say().articles ?? articlesOf(summary);
  const all = articles.at(-1)?.includes('entra em vigor') ? articles : [...articles, FORCE];
  const reason =
    'Justificativa. A matéria é de interesse local (Constituição, art. 30, I), e as razões são expostas por quem a propõe na leitura em plenário.';
  if (articles.length > 0) return [...all.map((text, i) => `Art. ${i + 1}${i < 9 ? 'º' : '.'} ${text}`), reason];
  return [
    `${kind.name}. Quem subscreve submete ao plenário da Câmara Municipal de Vale Claro, na forma do Regimento Interno: ${summary}`,
    reason,
  ];
}
