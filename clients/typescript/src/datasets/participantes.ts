// Gerado do catálogo por npm run generate. Não edite.

/** Participantes de licitações: Quem apresentou proposta em cada licitação, por quanto, e quem venceu, perdeu ou foi afastado. */
export interface ParticipantesDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Exercício */
    numExercicio: number;
    /** Classificação */
    numClassificacao: number | null;
    /** Participante */
    txtNomeRazaoSocial: string;
    /** CPF/CNPJ */
    txtCpfCnpj: string | null;
    /** Porte */
    txtPorte: string | null;
    /** Proposta */
    vlrProposta: number | null;
    /** Resultado */
    txtResultado: string | null;
    /** Motivo */
    txtMotivo: string | null;
  };
  filters: {
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numClassificacao?: number | readonly (number)[];
    'numClassificacao.gte'?: number;
    'numClassificacao.lte'?: number;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtPorte?: string | readonly (string)[];
    vlrProposta?: number | readonly (number)[];
    'vlrProposta.gte'?: number;
    'vlrProposta.lte'?: number;
    txtResultado?: string | readonly (string)[];
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
  };
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string, txtNomeRazaoSocial: string];
  total: never;
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'numClassificacao' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'txtPorte' | 'vlrProposta' | 'txtResultado' | 'txtMotivo';
}
