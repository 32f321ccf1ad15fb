// Gerado do catálogo por npm run generate. Não edite.

/** Licitações da COVID-19: Licitações e dispensas feitas para enfrentar a pandemia, com as mesmas informações das demais. */
export interface CovidLicitacaoDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Exercício */
    numExercicio: number;
    /** Processo */
    numProcesso: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Critério de julgamento */
    txtCriterioJulgamento: string | null;
    /** Modo de disputa */
    txtModoDisputa: string | null;
    /** Benefício a micro e pequenas empresas */
    txtBeneficio: string | null;
    /** Registro de preços */
    blnRegistroPrecos: boolean | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Abertura */
    dtAbertura: string | null;
    /** Homologação */
    dtHomologacao: string | null;
    /** Valor estimado */
    vlrEstimado: number | null;
    /** Valor homologado */
    vlrTotal: number | null;
    /** Desconto */
    pctDesconto: number | null;
    /** Situação */
    txtSituacao: string | null;
    /** Motivo */
    txtMotivo: string | null;
    /** Vencedor */
    txtNomeRazaoSocial: string | null;
    /** CPF/CNPJ do vencedor */
    txtCpfCnpj: string | null;
    /** Controle no PNCP */
    numControlePncp: string | null;
    /** Publicação no PNCP */
    lnkPncp: string | null;
    /** Enfrentamento da COVID-19 */
    blnCovid: boolean | null;
  };
  filters: {
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numProcesso?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    txtCriterioJulgamento?: string | readonly (string)[];
    txtModoDisputa?: string | readonly (string)[];
    txtBeneficio?: string | readonly (string)[];
    blnRegistroPrecos?: boolean | readonly (boolean)[];
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtAbertura?: string | readonly (string)[];
    'dtAbertura.gte'?: string;
    'dtAbertura.lte'?: string;
    dtHomologacao?: string | readonly (string)[];
    'dtHomologacao.gte'?: string;
    'dtHomologacao.lte'?: string;
    vlrEstimado?: number | readonly (number)[];
    'vlrEstimado.gte'?: number;
    'vlrEstimado.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    pctDesconto?: number | readonly (number)[];
    'pctDesconto.gte'?: number;
    'pctDesconto.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    numControlePncp?: string | readonly (string)[];
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string];
  total: 'vlrEstimado' | 'vlrTotal';
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'numProcesso' | 'txtObjeto' | 'txtFundamento' | 'txtCriterioJulgamento' | 'txtModoDisputa' | 'txtBeneficio' | 'blnRegistroPrecos' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtAbertura' | 'dtAbertura.mes' | 'dtAbertura.ano' | 'dtHomologacao' | 'dtHomologacao.mes' | 'dtHomologacao.ano' | 'vlrEstimado' | 'vlrTotal' | 'pctDesconto' | 'txtSituacao' | 'txtMotivo' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'numControlePncp' | 'blnCovid';
}
