import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { concerns } from '../../catalog/body.ts';
import type { CompararAnswer } from '../../catalog/comparar/answer.ts';
import type { Dados } from '../../catalog/dataset/answer.ts';
import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { OPEN } from '../../catalog/despesa/branches.ts';
import type { FavorecidoAnswer } from '../../catalog/favorecidos/answer.ts';
import type { InicioAnswer } from '../../catalog/inicio/answer.ts';
import { readReceitaAddress, receitaQuestion } from '../../catalog/receita/address.ts';
import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import { VIEWS } from '../../catalog/receita/recortes.ts';
import { inPercent, reais } from '../../catalog/texto/figures.ts';
import { addressPath, addressQuestion, askAnswer, type PageSummary, type SummaryQuestion } from './question.ts';
import { summarizeList, summarizeRecord } from './records.ts';

type Summarizer = (asked: SummaryQuestion) => Promise<PageSummary | null>;

/** The pages written by hand that show figures. */
const WRITTEN: Readonly<Record<string, Summarizer>> = {
  '/': summarizeHome,
  '/despesa': summarizeDespesa,
  '/receita': summarizeReceita,
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': summarizeReceita,
  '/remuneracao-deposito-bancario': summarizeReceita,
  '/covidreceita': summarizeReceita,
  '/comparar': summarizeComparison,
  '/dados-abertos/:dataset': summarizeOpenData,
  '/favorecidos/:documento': summarizePayee,
};

/** Sums a page up; null where its address asks for something that there is not. */
export async function summarizePage(asked: SummaryQuestion): Promise<PageSummary | null> {
  const { route, set, body } = asked;
  if (set && !concerns(set, body)) return plainSummary(asked);
  if (set && route.view === 'list') return summarizeList(asked, set);
  if (set && route.view === 'detail') return summarizeRecord(asked, set);
  return (WRITTEN[route.path] ?? plainSummary)(asked);
}

/** A page without figures: its name. */
const plainSummary = async ({ url, route }: SummaryQuestion): Promise<PageSummary> => ({
  address: addressPath(url),
  title: route.title,
  subject: route.title,
  says: null,
  figure: null,
  dados: null,
  isPersonal: false,
  state: null,
});

const NO_LOAD: Dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };

async function summarizeHome(asked: SummaryQuestion): Promise<PageSummary | null> {
  const answer = await askAnswer<InicioAnswer>(asked.ask, '/inicio');
  if (!answer) return null;
  const spent = answer.data.quadros.find(({ id }) => id === 'gasto');
  const [first] = spent?.valores ?? [];
  const plain = await plainSummary(asked);
  return {
    ...plain,
    title: 'Para onde vai o dinheiro público',
    ...(first && spent && { figure: { label: spent.titulo, value: reais(first.valor) } }),
    dados: { ...NO_LOAD, referencia: first?.referencia ?? null },
  };
}

/** An address with its question, which may be empty. */
const withQuestion = (path: string, question: string): string => (question ? `${path}?${question}` : path);

async function summarizeDespesa(asked: SummaryQuestion): Promise<PageSummary | null> {
  const question = addressQuestion(asked.url);
  // Which branches are unfolded is the screen's own matter.
  question.delete(OPEN);
  const answer = await askAnswer<DespesaAnswer>(asked.ask, withQuestion('/despesa', String(question)));
  if (!answer) return null;
  const { no, por, says, totals, dados } = answer;
  return {
    ...(await plainSummary(asked)),
    address: withQuestion('/despesa', [`no=${encodeURIComponent(no)}`, por && `por=${por}`].filter(Boolean).join('&')),
    says,
    figure: { label: 'pago', value: reais(totals.vlrPago) },
    dados,
    isPersonal: no.includes('~favorecido-'),
  };
}

async function summarizeReceita(asked: SummaryQuestion): Promise<PageSummary | null> {
  const view = addressPath(asked.url).split('/')[1] ?? '';
  const known = Object.entries(VIEWS).find(([id]) => id === view)?.[1];
  const place = known && readReceitaAddress(view, addressPath(asked.url), [...addressQuestion(asked.url)]);
  if (!known || !place) return null;
  const answer = await askAnswer<ReceitaAnswer>(asked.ask, receitaQuestion(place, known.cut));
  if (!answer) return null;
  return {
    ...(await plainSummary(asked)),
    address: withQuestion(addressPath(asked.url), String(addressQuestion(asked.url))),
    title: answer.caminho.at(-1)?.nome ?? asked.route.title,
    says: answer.says,
    figure: { label: 'arrecadado', value: reais(answer.totals.vlrArrecadacao) },
    dados: answer.dados,
    isPersonal: false,
  };
}

async function summarizeComparison(asked: SummaryQuestion): Promise<PageSummary | null> {
  const question = String(addressQuestion(asked.url)).replaceAll('%2C', ',');
  const answer = await askAnswer<CompararAnswer>(asked.ask, withQuestion('/comparar', question));
  if (!answer) return null;
  const { says, variacao, colunas, dados } = answer;
  const [first, last] = [colunas[0], colunas.at(-1)];
  const between = last?.porHabitante ?? null;
  const change =
    variacao === null || !first || !last
      ? null
      : { label: `de ${first.ano} a ${last.ano}`, value: `${variacao > 0 ? '+' : ''}${inPercent(variacao)}` };
  const head = first?.porHabitante ?? null;
  const figure = between === null || head === null ? change : { label: 'por habitante', value: reais(head) };
  return { ...(await plainSummary(asked)), address: withQuestion('/comparar', question), says, figure, dados };
}

async function summarizeOpenData(asked: SummaryQuestion): Promise<PageSummary | null> {
  const answer = await askAnswer<AbertoAnswer>(asked.ask, addressPath(asked.url));
  if (!answer) return null;
  const { dataset, title, linhas, referencia, carga, publicadaEm, pagina } = answer.data;
  return {
    ...(await plainSummary(asked)),
    title: `Dados abertos: ${title}`,
    figure: { label: linhas === 1 ? 'linha' : 'linhas', value: linhas.toLocaleString('pt-BR') },
    dados: { referencia, carga, publicadaEm, linhas },
    state: pagina && carga !== null ? `/${dataset}?_carga=${carga}` : null,
  };
}

async function summarizePayee(asked: SummaryQuestion): Promise<PageSummary | null> {
  const answer = await askAnswer<FavorecidoAnswer>(asked.ask, addressPath(asked.url));
  const [payee] = answer?.data ?? [];
  if (!answer || !payee) return null;
  const paid = answer.anos.reduce((sum, { vlrPago }) => sum + Math.round(vlrPago * 100), 0) / 100;
  return {
    ...(await plainSummary(asked)),
    title: payee.nome,
    figure: { label: 'pago', value: reais(paid) },
    dados: answer.dados,
    isPersonal: payee.tipo !== 'empresa',
  };
}
