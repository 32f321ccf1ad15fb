// Gerado do catálogo por npm run generate. Não edite.

/** Contratos: Contratos firmados pelo órgão, com prazo, valor, aditivos, documentos e quem fiscaliza. */
export interface ContratosDataset {
  row: {
    /** Contrato */
    numContrato: string;
    /** Exercício */
    numAnoPub: number;
    /** Contratada */
    txtNomeRazaoContratada: string;
    /** CPF/CNPJ da contratada */
    txtCpfCnpjContratada: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Modalidade */
    txtModalidade: string | null;
    /** Licitação de origem */
    numCertame: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Tipo de contrato */
    txtTipoContrato: string | null;
    /** Categoria */
    txtCategoria: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Registro de preços */
    blnRegistroPrecos: boolean | null;
    /** Ata de registro de preços */
    numARP: string | null;
    /** Exercício da ata */
    numAnoARP: number | null;
    /** Assinatura */
    dtAssinatura: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Início da vigência */
    dtInicioVigencia: string | null;
    /** Fim da vigência */
    dtFimVigencia: string | null;
    /** Valor inicial */
    vlrInicial: number | null;
    /** Acréscimos */
    vlrAcrescimos: number | null;
    /** Supressões */
    vlrSupressoes: number | null;
    /** Valor atual */
    vlrContrato: number;
    /** Situação */
    txtSituacao: string | null;
    /** Publicação no PNCP */
    lnkPncp: string | null;
    /** Enfrentamento da COVID-19 */
    blnCovid: boolean | null;
  };
  filters: {
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtNomeRazaoContratada?: string | readonly (string)[];
    'txtNomeRazaoContratada.has'?: string;
    txtCpfCnpjContratada?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtModalidade?: string | readonly (string)[];
    numCertame?: string | readonly (string)[];
    numProcesso?: string | readonly (string)[];
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    txtTipoContrato?: string | readonly (string)[];
    txtCategoria?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    blnRegistroPrecos?: boolean | readonly (boolean)[];
    numARP?: string | readonly (string)[];
    numAnoARP?: number | readonly (number)[];
    'numAnoARP.gte'?: number;
    'numAnoARP.lte'?: number;
    dtAssinatura?: string | readonly (string)[];
    'dtAssinatura.gte'?: string;
    'dtAssinatura.lte'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtInicioVigencia?: string | readonly (string)[];
    'dtInicioVigencia.gte'?: string;
    'dtInicioVigencia.lte'?: string;
    dtFimVigencia?: string | readonly (string)[];
    'dtFimVigencia.gte'?: string;
    'dtFimVigencia.lte'?: string;
    vlrInicial?: number | readonly (number)[];
    'vlrInicial.gte'?: number;
    'vlrInicial.lte'?: number;
    vlrAcrescimos?: number | readonly (number)[];
    'vlrAcrescimos.gte'?: number;
    'vlrAcrescimos.lte'?: number;
    vlrSupressoes?: number | readonly (number)[];
    'vlrSupressoes.gte'?: number;
    'vlrSupressoes.lte'?: number;
    vlrContrato?: number | readonly (number)[];
    'vlrContrato.gte'?: number;
    'vlrContrato.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [numContrato: string, numAnoPub: number];
  total: 'vlrInicial' | 'vlrAcrescimos' | 'vlrSupressoes' | 'vlrContrato';
  group: 'numContrato' | 'numAnoPub' | 'txtNomeRazaoContratada' | 'txtCpfCnpjContratada' | 'txtObjeto' | 'txtModalidade' | 'numCertame' | 'numProcesso' | 'txtFundamento' | 'txtTipoContrato' | 'txtCategoria' | 'txtUnidadeOrcamentaria' | 'blnRegistroPrecos' | 'numARP' | 'numAnoARP' | 'dtAssinatura' | 'dtAssinatura.mes' | 'dtAssinatura.ano' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtInicioVigencia' | 'dtInicioVigencia.mes' | 'dtInicioVigencia.ano' | 'dtFimVigencia' | 'dtFimVigencia.mes' | 'dtFimVigencia.ano' | 'vlrInicial' | 'vlrAcrescimos' | 'vlrSupressoes' | 'vlrContrato' | 'txtSituacao' | 'blnCovid';
}
