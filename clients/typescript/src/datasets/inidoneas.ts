// Gerado do catálogo por npm run generate. Não edite.

/** Empresas inidôneas e suspensas: Cópia dos cadastros nacionais de empresas punidas (CEIS e CNEP), com o aviso das que têm contrato com este órgão. */
export interface InidoneasDataset {
  row: {
    /** Registro */
    codSancao: string;
    /** Exercício */
    numExercicio: number;
    /** Cadastro */
    txtCadastro: string;
    /** Empresa */
    txtNomeRazaoSocial: string;
    /** CPF/CNPJ */
    txtCpfCnpj: string;
    /** Contratada deste órgão */
    blnFornecedor: boolean | null;
    /** Sanção */
    txtTipoSancao: string;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Início */
    dtInicio: string | null;
    /** Fim */
    dtFim: string | null;
    /** Multa */
    vlrMulta: number | null;
    /** Vale */
    txtAbrangencia: string | null;
    /** Órgão sancionador */
    txtOrgaoSancionador: string | null;
    /** UF */
    txtUf: string | null;
    /** Esfera */
    txtEsfera: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Consulta ao cadastro */
    dtConsulta: string | null;
  };
  filters: {
    codSancao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtCadastro?: string | readonly (string)[];
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    blnFornecedor?: boolean | readonly (boolean)[];
    txtTipoSancao?: string | readonly (string)[];
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    numProcesso?: string | readonly (string)[];
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    vlrMulta?: number | readonly (number)[];
    'vlrMulta.gte'?: number;
    'vlrMulta.lte'?: number;
    txtAbrangencia?: string | readonly (string)[];
    txtOrgaoSancionador?: string | readonly (string)[];
    'txtOrgaoSancionador.has'?: string;
    txtUf?: string | readonly (string)[];
    'txtUf.has'?: string;
    txtEsfera?: string | readonly (string)[];
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtConsulta?: string | readonly (string)[];
    'dtConsulta.gte'?: string;
    'dtConsulta.lte'?: string;
  };
  key: [codSancao: string, numExercicio: number];
  total: never;
  group: 'codSancao' | 'numExercicio' | 'txtCadastro' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'blnFornecedor' | 'txtTipoSancao' | 'txtFundamento' | 'numProcesso' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'vlrMulta' | 'txtAbrangencia' | 'txtOrgaoSancionador' | 'txtUf' | 'txtEsfera' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtConsulta' | 'dtConsulta.mes' | 'dtConsulta.ano';
}
