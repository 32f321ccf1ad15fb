export const TIPOS_ATO = [
  'Lei Orgânica',
  'Emenda à Lei Orgânica',
  'Lei Complementar',
  'Lei Ordinária',
  'Lei Delegada',
  'Decreto',
  'Decreto Legislativo',
  'Resolução',
  'Portaria',
  'Instrução Normativa',
  'Ato da Mesa',
  'Ato da Presidência',
  'Ordem de Serviço',
  'Edital',
  'Circular',
  'Deliberação',
  'Regimento Interno',
  'Parecer normativo',
] as const;

export const SITUACOES_ATO = ['Vigente', 'Alterado', 'Revogado', 'Efeitos exauridos'] as const;

/** Both ends of each relation, so that either act tells it. */
export const RELACOES = [
  'Altera',
  'É alterado por',
  'Revoga',
  'É revogado por',
  'Revoga em parte',
  'É revogado em parte por',
  'Regulamenta',
  'É regulamentado por',
] as const;
