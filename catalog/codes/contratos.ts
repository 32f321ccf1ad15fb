/** PNCP's contracting modalities (Lei 14.133/2021) and those of the repealed laws, which old rows keep. */
export const MODALIDADES = [
  'Pregão eletrônico',
  'Pregão presencial',
  'Concorrência eletrônica',
  'Concorrência presencial',
  'Concurso',
  'Leilão eletrônico',
  'Leilão presencial',
  'Diálogo competitivo',
  'Dispensa',
  'Inexigibilidade',
  'Credenciamento',
  'Pré-qualificação',
  'Manifestação de interesse',
  'Chamada pública',
  'Adesão a ata',
  'Tomada de preços',
  'Convite',
  'RDC',
] as const;

export const TIPOS_CONTRATO = [
  'Contrato (termo inicial)',
  'Comodato',
  'Arrendamento',
  'Concessão',
  'Termo de adesão',
  'Convênio',
  'Empenho',
  'Outros',
  'TED',
  'ACT',
  'Termo de compromisso',
  'Carta-contrato',
] as const;

export const CATEGORIAS = [
  'Cessão',
  'Compras',
  'Informática (TIC)',
  'Internacional',
  'Locação de imóveis',
  'Mão de obra',
  'Obras',
  'Serviços',
  'Serviços de engenharia',
  'Serviços de saúde',
  'Alienação',
] as const;

export const SITUACOES_CONTRATO = ['Vigente', 'Encerrado', 'Rescindido', 'Suspenso', 'Anulado'] as const;

/** What an amendment changes (Lei 14.133/2021, arts. 124 to 136). */
export const TIPOS_ADITIVO = [
  'Prazo',
  'Acréscimo',
  'Supressão',
  'Prazo e acréscimo',
  'Prazo e supressão',
  'Reequilíbrio',
  'Apostilamento',
  'Rescisão',
  'Outros',
] as const;

export const PAPEIS_FISCAL = ['Fiscal titular', 'Fiscal substituto', 'Gestor'] as const;

/** Documents that go with a contract and are not its text. */
export const ANEXOS_CONTRATO = [
  'Termo aditivo',
  'Apostilamento',
  'Termo de rescisão',
  'Termo de referência',
  'Projeto básico',
  'Edital',
] as const;

export const TIPOS_DOCUMENTO = ['Contrato', ...ANEXOS_CONTRATO, 'Nota de empenho', 'Outros'] as const;
