export const TIPOS_UNIDADE_SAUDE = [
  'Unidade básica de saúde',
  'Policlínica',
  'Unidade de pronto atendimento',
  'Hospital',
  'Centro de atenção psicossocial',
  'Centro de especialidades odontológicas',
  'Farmácia',
  'Laboratório',
  'Vigilância em saúde',
  'Outros',
] as const;

/** The classes of risk of the regulation of the SUS. The list is closed, so that nothing else can be written there. */
export const PRIORIDADES_SAUDE = ['Emergência', 'Urgência', 'Prioritária', 'Eletiva'] as const;

export const TIPOS_ATENDIMENTO_SAUDE = ['Consulta', 'Exame', 'Procedimento', 'Cirurgia'] as const;

/** The components of pharmaceutical care (Portaria de Consolidação MS 6/2017). */
export const COMPONENTES_FARMACIA = ['Básico', 'Estratégico', 'Especializado (alto custo)', 'Hospitalar'] as const;

export const RELACOES_MEDICAMENTOS = ['Remume', 'Resme', 'Rename'] as const;

export const SITUACOES_ESTOQUE = ['Disponível', 'Estoque baixo', 'Em falta'] as const;

export const FAIXAS_CRECHE = [
  'Berçário I (até 11 meses)',
  'Berçário II (1 ano)',
  'Maternal I (2 anos)',
  'Maternal II (3 anos)',
] as const;

/** Why a child comes before others. Disability and violence at home are both a legal priority: named apart, they would tell of the child. */
export const PRIORIDADES_CRECHE = [
  'Prioridade legal',
  'Vulnerabilidade social',
  'Responsável que trabalha ou estuda',
  'Irmão na unidade',
  'Ordem de inscrição',
] as const;

export const AREAS_CONSELHO = [
  'Saúde',
  'Fundeb',
  'Assistência social',
  'Educação',
  'Alimentação escolar',
  'Criança e adolescente',
  'Pessoa idosa',
  'Meio ambiente',
  'Cultura',
  'Outros',
] as const;

export const VAGAS_CONSELHO = ['Titular', 'Suplente'] as const;

export const TIPOS_DOCUMENTO_CONSELHO = ['Ata', 'Relatório', 'Parecer', 'Resolução', 'Regimento', 'Outros'] as const;

export const AREAS_INCENTIVO = ['Cultura', 'Esporte'] as const;

/** Where the money of a project comes from: tax that a sponsor does not pay, or the budget. */
export const MECANISMOS_INCENTIVO = ['Renúncia fiscal', 'Orçamento'] as const;

export const SITUACOES_INCENTIVO = [
  'Aprovado',
  'Em execução',
  'Concluído',
  'Prestação de contas aprovada',
  'Prestação de contas reprovada',
  'Cancelado',
] as const;
