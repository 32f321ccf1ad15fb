// Gerado do catálogo por npm run generate. Não edite.

/** Terceirizados: Quem trabalha no órgão como empregado de uma empresa contratada, em que função e por qual contrato. */
export interface TerceirizadosDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Nome */
    txtNome: string;
    /** Função */
    txtFuncao: string;
    /** Empresa */
    txtEmpresa: string;
    /** CNPJ da empresa */
    txtCnpj: string | null;
    /** Contrato */
    numContrato: string | null;
    /** Ano do contrato */
    numAnoPub: number | null;
    /** Lotação */
    txtUnidadeOrcamentaria: string | null;
    /** Início */
    dtInicio: string | null;
    /** Término */
    dtFim: string | null;
    /** Custo mensal do posto */
    vlrPosto: number | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtFuncao?: string | readonly (string)[];
    'txtFuncao.has'?: string;
    txtEmpresa?: string | readonly (string)[];
    'txtEmpresa.has'?: string;
    txtCnpj?: string | readonly (string)[];
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    vlrPosto?: number | readonly (number)[];
    'vlrPosto.gte'?: number;
    'vlrPosto.lte'?: number;
  };
  key: [txtNome: string, txtEmpresa: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'txtNome' | 'txtFuncao' | 'txtEmpresa' | 'txtCnpj' | 'numContrato' | 'numAnoPub' | 'txtUnidadeOrcamentaria' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'vlrPosto';
}
