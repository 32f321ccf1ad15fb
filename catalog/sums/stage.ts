/** The stages that money passes, in their order: of what is spent (Lei 4.320/1964, arts. 58 to 65), and of what comes in. */
export const STAGES = {
  despesa: ['dotacao', 'empenho', 'alteracao', 'liquidacao', 'pagamento'],
  receita: ['previsao', 'arrecadacao'],
} as const;

export type Flow = keyof typeof STAGES;
export type StageName = (typeof STAGES)[Flow][number];

/** The stage that the rows of a dataset record, and the fields that add up to it. */
export interface MoneyStage<S extends string = string> {
  name: StageName;
  sums: readonly S[];
}

interface Staged {
  id: string;
  stage?: MoneyStage;
}

/** The datasets that record the stages of a flow, in the order of the stages. */
export const stagesOf = <D extends Staged>(datasets: readonly D[], flow: Flow): (D & { stage: MoneyStage })[] =>
  STAGES[flow].flatMap((name) => datasets.filter((set): set is D & { stage: MoneyStage } => set.stage?.name === name));

/** The datasets whose rows are documents of an empenho: all stages of expense but the budget, which is of no document. */
export const documentsOf = <D extends Staged>(datasets: readonly D[]): (D & { stage: MoneyStage })[] =>
  stagesOf(datasets, 'despesa').filter(({ stage }) => stage.name !== 'dotacao');

/** The id of the dataset that records a stage. */
export function datasetAt(datasets: readonly Staged[], name: StageName): string {
  const found = datasets.find(({ stage }) => stage?.name === name);
  if (!found) throw new Error(`no dataset records the stage ${name}`);
  return found.id;
}
