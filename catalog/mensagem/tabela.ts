import { type Canal, PERFIL } from './canal.ts';
import type { Conta, Relatorio } from './relatorio.ts';

/** A part of a report as a table: what is counted, and its lines. */
export interface Tabela {
  titulo: string;
  /** What the first column tells. */
  por: string;
  contas: readonly Conta[];
}

/** What one calls what comes by a channel. */
export const CHAMADAS: Readonly<Record<Canal, { um: string; varios: string }>> = {
  'fale-conosco': { um: 'mensagem', varios: 'mensagens' },
  ouvidoria: { um: 'manifestação', varios: 'manifestações' },
  'e-sic': { um: 'pedido', varios: 'pedidos' },
};

/** The profile as a report calls it; the form asks the same in the second person. */
const DE_QUEM: Readonly<Record<string, string>> = {
  [PERFIL.pessoa.rotulo]: 'Quem pediu',
  [PERFIL.faixa.rotulo]: 'Idade de quem pediu',
  [PERFIL.genero.rotulo]: 'Gênero de quem pediu',
};

/** The parts of a report in the order in which one reads them, those without a line left out. */
export function tabelas({ porMes, porTipo, porUnidade, porSituacao, porResultado, perfil, satisfacao }: Relatorio) {
  const all: Tabela[] = [
    { titulo: 'Por mês de chegada', por: 'Mês', contas: porMes },
    { titulo: 'Por tipo', por: 'Tipo', contas: porTipo.length > 1 ? porTipo : [] },
    { titulo: 'Como terminaram', por: 'Resultado', contas: porResultado },
    { titulo: 'Por situação', por: 'Situação', contas: porSituacao },
    { titulo: 'Por unidade', por: 'Unidade', contas: porUnidade },
    ...perfil.map(({ rotulo, contas }) => ({ titulo: DE_QUEM[rotulo] ?? rotulo, por: 'Grupo', contas })),
    { titulo: 'Satisfação com a resposta', por: 'Nota', contas: satisfacao.respostas > 0 ? satisfacao.notas : [] },
  ];
  return all.filter(({ contas }) => contas.length > 0);
}

const number = (value: number): string => value.toLocaleString('pt-BR');

/** The figures at the head of a report, by what a page calls them. A channel without a deadline has none to keep. */
export function numeros(report: Relatorio): { rotulo: string; valor: string; nota?: string }[] {
  const { recebidas, respondidas, noPrazo, semResposta, emAndamento, atrasadas, prorrogadas, recursos, dias } = report;
  const timed = report.canal !== 'fale-conosco';
  return [
    { rotulo: report.canal === 'e-sic' ? 'Recebidos' : 'Recebidas', valor: number(recebidas) },
    { rotulo: report.canal === 'e-sic' ? 'Respondidos' : 'Respondidas', valor: number(respondidas) },
    ...(timed ? [{ rotulo: 'No prazo', valor: number(noPrazo), nota: share(noPrazo, respondidas) }] : []),
    { rotulo: 'Tempo médio', valor: dias === null ? '–' : `${number(dias)} ${dias === 1 ? 'dia' : 'dias'}` },
    { rotulo: 'Em andamento', valor: number(emAndamento), ...(timed && { nota: late(atrasadas) }) },
    ...(semResposta > 0 ? [{ rotulo: 'Sem resposta', valor: number(semResposta) }] : []),
    ...(timed ? [{ rotulo: 'Com prorrogação', valor: number(prorrogadas) }] : []),
    ...(timed ? [{ rotulo: 'Com recurso', valor: number(recursos) }] : []),
  ];
}

const late = (count: number): string => (count === 0 ? 'nenhum atraso' : `${number(count)} com atraso`);

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${(part / whole).toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 })} das respostas`;

/** The whole report in lines, for a file: the part, the line and its figure. */
export function linhas(report: Relatorio): (readonly [string, string, string])[] {
  const { dias, satisfacao } = report;
  const timed = report.canal !== 'fale-conosco';
  const plain = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));
  const sums: (readonly [string, string, string])[] = [
    ['Totais', 'Recebidas', plain(report.recebidas)],
    ['Totais', 'Respondidas', plain(report.respondidas)],
    ...(timed ? [['Totais', 'Respondidas no prazo', plain(report.noPrazo)] as const] : []),
    ['Totais', 'Encerradas sem resposta', plain(report.semResposta)],
    ['Totais', 'Em andamento', plain(report.emAndamento)],
    ...(timed ? [['Totais', 'Em andamento com atraso', plain(report.atrasadas)] as const] : []),
    ...(timed ? [['Totais', 'Com prazo prorrogado', plain(report.prorrogadas)] as const] : []),
    ...(timed ? [['Totais', 'Com recurso', plain(report.recursos)] as const] : []),
    ['Totais', 'Dias até a resposta, em média', plain(dias)],
    ['Totais', 'Nota média da satisfação, de 1 a 5', plain(satisfacao.media)],
  ];
  const parts = tabelas(report).flatMap(({ titulo, contas }) =>
    contas.map(({ rotulo, total }) => [titulo, rotulo, plain(total)] as const),
  );
  return [...sums, ...parts];
}
