// Gerado do catálogo por npm run generate. Não edite.

/** Chamamentos públicos: Editais que chamam organizações da sociedade civil para parcerias, ou empresas e pessoas para credenciamento, com quem foi selecionado. */
export interface ChamamentosDataset {
  row: {
    /** Chamamento */
    numChamamento: string;
    /** Exercício */
    numExercicio: number;
    /** Processo */
    numProcesso: string | null;
    /** Tipo */
    txtTipo: string;
    /** Instrumento */
    txtInstrumento: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Abertura */
    dtAbertura: string | null;
    /** Fim das inscrições */
    dtFimInscricao: string | null;
    /** Valor previsto */
    vlrPrevisto: number | null;
    /** Situação */
    txtSituacao: string | null;
    /** Selecionados */
    txtEntidades: string | null;
    /** Contratação */
    numCertame: string | null;
    /** Edital */
    arqEdital: string | null;
    /** Resultado */
    arqResultado: string | null;
  };
  filters: {
    numChamamento?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numProcesso?: string | readonly (string)[];
    txtTipo?: string | readonly (string)[];
    txtInstrumento?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtAbertura?: string | readonly (string)[];
    'dtAbertura.gte'?: string;
    'dtAbertura.lte'?: string;
    dtFimInscricao?: string | readonly (string)[];
    'dtFimInscricao.gte'?: string;
    'dtFimInscricao.lte'?: string;
    vlrPrevisto?: number | readonly (number)[];
    'vlrPrevisto.gte'?: number;
    'vlrPrevisto.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    txtEntidades?: string | readonly (string)[];
    'txtEntidades.has'?: string;
    numCertame?: string | readonly (string)[];
  };
  key: [numChamamento: string, numExercicio: number];
  total: 'vlrPrevisto';
  group: 'numChamamento' | 'numExercicio' | 'numProcesso' | 'txtTipo' | 'txtInstrumento' | 'txtObjeto' | 'txtUnidadeOrcamentaria' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtAbertura' | 'dtAbertura.mes' | 'dtAbertura.ano' | 'dtFimInscricao' | 'dtFimInscricao.mes' | 'dtFimInscricao.ano' | 'vlrPrevisto' | 'txtSituacao' | 'txtEntidades' | 'numCertame';
}
