import type { ComparedColumn } from '../../catalog/comparar/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { MONTHS } from '../../catalog/texto/day.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import type { ResolvedComparison } from './question.ts';
import { listed, monthsUntil } from './sentence.ts';

/** What the figures of each kind of money hold and leave out. */
const MEANINGS: Readonly<Record<string, string>> = {
  pago: 'Despesa paga: o que saiu do caixa por empenhos do próprio ano. Restos a pagar de anos anteriores não entram.',
  liquidado: 'Despesa liquidada: o que foi entregue e conferido no ano, pago ou não.',
  empenhado: 'Despesa empenhada: o que foi reservado no ano, com reforços e sem o que foi anulado.',
  receita: 'Receita arrecadada: o que entrou no ano, com as deduções já descontadas.',
  folha:
    'Folha: a soma da remuneração bruta de cada mês. Encargos do empregador, diárias e terceirizados não entram, e folhas de 13º e de férias caem em meses próprios.',
};

/** Says what a comparison cannot tell, in sentences for whoever reads its figures. */
export function limitsOf(asked: ResolvedComparison, columns: readonly ComparedColumn[], until: number): string[] {
  if (columns.length === 0) return ['Este órgão ainda não publicou dados que se possam comparar.'];
  return [
    ...periodLimits(asked, columns, until),
    MEANINGS[asked.stage?.id ?? asked.by.of] ?? '',
    ...inflationLimits(columns),
    ...bodyLimits(asked, columns),
    ...columns.flatMap((column) => gapsOf(asked, column)),
    ...loadLimits(asked, columns),
  ].filter((sentence) => sentence !== '');
}

/** `2026`, or between bodies `Prefeitura de X em 2026`. */
const nameOf = ({ bodies }: ResolvedComparison, { nome, ano }: ComparedColumn): string =>
  bodies.length > 1 ? `${nome} em ${ano}` : String(ano);

function periodLimits(asked: ResolvedComparison, columns: readonly ComparedColumn[], until: number): string[] {
  const partial = columns.filter(({ parcial }) => parcial);
  const short = columns.filter(({ total, completo }) => total !== null && completo < 12);
  const told = partial.map((column) => {
    const far = column.completo === 0 ? 'não chegam ao fim de janeiro' : `vão até ${MONTHS[column.completo - 1]}`;
    return `${nameOf(asked, column)} é parcial: os dados ${far}, e a comparação pede até ${MONTHS[until - 1]}.`;
  });
  if (until < 12 && partial.length === 0 && short.length > 0)
    return [
      `Todas as colunas vão só de ${monthsUntil(until)}: é até onde vão os meses completos de ${listed(short.map((column) => nameOf(asked, column)))}.`,
    ];
  return told;
}

function inflationLimits(columns: readonly ComparedColumn[]): string[] {
  const years = new Set(columns.map(({ ano }) => ano));
  if (years.size < 2) return [];
  return ['Valores nominais, da época de cada um: a inflação entre os anos não foi descontada.'];
}

function bodyLimits({ bodies, others, years }: ResolvedComparison, columns: readonly ComparedColumn[]): string[] {
  if (bodies.length === 1) return others.length === 0 ? [ALONE] : [];
  const counted = [...new Map(columns.map((column) => [column.orgao, column])).values()];
  const sources = counted.map(
    ({ nome, habitantes, populacao }) => `${nome}: ${habitantes?.toLocaleString('pt-BR')} (${populacao})`,
  );
  return [
    `Por habitante: cada valor dividido pelos habitantes que o órgão informa. ${sources.join('; ')}.`,
    ...((years?.length ?? 1) > 1 ? ['O número de habitantes é o mesmo em todos os anos de um órgão.'] : []),
    'Só se comparam órgãos do mesmo tipo, que o autorizam. Ainda assim podem ter deveres diferentes: serviços prestados pelo estado, por consórcios ou por autarquias não aparecem nas contas de um deles.',
  ];
}

const ALONE =
  'Só se comparam órgãos do mesmo tipo, por habitante, e esta instalação não tem outro do tipo deste que o autorize: uma câmara não se compara com uma prefeitura, que têm deveres diferentes.';

/** What a column lacks: all of its year, or some months. */
function gapsOf(asked: ResolvedComparison, column: ComparedColumn): string[] {
  const name = nameOf(asked, column);
  if (column.total === null) return [`Nada foi publicado de ${name}: a coluna fica vazia, o que não é zero.`];
  if (column.semDados.length === 0) return [];
  const months = listed(column.semDados.map((month) => MONTHS[month - 1] ?? ''));
  return [`Em ${name} nada consta de ${months}: o total pode estar incompleto.`];
}

/** The day of the data and of the load of each column, where they differ. */
function loadLimits(asked: ResolvedComparison, columns: readonly ComparedColumn[]): string[] {
  const dated = columns.filter(({ dados }) => dados.referencia !== null);
  if (new Set(dated.map(({ dados }) => `${dados.referencia} ${dados.carga}`)).size < 2) return [];
  const days = dated.map((column) => {
    const { referencia, publicadaEm } = column.dados;
    return `${nameOf(asked, column)}: dados de ${formatDay(referencia ?? '')}${publicadaEm ? `, carga de ${dayOf(publicadaEm)}` : ''}`;
  });
  return [`As cargas têm datas diferentes. ${days.join('; ')}.`];
}
