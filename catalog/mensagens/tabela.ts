import { shareOf } from '../texto/figures.ts';
import { type Canal, PERFIL, REGRAS } from './canal.ts';
import type { Conta, Relatorio } from './relatorio.ts';

/** A part of a report as a table: what is counted, and its lines. */
export interface Tabela {
  titulo: string;
  /** What the first column tells. */
  por: string;
  contas: readonly Conta[];
}

interface Nome {
  um: string;
  varios: string;
  /** The ending of what is said of them: recebidas, recebidos. */
  fim: 'as' | 'os';
}

/** What comes by a channel, by its name. */
export const CHAMADAS: Readonly<Record<Canal, Nome>> = {
  'fale-conosco': { um: 'mensagem', varios: 'mensagens', fim: 'as' },
  ouvidoria: { um: 'manifestação', varios: 'manifestações', fim: 'as' },
  'e-sic': { um: 'pedido', varios: 'pedidos', fim: 'os' },
};

/** The profile as a report calls it; the form asks the same in the second person. */
const DE_QUEM: Readonly<Record<string, string>> = {
  [PERFIL.pessoa.rotulo]: 'Quem pediu',
  [PERFIL.faixa.rotulo]: 'Idade de quem pediu',
  [PERFIL.genero.rotulo]: 'Gênero de quem pediu',
};

/** The parts of a report in the order in which one reads them, those without a line left out. */
export function tabelas(report: Relatorio): Tabela[] {
  const { porMes, porTipo, porUnidade, porSituacao, porResultado, perfil, satisfacao } = report;
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

export interface Numero {
  rotulo: string;
  /** Null where there is nothing to work it out from. */
  valor: number | null;
  nota?: string;
}

/** The figures at the head of a report. A channel that no law gives a deadline has none to keep. */
export function numeros(report: Relatorio): Numero[] {
  const { fim } = CHAMADAS[report.canal];
  const timed = REGRAS[report.canal].dias !== null;
  const whenTimed = (numero: Numero): Numero[] => (timed ? [numero] : []);
  const { recebidas, respondidas, noPrazo, semResposta, emAndamento, atrasadas, dias } = report;
  return [
    { rotulo: `Recebid${fim}`, valor: recebidas },
    { rotulo: `Respondid${fim}`, valor: respondidas },
    ...whenTimed({ rotulo: `Respondid${fim} no prazo`, valor: noPrazo, nota: share(noPrazo, respondidas) }),
    ...negadas(report),
    { rotulo: `Encerrad${fim} sem resposta`, valor: semResposta },
    { rotulo: 'Em andamento', valor: emAndamento },
    ...whenTimed({ rotulo: 'Em andamento com atraso', valor: atrasadas }),
    ...whenTimed({ rotulo: 'Com prazo prorrogado', valor: report.prorrogadas }),
    ...whenTimed({ rotulo: 'Com recurso', valor: report.recursos }),
    { rotulo: 'Dias até a resposta, em média', valor: dias },
  ];
}

/** How many were refused, which the rules of transparency ask for by itself. */
const negadas = ({ canal, porResultado }: Relatorio): Numero[] =>
  canal === 'e-sic'
    ? [{ rotulo: 'Negados', valor: porResultado.find(({ rotulo }) => rotulo === 'Acesso negado')?.total ?? 0 }]
    : [];

const share = (part: number, whole: number): string => shareOf(part, whole) ?? '';

type Linha = readonly [string, string, number | null];

/** The whole report in lines, for a file: the part, the line and its figure. */
export const linhas = (report: Relatorio): Linha[] => [
  ...numeros(report).map(({ rotulo, valor }): Linha => ['Totais', rotulo, valor]),
  ['Totais', 'Nota média da satisfação, de 1 a 5', report.satisfacao.media],
  ...tabelas(report).flatMap(({ titulo, contas }) => contas.map(({ rotulo, total }): Linha => [titulo, rotulo, total])),
];

/** What "in time" means for a channel, in words. */
export function noPrazo(canal: Canal): string | null {
  const { dias, mais, lei } = REGRAS[canal];
  if (dias === null) return null;
  const { um, fim } = CHAMADAS[canal];
  const o = fim === 'os' ? 'o' : 'a';
  return `${o === 'o' ? 'Um' : 'Uma'} ${um} foi respondid${o} no prazo quando a resposta saiu em até ${dias} dias corridos depois da chegada, ou em até ${dias + mais} quando o prazo foi prorrogado, com o motivo, uma única vez (${lei}).`;
}

/** The channels whose year is told on a page of its own. */
export type CanalComRelatorio = Exclude<Canal, 'fale-conosco'>;

/** The law that asks for the report of a channel. */
export const BASES: Readonly<Record<CanalComRelatorio, string>> = {
  ouvidoria:
    'Lei 13.460/2017, arts. 14, II, e 15: relatório anual da ouvidoria, com o número de manifestações, os motivos e as providências.',
  'e-sic':
    'Lei 12.527/2011, art. 30, III: relatório com a quantidade de pedidos recebidos, atendidos e indeferidos, e informações genéricas sobre os solicitantes.',
};
