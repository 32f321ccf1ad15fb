export const TIPOS_SELECAO = [
  'Concurso público',
  'Processo seletivo simplificado',
  'Processo seletivo público',
] as const;

export const SITUACOES_SELECAO = [
  'Edital publicado',
  'Inscrições abertas',
  'Em andamento',
  'Homologado',
  'Encerrado',
  'Suspenso',
  'Anulado',
] as const;

export const TIPOS_ATO_SELECAO = [
  'Edital',
  'Retificação',
  'Homologação das inscrições',
  'Gabarito',
  'Resultado preliminar',
  'Resultado final',
  'Homologação',
  'Convocação',
  'Nomeação',
  'Prorrogação da validade',
  'Outros',
] as const;

/** The list that a candidate competes in: that of all, or a share of the posts that a law reserves. */
export const LISTAS_SELECAO = [
  'Ampla concorrência',
  'Pessoas com deficiência',
  'Pessoas negras',
  'Indígenas e quilombolas',
] as const;

export const SITUACOES_APROVADO = [
  'Aguardando',
  'Convocado',
  'Nomeado',
  'Desistente',
  'Eliminado',
  'Validade encerrada',
] as const;
