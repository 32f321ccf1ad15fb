/** The sums of the tree, in the order in which money goes through them. */
export const STAGE_COLUMNS = [
  ['vlrOrcamentoAtualizado', 'Dotação atualizada'],
  ['vlrEmpenhado', 'Empenhado'],
  ['vlrLiquidado', 'Liquidado'],
  ['vlrPago', 'Pago'],
] as const;
