/** Instruments that carry money from one treasury to another, or to who works with it. */
export const INSTRUMENTOS = [
  'Convênio',
  'Contrato de repasse',
  'Termo de compromisso',
  'Termo de fomento',
  'Termo de colaboração',
  'Termo de parceria',
  'TED',
  'Transferência especial',
  'Auxílio',
  'Subvenção',
  'Outros',
] as const;

/** Instruments without money. */
export const ACORDOS = [
  'Acordo de cooperação técnica',
  'Acordo de cooperação',
  'Termo de cooperação',
  'Termo de adesão',
  'Protocolo de intenções',
  'Termo de cessão de uso',
  'Outros',
] as const;

export const PAPEIS_CONVENIO = ['Convenente', 'Concedente', 'Interveniente'] as const;

export const SITUACOES_CONVENIO = [
  'Em execução',
  'Em prestação de contas',
  'Concluído',
  'Suspenso',
  'Rescindido',
  'Cancelado',
] as const;

export const SITUACOES_ACORDO = ['Vigente', 'Encerrado', 'Denunciado'] as const;

export const CONTAS_PRESTADAS = [
  'Ainda não é devida',
  'A apresentar',
  'Apresentada, em análise',
  'Aprovada',
  'Aprovada com ressalvas',
  'Rejeitada',
] as const;
