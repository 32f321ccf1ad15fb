/** The money that is compared: what was spent, what came in, or what people were paid. */
export type ComparedFlow = 'despesa' | 'receita' | 'folha';

/** One way to compare: whose money, divided by what. */
export interface Comparison {
  /** The word of the address: `por=funcao`. */
  id: string;
  of: ComparedFlow;
  title: string;
  /** The head of the column of names. */
  part: string;
}

/** In the order in which they are offered. */
export const COMPARISONS: readonly Comparison[] = [
  { id: 'funcao', of: 'despesa', title: 'Despesa por função', part: 'Função' },
  { id: 'grupo', of: 'despesa', title: 'Despesa por grupo', part: 'Grupo de despesa' },
  { id: 'elemento', of: 'despesa', title: 'Despesa por elemento', part: 'Elemento' },
  { id: 'origem', of: 'receita', title: 'Receita por origem', part: 'Origem' },
  { id: 'folha', of: 'folha', title: 'Folha de pagamento', part: 'Tipo de folha' },
];

export const COMPARISON_IDS: readonly string[] = COMPARISONS.map(({ id }) => id);

export const comparisonOf = (id: string): Comparison | undefined => COMPARISONS.find((one) => one.id === id);

/** The stages of expense that can be compared; the first is meant where the address says none. */
export const COMPARED_STAGES = [
  { id: 'pago', label: 'paga', field: 'vlrPago', dataset: 'pagamentos' },
  { id: 'liquidado', label: 'liquidada', field: 'vlrLiquidado', dataset: 'liquidacoes' },
  { id: 'empenhado', label: 'empenhada', field: 'vlrEmpenhado', dataset: 'empenhos' },
] as const;

export type ComparedStage = (typeof COMPARED_STAGES)[number];

export const stageOf = (id: string): ComparedStage =>
  COMPARED_STAGES.find((one) => one.id === id) ?? COMPARED_STAGES[0];

/** Columns of a comparison at most, each a year of a body: more are not told apart in a chart or on a phone. */
export const MOST_COLUMNS = 6;

/** The dataset that payrolls are in. */
export const PAYROLL = 'servidores';
