export const TIPOS_EMPENHO = ['Ordinário', 'Estimativo', 'Global'] as const;

export const EVENTOS_EMPENHO = ['Reforço', 'Anulação'] as const;

/** Left unpaid at the end of the exercise: settled by then, or not. */
export const TIPOS_RESTOS = ['Processado', 'Não processado'] as const;

/** The four queues of payment of each source (Lei 14.133/2021, art. 141). */
export const CATEGORIAS_ORDEM = [
  'Fornecimento de bens',
  'Locações',
  'Prestação de serviços',
  'Realização de obras',
] as const;

export const SITUACOES_ORDEM = ['A pagar', 'Pago', 'Suspenso'] as const;

/** The only reasons to pay somebody out of turn (Lei 14.133/2021, art. 141, § 1º, I to V). */
export const QUEBRAS_ORDEM = [
  'I – grave perturbação da ordem, emergência ou calamidade pública',
  'II – micro ou pequena empresa, agricultor familiar, produtor rural, MEI ou cooperativa com risco de descontinuidade',
  'III – serviço necessário ao funcionamento de sistemas estruturantes',
  'IV – empresa em falência, recuperação judicial ou dissolução',
  'V – contrato indispensável ao patrimônio público ou a serviço essencial',
] as const;
