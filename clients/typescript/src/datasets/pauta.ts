// Gerado do catálogo por npm run generate. Não edite.

/** Itens da pauta: O que uma sessão ou reunião tem a ler, discutir e votar, na ordem, e o que se decidiu de cada item. */
export interface PautaDataset {
  row: {
    /** Sessão */
    codSessao: string;
    /** Ano */
    numExercicio: number;
    /** Data */
    dtSessao: string | null;
    /** Item */
    numItem: string;
    /** Fase */
    txtFase: string | null;
    /** Sigla */
    codSigla: string | null;
    /** Proposição */
    numProposicao: string | null;
    /** Ano da proposição */
    numAnoProposicao: number | null;
    /** Assunto */
    txtItem: string;
    /** Resultado */
    txtResultado: string | null;
  };
  filters: {
    codSessao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtSessao?: string | readonly (string)[];
    'dtSessao.gte'?: string;
    'dtSessao.lte'?: string;
    numItem?: string | readonly (string)[];
    txtFase?: string | readonly (string)[];
    codSigla?: string | readonly (string)[];
    numProposicao?: string | readonly (string)[];
    numAnoProposicao?: number | readonly (number)[];
    'numAnoProposicao.gte'?: number;
    'numAnoProposicao.lte'?: number;
    txtItem?: string | readonly (string)[];
    'txtItem.has'?: string;
    txtResultado?: string | readonly (string)[];
    'txtResultado.has'?: string;
  };
  key: [codSessao: string, numExercicio: number, numItem: string];
  total: never;
  group: 'codSessao' | 'numExercicio' | 'dtSessao' | 'dtSessao.mes' | 'dtSessao.ano' | 'numItem' | 'txtFase' | 'codSigla' | 'numProposicao' | 'numAnoProposicao' | 'txtItem' | 'txtResultado';
}
