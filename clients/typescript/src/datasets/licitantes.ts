// Gerado do catálogo por npm run generate. Não edite.

/** Licitantes sancionados: Empresas que o órgão puniu pelo que fizeram em uma licitação, com a sanção, o motivo e até quando vale. */
export interface LicitantesDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Objeto da licitação */
    txtObjeto: string | null;
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
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
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
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string];
  total: 'vlrMulta';
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'txtObjeto' | 'numExercicio' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'txtTipoSancao' | 'txtMotivo' | 'txtFundamento' | 'numProcesso' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'qtdPrazoMeses' | 'vlrMulta' | 'txtAbrangencia' | 'txtOrgaoSancionador' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'txtVeiculo' | 'txtSituacao' | 'dtReabilitacao' | 'dtReabilitacao.mes' | 'dtReabilitacao.ano';
}
