// Gerado do catálogo por npm run generate. Não edite.

/** Tramitação: Cada passo de uma proposição: o dia, de onde veio, onde está, a situação e o que se decidiu. */
export interface TramitacoesDataset {
  row: {
    /** Sigla */
    codSigla: string;
    /** Proposição */
    numProposicao: string;
    /** Ano da proposição */
    numExercicio: number;
    /** Passo */
    numTramitacao: string;
    /** Data */
    dtTramitacao: string;
    /** Local */
    txtUnidade: string;
    /** Destino */
    txtDestino: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** O que aconteceu */
    txtTexto: string;
    /** Prazo */
    dtPrazo: string | null;
  };
  filters: {
    codSigla?: string | readonly (string)[];
    numProposicao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numTramitacao?: string | readonly (string)[];
    dtTramitacao?: string | readonly (string)[];
    'dtTramitacao.gte'?: string;
    'dtTramitacao.lte'?: string;
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    txtDestino?: string | readonly (string)[];
    'txtDestino.has'?: string;
    txtSituacao?: string | readonly (string)[];
    txtTexto?: string | readonly (string)[];
    'txtTexto.has'?: string;
    dtPrazo?: string | readonly (string)[];
    'dtPrazo.gte'?: string;
    'dtPrazo.lte'?: string;
  };
  key: [codSigla: string, numProposicao: string, numExercicio: number, numTramitacao: string];
  total: never;
  group: 'codSigla' | 'numProposicao' | 'numExercicio' | 'numTramitacao' | 'dtTramitacao' | 'dtTramitacao.mes' | 'dtTramitacao.ano' | 'txtUnidade' | 'txtDestino' | 'txtSituacao' | 'txtTexto' | 'dtPrazo' | 'dtPrazo.mes' | 'dtPrazo.ano';
}
