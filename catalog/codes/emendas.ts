export const ORIGENS_EMENDA = ['Federal', 'Estadual', 'Municipal'] as const;

export const TIPOS_EMENDA = [
  'Emenda individual',
  'Emenda de bancada',
  'Emenda de comissão',
  'Emenda de relator',
  'Emenda coletiva',
] as const;

/** How the money comes (CF, art. 166-A, and LC 210/2024). */
export const FORMAS_REPASSE = [
  'Transferência especial',
  'Convênio',
  'Contrato de repasse',
  'Fundo a fundo',
  'Termo de fomento',
  'Termo de colaboração',
  'Execução direta',
] as const;

export const SITUACOES_EMENDA = ['Prevista', 'Repassada', 'Em execução', 'Concluída', 'Cancelada'] as const;
