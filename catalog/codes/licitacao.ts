/** Where a tender stands: PNTP's examples, PNCP's states and those of the repealed laws. */
export const SITUACOES_LICITACAO = [
  'Publicada',
  'Aberta',
  'Em andamento',
  'Em julgamento',
  'Suspensa',
  'Reaberta',
  'Retificada',
  'Adjudicada',
  'Homologada',
  'Ratificada',
  'Deserta',
  'Fracassada',
  'Revogada',
  'Anulada',
  'Encerrada',
] as const;

/** Those whose value was confirmed by the authority: a direct contracting is ratified, not homologated. */
export const HOMOLOGADAS = ['Homologada', 'Ratificada'] as const;

/** Lei 14.133/2021, art. 33, and PNCP. */
export const CRITERIOS_JULGAMENTO = [
  'Menor preço',
  'Maior desconto',
  'Melhor técnica',
  'Conteúdo artístico',
  'Técnica e preço',
  'Maior lance',
  'Maior retorno econômico',
  'Não se aplica',
] as const;

export const MODOS_DISPUTA = [
  'Aberto',
  'Fechado',
  'Aberto-fechado',
  'Fechado-aberto',
  'Dispensa com disputa',
  'Não se aplica',
] as const;

/** What the law keeps for small companies (LC 123/2006, arts. 47 and 48). */
export const BENEFICIOS = [
  'Participação exclusiva',
  'Subcontratação',
  'Cota reservada',
  'Sem benefício',
  'Não se aplica',
] as const;

export const PORTES = ['ME', 'EPP', 'Demais', 'Não se aplica', 'Não informado'] as const;

export const SITUACOES_ITEM = [
  'Em andamento',
  'Homologado',
  'Deserto',
  'Fracassado',
  'Anulado, revogado ou cancelado',
] as const;

export const RESULTADOS = [
  'Vencedor',
  'Classificado',
  'Em julgamento',
  'Credenciado',
  'Desclassificado',
  'Inabilitado',
] as const;

/** The phases of Lei 14.133/2021, art. 17; a direct contracting has one of its own (art. 72). */
export const FASES = [
  'Interna (preparatória)',
  'Externa: edital',
  'Externa: propostas e lances',
  'Externa: julgamento',
  'Externa: habilitação',
  'Externa: recursos',
  'Externa: homologação',
  'Contratação direta',
] as const;

export const TIPOS_DOCUMENTO_LICITACAO = [
  'Aviso de publicação',
  'Aviso de contratação direta',
  'Ato que autoriza a contratação direta',
  'Edital',
  'Minuta do contrato',
  'Termo de referência',
  'Anteprojeto',
  'Projeto básico',
  'Estudo técnico preliminar',
  'Projeto executivo',
  'Mapa de riscos',
  'Documento de formalização da demanda',
  'Justificativa da contratação',
  'Pesquisa de preços',
  'Justificativa da escolha e do preço',
  'Comprovação da emergência',
  'Parecer jurídico',
  'Impugnação e resposta',
  'Ata da sessão',
  'Recurso e decisão',
  'Adjudicação',
  'Homologação',
  'Ratificação',
  'Revogação ou anulação',
  'Ata de registro de preço',
  'Relatório final',
  'Outros',
] as const;

/** Two different things share the name: partnerships with civil society and auxiliary procedures of public buying. */
export const TIPOS_CHAMAMENTO = [
  'Parceria com organização da sociedade civil',
  'Credenciamento',
  'Pré-qualificação',
  'Manifestação de interesse',
  'Agricultura familiar',
  'Fomento à cultura',
] as const;

/** What is signed with the chosen (Lei 13.019/2014, art. 2º, VII to VIII-A). */
export const INSTRUMENTOS = [
  'Termo de colaboração',
  'Termo de fomento',
  'Acordo de cooperação',
  'Contrato',
  'Termo de execução cultural',
] as const;

export const SITUACOES_CHAMAMENTO = [
  'Aberto',
  'Em seleção',
  'Concluído',
  'Sem interessados',
  'Suspenso',
  'Revogado',
  'Anulado',
] as const;

/** What the body is to a record of prices: the last joined what others had tendered (carona). */
export const PAPEIS_ATA = ['Gerenciador', 'Participante', 'Aderente (carona)'] as const;

export const SITUACOES_ATA = ['Vigente', 'Encerrada', 'Suspensa', 'Cancelada'] as const;

export const PRIORIDADES = ['Alta', 'Média', 'Baixa'] as const;

export const SITUACOES_PLANO = ['Planejada', 'Em contratação', 'Contratada', 'Adiada', 'Cancelada'] as const;
