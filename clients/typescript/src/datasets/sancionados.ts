// Gerado do catálogo por npm run generate. Não edite.

/** Contratados sancionados: Empresas que o órgão puniu por descumprir um contrato, com a sanção, o motivo e até quando vale. */
export interface SancionadosDataset {
  row: {
    /** Contrato */
    numContrato: string;
    /** Exercício do contrato */
    numAnoPub: number;
    /** Objeto do contrato */
    txtObjeto: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Exercício da sanção */
    numExercicio: number;
    /** Empresa */
    txtNomeRazaoSocial: string;
    /** CPF/CNPJ */
    txtCpfCnpj: string | null;
    /** Sanção */
    txtTipoSancao: string;
    /** Motivo */
    txtMotivo: string | null;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Processo de apuração */
    numProcesso: string | null;
    /** Início */
    dtInicio: string | null;
    /** Fim */
    dtFim: string | null;
    /** Prazo (meses) */
    qtdPrazoMeses: number | null;
    /** Multa */
    vlrMulta: number | null;
    /** Vale */
    txtAbrangencia: string | null;
    /** Órgão sancionador */
    txtOrgaoSancionador: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Publicado em */
    txtVeiculo: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Reabilitação */
    dtReabilitacao: string | null;
  };
  filters: {
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtTipoSancao?: string | readonly (string)[];
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    numProcesso?: string | readonly (string)[];
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    qtdPrazoMeses?: number | readonly (number)[];
    'qtdPrazoMeses.gte'?: number;
    'qtdPrazoMeses.lte'?: number;
    vlrMulta?: number | readonly (number)[];
    'vlrMulta.gte'?: number;
    'vlrMulta.lte'?: number;
    txtAbrangencia?: string | readonly (string)[];
    txtOrgaoSancionador?: string | readonly (string)[];
    'txtOrgaoSancionador.has'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    txtVeiculo?: string | readonly (string)[];
    'txtVeiculo.has'?: string;
    txtSituacao?: string | readonly (string)[];
    dtReabilitacao?: string | readonly (string)[];
    'dtReabilitacao.gte'?: string;
    'dtReabilitacao.lte'?: string;
  };
  key: [numContrato: string, numAnoPub: number];
  total: 'vlrMulta';
  group: 'numContrato' | 'numAnoPub' | 'txtObjeto' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'txtTipoSancao' | 'txtMotivo' | 'txtFundamento' | 'numProcesso' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'qtdPrazoMeses' | 'vlrMulta' | 'txtAbrangencia' | 'txtOrgaoSancionador' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'txtVeiculo' | 'txtSituacao' | 'dtReabilitacao' | 'dtReabilitacao.mes' | 'dtReabilitacao.ano';
}
