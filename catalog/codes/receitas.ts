export const TRIBUTOS = [
  'IPTU',
  'ISS',
  'ITBI',
  'Taxas',
  'Contribuição de melhoria',
  'COSIP',
  'Multas',
  'Outros',
] as const;

/** What a waiver of revenue may be (LC 101/2000, art. 14, § 1º). */
export const ESPECIES_RENUNCIA = [
  'Anistia',
  'Remissão',
  'Subsídio',
  'Crédito presumido',
  'Isenção',
  'Redução de alíquota',
  'Redução de base de cálculo',
  'Desconto',
  'Outros benefícios',
] as const;

export const NATUREZAS_DIVIDA = ['Tributária', 'Não tributária'] as const;

export const SITUACOES_DIVIDA = ['Ativa', 'Parcelada', 'Ajuizada', 'Protestada', 'Suspensa', 'Quitada'] as const;
