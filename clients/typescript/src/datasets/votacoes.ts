// Gerado do catálogo por npm run generate. Não edite.

/** Votações: O que o plenário e as comissões votaram, o resultado e o voto de cada vereador nas votações nominais. */
export interface VotacoesDataset {
  row: {
    /** Votação */
    numVotacao: string;
    /** Ano */
    numExercicio: number;
    /** Data */
    dtVotacao: string;
    /** Sessão */
    codSessao: string;
    /** Sigla */
    codSigla: string | null;
    /** Proposição */
    numProposicao: string | null;
    /** Ano da proposição */
    numAnoProposicao: number | null;
    /** Matéria */
    txtMateria: string;
    /** Turno */
    txtTurno: string | null;
    /** Tipo */
    txtTipo: string;
    /** Resultado */
    txtResultado: string;
    /** Votos sim */
    qtdSim: number | null;
    /** Votos não */
    qtdNao: number | null;
    /** Abstenções */
    qtdAbstencoes: number | null;
    /** Votos */
    qtdVotos: number | null;
    /** Unânime */
    blnUnanime: boolean | null;
  };
  filters: {
    numVotacao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtVotacao?: string | readonly (string)[];
    'dtVotacao.gte'?: string;
    'dtVotacao.lte'?: string;
    codSessao?: string | readonly (string)[];
    codSigla?: string | readonly (string)[];
    numProposicao?: string | readonly (string)[];
    numAnoProposicao?: number | readonly (number)[];
    'numAnoProposicao.gte'?: number;
    'numAnoProposicao.lte'?: number;
    txtMateria?: string | readonly (string)[];
    'txtMateria.has'?: string;
    txtTurno?: string | readonly (string)[];
    'txtTurno.has'?: string;
    txtTipo?: string | readonly (string)[];
    txtResultado?: string | readonly (string)[];
    qtdSim?: number | readonly (number)[];
    'qtdSim.gte'?: number;
    'qtdSim.lte'?: number;
    qtdNao?: number | readonly (number)[];
    'qtdNao.gte'?: number;
    'qtdNao.lte'?: number;
    qtdAbstencoes?: number | readonly (number)[];
    'qtdAbstencoes.gte'?: number;
    'qtdAbstencoes.lte'?: number;
    qtdVotos?: number | readonly (number)[];
    'qtdVotos.gte'?: number;
    'qtdVotos.lte'?: number;
    blnUnanime?: boolean | readonly (boolean)[];
  };
  key: [numVotacao: string, numExercicio: number];
  total: never;
  group: 'numVotacao' | 'numExercicio' | 'dtVotacao' | 'dtVotacao.mes' | 'dtVotacao.ano' | 'codSessao' | 'codSigla' | 'numProposicao' | 'numAnoProposicao' | 'txtMateria' | 'txtTurno' | 'txtTipo' | 'txtResultado' | 'qtdSim' | 'qtdNao' | 'qtdAbstencoes' | 'qtdVotos' | 'blnUnanime';
}
