// Gerado do catálogo por npm run generate. Não edite.

/** Fila de espera das creches: Os pedidos de vaga em creche em ordem, por unidade e faixa de idade, sem o nome da criança nem o de quem pediu. */
export interface CrecheDataset {
  row: {
    /** Posição do ano */
    numExercicio: number;
    /** Posição em */
    dtPosicao: string;
    /** Posição */
    numPosicao: number;
    /** Protocolo */
    numProtocolo: string;
    /** Identificação mascarada */
    codIdentificacao: string | null;
    /** Pedido em */
    dtSolicitacao: string;
    /** Dias de espera */
    qtdDiasEspera: number | null;
    /** Unidade pretendida */
    txtUnidade: string;
    /** Faixa de idade */
    txtFaixaEtaria: string;
    /** Critério de prioridade */
    txtPrioridade: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtPosicao?: string | readonly (string)[];
    'dtPosicao.gte'?: string;
    'dtPosicao.lte'?: string;
    numPosicao?: number | readonly (number)[];
    'numPosicao.gte'?: number;
    'numPosicao.lte'?: number;
    numProtocolo?: string | readonly (string)[];
    codIdentificacao?: string | readonly (string)[];
    dtSolicitacao?: string | readonly (string)[];
    'dtSolicitacao.gte'?: string;
    'dtSolicitacao.lte'?: string;
    qtdDiasEspera?: number | readonly (number)[];
    'qtdDiasEspera.gte'?: number;
    'qtdDiasEspera.lte'?: number;
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    txtFaixaEtaria?: string | readonly (string)[];
    txtPrioridade?: string | readonly (string)[];
  };
  key: [numProtocolo: string, numExercicio: number];
  total: 'qtdDiasEspera';
  group: 'numExercicio' | 'dtPosicao' | 'dtPosicao.mes' | 'dtPosicao.ano' | 'numPosicao' | 'numProtocolo' | 'codIdentificacao' | 'dtSolicitacao' | 'dtSolicitacao.mes' | 'dtSolicitacao.ano' | 'qtdDiasEspera' | 'txtUnidade' | 'txtFaixaEtaria' | 'txtPrioridade';
}
