// Gerado do catálogo por npm run generate. Não edite.

/** Diárias: Viagens a serviço: quem viajou, para onde, quando, por quê e quanto recebeu para as despesas. */
export interface DiariasDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Mês */
    dtMesAno: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Quem viajou */
    txtNome: string;
    /** Cargo */
    txtCargo: string;
    /** Matrícula */
    numMatricula: string | null;
    /** Lotação */
    txtUnidadeOrcamentaria: string | null;
    /** Destino */
    txtDestino: string;
    /** UF */
    txtUf: string | null;
    /** País */
    txtPais: string | null;
    /** Ida */
    dtInicio: string;
    /** Volta */
    dtFim: string | null;
    /** Motivo */
    txtMotivo: string;
    /** Diárias pagas */
    qtdDiarias: number | null;
    /** Valor da diária */
    vlrUnitario: number | null;
    /** Total das diárias */
    vlrTotal: number;
    /** Passagens */
    vlrPassagens: number | null;
    /** Devolvido */
    vlrDevolucao: number | null;
    /** Meio de transporte */
    txtTransporte: string | null;
    /** Código do órgão */
    codOrgao: string | null;
    /** Código da unidade */
    codUnidade: string | null;
    /** Empenho */
    numDocEmpenho: string | null;
    /** Pagamento */
    dtPagamento: string | null;
    /** Relatório de viagem */
    arqRelatorio: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtMesAno?: string | readonly (string)[];
    'dtMesAno.gte'?: string;
    'dtMesAno.lte'?: string;
    numProcesso?: string | readonly (string)[];
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtCargo?: string | readonly (string)[];
    'txtCargo.has'?: string;
    numMatricula?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtDestino?: string | readonly (string)[];
    'txtDestino.has'?: string;
    txtUf?: string | readonly (string)[];
    'txtUf.has'?: string;
    txtPais?: string | readonly (string)[];
    'txtPais.has'?: string;
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
    qtdDiarias?: number | readonly (number)[];
    'qtdDiarias.gte'?: number;
    'qtdDiarias.lte'?: number;
    vlrUnitario?: number | readonly (number)[];
    'vlrUnitario.gte'?: number;
    'vlrUnitario.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    vlrPassagens?: number | readonly (number)[];
    'vlrPassagens.gte'?: number;
    'vlrPassagens.lte'?: number;
    vlrDevolucao?: number | readonly (number)[];
    'vlrDevolucao.gte'?: number;
    'vlrDevolucao.lte'?: number;
    txtTransporte?: string | readonly (string)[];
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    numDocEmpenho?: string | readonly (string)[];
    dtPagamento?: string | readonly (string)[];
    'dtPagamento.gte'?: string;
    'dtPagamento.lte'?: string;
  };
  key: [txtNome: string, dtInicio: string];
  total: 'qtdDiarias' | 'vlrTotal' | 'vlrPassagens' | 'vlrDevolucao';
  group: 'numExercicio' | 'dtMesAno' | 'numProcesso' | 'txtNome' | 'txtCargo' | 'numMatricula' | 'txtUnidadeOrcamentaria' | 'txtDestino' | 'txtUf' | 'txtPais' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'txtMotivo' | 'qtdDiarias' | 'vlrUnitario' | 'vlrTotal' | 'vlrPassagens' | 'vlrDevolucao' | 'txtTransporte' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'dtPagamento' | 'dtPagamento.mes' | 'dtPagamento.ano';
}
