/** How a purchase is made, as far as its papers differ. */
export type DossieKind = 'disputa' | 'leilao' | 'chamamento' | 'adesao' | 'direta';

/** The modalities of each kind. A modality outside the table has a dossier that nobody can judge. */
export const DOSSIE_KINDS: Readonly<Record<DossieKind, readonly string[]>> = {
  disputa: [
    'Pregão eletrônico',
    'Pregão presencial',
    'Concorrência eletrônica',
    'Concorrência presencial',
    'Concurso',
    'Diálogo competitivo',
    'Tomada de preços',
    'Convite',
    'RDC',
  ],
  leilao: ['Leilão eletrônico', 'Leilão presencial'],
  chamamento: ['Credenciamento', 'Pré-qualificação', 'Chamada pública'],
  adesao: ['Adesão a ata'],
  direta: ['Dispensa', 'Inexigibilidade'],
};

/** The situations in which a session has been held, in which all is done, and in which it was undone. */
const FIM = ['Homologada', 'Ratificada', 'Encerrada'] as const;
const SESSAO = ['Adjudicada', 'Deserta', 'Fracassada', ...FIM] as const;
const DESFEITA = ['Revogada', 'Anulada'] as const;

/** When the law wants a document: of which purchases, from which situations on, and by which article. */
export interface DossieDuty {
  kinds: readonly DossieKind[];
  /** The situations in which it is wanted; without them, as soon as the purchase is published. */
  situations?: readonly string[];
  /** A text that the legal ground must have. */
  ground?: string;
  law: string;
}

/** One paper of a dossier. */
export interface DossieDocument {
  /** The field of a tender that says whether it is there. */
  field: string;
  label: string;
  /** The types under which it is published, any of them. */
  tipos: readonly string[];
  duties: readonly DossieDuty[];
}

/** Small purchases of prompt payment need no dossier (Lei 14.133/2021, art. 95, § 2º): their ground says so. */
export const PETTY_GROUND = 'art. 95';

/** The papers that the law wants, in the order of the process. */
export const DOSSIE: readonly DossieDocument[] = [
  {
    field: 'txtDocJustificativa',
    label: 'Justificativa da contratação',
    tipos: ['Justificativa da contratação', 'Documento de formalização da demanda'],
    duties: [
      { kinds: ['disputa', 'leilao', 'chamamento'], law: 'Lei 14.133/2021, art. 18, I' },
      { kinds: ['adesao'], situations: FIM, law: 'Lei 14.133/2021, art. 86, § 2º, I' },
    ],
  },
  {
    field: 'txtDocEstudo',
    label: 'Estudo técnico preliminar',
    tipos: ['Estudo técnico preliminar'],
    duties: [{ kinds: ['disputa'], ground: '14.133', law: 'Lei 14.133/2021, art. 18, § 1º' }],
  },
  {
    field: 'txtDocTermo',
    label: 'Termo de referência ou projeto básico',
    tipos: ['Termo de referência', 'Projeto básico', 'Anteprojeto', 'Projeto executivo'],
    duties: [
      { kinds: ['disputa', 'chamamento'], law: 'Lei 14.133/2021, art. 18, II' },
      { kinds: ['direta', 'adesao'], situations: FIM, law: 'Lei 14.133/2021, art. 72, I' },
    ],
  },
  {
    field: 'txtDocPrecos',
    label: 'Pesquisa de preços',
    tipos: ['Pesquisa de preços'],
    duties: [
      { kinds: ['disputa', 'chamamento'], law: 'Lei 14.133/2021, art. 23' },
      { kinds: ['direta', 'adesao'], situations: FIM, law: 'Lei 14.133/2021, arts. 23 e 72, II' },
    ],
  },
  {
    field: 'txtDocParecer',
    label: 'Parecer jurídico',
    tipos: ['Parecer jurídico'],
    duties: [
      { kinds: ['disputa', 'leilao', 'chamamento'], law: 'Lei 14.133/2021, art. 53' },
      { kinds: ['direta', 'adesao'], situations: FIM, law: 'Lei 14.133/2021, arts. 53, § 4º, e 72, III' },
    ],
  },
  {
    field: 'txtDocEdital',
    label: 'Edital e anexos',
    tipos: ['Edital'],
    duties: [{ kinds: ['disputa', 'leilao', 'chamamento'], law: 'Lei 14.133/2021, arts. 25, § 3º, e 54' }],
  },
  {
    field: 'txtDocAviso',
    label: 'Aviso de publicação',
    tipos: ['Aviso de publicação'],
    duties: [{ kinds: ['disputa', 'leilao', 'chamamento'], law: 'Lei 14.133/2021, art. 54, § 1º' }],
  },
  {
    field: 'txtDocAta',
    label: 'Ata da sessão',
    tipos: ['Ata da sessão'],
    duties: [{ kinds: ['disputa', 'leilao'], situations: SESSAO, law: 'Lei 14.133/2021, art. 17, § 2º' }],
  },
  {
    field: 'txtDocAdjudicacao',
    label: 'Termo de adjudicação',
    tipos: ['Adjudicação'],
    duties: [{ kinds: ['disputa', 'leilao'], situations: ['Adjudicada', ...FIM], law: 'Lei 14.133/2021, art. 71, IV' }],
  },
  {
    field: 'txtDocHomologacao',
    label: 'Termo de homologação',
    tipos: ['Homologação'],
    duties: [{ kinds: ['disputa', 'leilao'], situations: FIM, law: 'Lei 14.133/2021, art. 71, IV' }],
  },
  {
    field: 'txtDocDesfazimento',
    label: 'Decisão de revogar ou anular',
    tipos: ['Revogação ou anulação'],
    duties: [
      {
        kinds: ['disputa', 'leilao', 'chamamento', 'adesao', 'direta'],
        situations: DESFEITA,
        law: 'Lei 14.133/2021, art. 71, II e III',
      },
    ],
  },
  {
    field: 'txtDocEmergencia',
    label: 'Comprovação da emergência',
    tipos: ['Comprovação da emergência'],
    duties: [
      { kinds: ['direta'], situations: FIM, ground: 'art. 75, VIII', law: 'Lei 14.133/2021, art. 75, VIII e § 6º' },
      { kinds: ['direta'], situations: FIM, ground: '13.979', law: 'Lei 13.979/2020, art. 4º-B' },
    ],
  },
  {
    field: 'txtDocEscolha',
    label: 'Escolha do contratado e do preço',
    tipos: ['Justificativa da escolha e do preço'],
    duties: [{ kinds: ['direta', 'adesao'], situations: FIM, law: 'Lei 14.133/2021, art. 72, VI e VII' }],
  },
  {
    field: 'txtDocAutorizacao',
    label: 'Ato de autorização',
    tipos: ['Ato que autoriza a contratação direta'],
    duties: [{ kinds: ['direta', 'adesao', 'chamamento'], situations: FIM, law: 'Lei 14.133/2021, art. 72, VIII' }],
  },
  {
    field: 'txtDocRatificacao',
    label: 'Ato de ratificação',
    tipos: ['Ratificação'],
    duties: [
      {
        kinds: ['direta', 'adesao', 'chamamento'],
        situations: ['Ratificada'],
        law: 'Lei 14.133/2021, art. 72, parágrafo único',
      },
    ],
  },
];
