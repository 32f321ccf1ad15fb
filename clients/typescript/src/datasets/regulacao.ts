// Gerado do catálogo por npm run generate. Não edite.

/** Fila de espera da saúde: Quantos esperam por consulta, exame ou cirurgia em cada especialidade, há quanto tempo e em que ordem, sem o nome de ninguém. */
export interface RegulacaoDataset {
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
    /** Atendimento */
    txtTipo: string;
    /** Especialidade */
    txtEspecialidade: string;
    /** Procedimento */
    txtProcedimento: string;
    /** Prioridade */
    txtPrioridade: 'Emergência' | 'Urgência' | 'Prioritária' | 'Eletiva';
    /** Unidade solicitante */
    txtUnidade: string | null;
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
    txtTipo?: string | readonly (string)[];
    txtEspecialidade?: string | readonly (string)[];
    'txtEspecialidade.has'?: string;
    txtProcedimento?: string | readonly (string)[];
    'txtProcedimento.has'?: string;
    txtPrioridade?: 'Emergência' | 'Urgência' | 'Prioritária' | 'Eletiva' | readonly ('Emergência' | 'Urgência' | 'Prioritária' | 'Eletiva')[];
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
  };
  key: [numProtocolo: string, numExercicio: number];
  total: 'qtdDiasEspera';
  group: 'numExercicio' | 'dtPosicao' | 'dtPosicao.mes' | 'dtPosicao.ano' | 'numPosicao' | 'numProtocolo' | 'codIdentificacao' | 'dtSolicitacao' | 'dtSolicitacao.mes' | 'dtSolicitacao.ano' | 'qtdDiasEspera' | 'txtTipo' | 'txtEspecialidade' | 'txtProcedimento' | 'txtPrioridade' | 'txtUnidade';
}
