/** Lei 14.133/2021, art. 156; the last ones come from the repealed laws and from courts, and old rows keep them. */
export const TIPOS_SANCAO = [
  'Advertência',
  'Multa',
  'Impedimento de licitar e contratar',
  'Declaração de inidoneidade',
  'Suspensão temporária',
  'Proibição de contratar',
  'Publicação extraordinária',
] as const;

/** Those that keep a company from tenders and contracts for a time; the others are over when they are applied. */
export const IMPEDITIVAS: readonly string[] = [
  'Impedimento de licitar e contratar',
  'Declaração de inidoneidade',
  'Suspensão temporária',
  'Proibição de contratar',
];

export const ABRANGENCIAS = [
  'No contrato',
  'No órgão sancionador',
  'No município',
  'No ente do órgão sancionador',
  'Todos os entes federativos',
] as const;

export const SITUACOES_SANCAO = ['Vigente', 'Encerrada', 'Suspensa', 'Reabilitada', 'Anulada'] as const;

/** The registers that the CGU keeps for all governments. */
export const CADASTROS = ['CEIS', 'CNEP', 'CEPIM'] as const;

export const ESFERAS = ['Federal', 'Estadual', 'Municipal'] as const;
