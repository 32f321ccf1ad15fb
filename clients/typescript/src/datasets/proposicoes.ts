// Gerado do catálogo por npm run generate. Não edite.

/** Proposições: Projetos, requerimentos, indicações e moções: ementa, autoria, relatoria, situação, texto e cada passo. */
export interface ProposicoesDataset {
  row: {
    /** Sigla */
    codSigla: string;
    /** Número */
    numProposicao: string;
    /** Ano */
    numExercicio: number;
    /** Tipo */
    txtTipo: string;
    /** Ementa */
    txtEmenta: string;
    /** Autoria */
    txtAutor: string;
    /** Relatoria */
    txtRelator: string | null;
    /** Comissão */
    txtComissao: string | null;
    /** Regime */
    txtRegime: string | null;
    /** Apresentação */
    dtApresentacao: string;
    /** Situação */
    txtSituacao: string;
    /** Última tramitação */
    dtSituacao: string | null;
    /** Tipo da norma resultante */
    txtTipoNorma: string | null;
    /** Norma resultante */
    numNorma: string | null;
    /** Ano da norma */
    numAnoNorma: number | null;
    /** Texto */
    arqTexto: string | null;
    /** No sistema da Câmara */
    lnkOrigem: string | null;
  };
  filters: {
    codSigla?: string | readonly (string)[];
    numProposicao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTipo?: string | readonly (string)[];
    txtEmenta?: string | readonly (string)[];
    'txtEmenta.has'?: string;
    txtAutor?: string | readonly (string)[];
    'txtAutor.has'?: string;
    txtRelator?: string | readonly (string)[];
    'txtRelator.has'?: string;
    txtComissao?: string | readonly (string)[];
    'txtComissao.has'?: string;
    txtRegime?: string | readonly (string)[];
    dtApresentacao?: string | readonly (string)[];
    'dtApresentacao.gte'?: string;
    'dtApresentacao.lte'?: string;
    txtSituacao?: string | readonly (string)[];
    dtSituacao?: string | readonly (string)[];
    'dtSituacao.gte'?: string;
    'dtSituacao.lte'?: string;
    txtTipoNorma?: string | readonly (string)[];
    'txtTipoNorma.has'?: string;
    numNorma?: string | readonly (string)[];
    numAnoNorma?: number | readonly (number)[];
    'numAnoNorma.gte'?: number;
    'numAnoNorma.lte'?: number;
  };
  key: [codSigla: string, numProposicao: string, numExercicio: number];
  total: never;
  group: 'codSigla' | 'numProposicao' | 'numExercicio' | 'txtTipo' | 'txtEmenta' | 'txtAutor' | 'txtRelator' | 'txtComissao' | 'txtRegime' | 'dtApresentacao' | 'dtApresentacao.mes' | 'dtApresentacao.ano' | 'txtSituacao' | 'dtSituacao' | 'dtSituacao.mes' | 'dtSituacao.ano' | 'txtTipoNorma' | 'numNorma' | 'numAnoNorma';
}
