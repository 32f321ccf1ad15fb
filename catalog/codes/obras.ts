export const TIPOS_OBRA = [
  'Construção',
  'Reforma',
  'Ampliação',
  'Reforma e ampliação',
  'Pavimentação',
  'Drenagem',
  'Saneamento',
  'Urbanização',
  'Recuperação de estradas',
  'Outros',
] as const;

/** The words of the courts of accounts; `Inacabada` is what ended without being finished. */
export const SITUACOES_OBRA = [
  'Não iniciada',
  'Em andamento',
  'Paralisada',
  'Concluída',
  'Inacabada',
  'Cancelada',
  'Rescindida',
] as const;

/** Who builds (Lei 14.133/2021, art. 6º and art. 46). */
export const FORMAS_EXECUCAO = [
  'Empreitada por preço unitário',
  'Empreitada por preço global',
  'Empreitada integral',
  'Contratação por tarefa',
  'Contratação integrada',
  'Contratação semi-integrada',
  'Fornecimento e prestação de serviço associado',
  'Execução direta',
] as const;

export const MOTIVOS_PARALISACAO = [
  'Atraso no repasse de recursos',
  'Chuvas ou condições do terreno',
  'Decisão judicial',
  'Descumprimento pela contratada',
  'Desapropriação pendente',
  'Interferência de rede elétrica, de água ou de esgoto',
  'Licença ambiental pendente',
  'Revisão do projeto',
  'Outros',
] as const;

/** On whom the stop depends (Lei 14.133/2021, art. 115, § 6º). */
export const RESPONSAVEIS_PARALISACAO = [
  'Administração municipal',
  'Contratada',
  'Governo estadual',
  'Governo federal',
  'Concessionária de serviço público',
  'Poder Judiciário',
  'Caso fortuito ou força maior',
] as const;
