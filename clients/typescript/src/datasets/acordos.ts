// Gerado do catálogo por npm run generate. Não edite.

/** Acordos sem repasse de dinheiro: Acordos de cooperação em que ninguém passa dinheiro a ninguém, com as partes e o que cada uma deve fazer. */
export interface AcordosDataset {
  row: {
    /** Número */
    numConvenio: string;
    /** Exercício */
    numExercicio: number;
    /** Instrumento */
    txtTipoInstrumento: string | null;
    /** Partes */
    txtPartes: string;
    /** Parceiro */
    txtParceiro: string | null;
    /** CNPJ do parceiro */
    txtCpfCnpjParceiro: string | null;
    /** Objeto */
    txtObjeto: string;
    /** O que o órgão deve fazer */
    txtObrigacoesOrgao: string | null;
    /** O que o parceiro deve fazer */
    txtObrigacoesParceiro: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Assinatura */
    dtAssinatura: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Início da vigência */
    dtInicioVigencia: string;
    /** Fim da vigência */
    dtFimVigencia: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Íntegra */
    arqIntegra: string | null;
  };
  filters: {
    numConvenio?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTipoInstrumento?: string | readonly (string)[];
    txtPartes?: string | readonly (string)[];
    'txtPartes.has'?: string;
    txtParceiro?: string | readonly (string)[];
    'txtParceiro.has'?: string;
    txtCpfCnpjParceiro?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtObrigacoesOrgao?: string | readonly (string)[];
    'txtObrigacoesOrgao.has'?: string;
    txtObrigacoesParceiro?: string | readonly (string)[];
    'txtObrigacoesParceiro.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    numProcesso?: string | readonly (string)[];
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
    txtSituacao?: string | readonly (string)[];
  };
  key: [numConvenio: string, dtInicioVigencia: string];
  total: never;
  group: 'numConvenio' | 'numExercicio' | 'txtTipoInstrumento' | 'txtPartes' | 'txtParceiro' | 'txtCpfCnpjParceiro' | 'txtObjeto' | 'txtObrigacoesOrgao' | 'txtObrigacoesParceiro' | 'txtUnidadeOrcamentaria' | 'txtFundamento' | 'numProcesso' | 'dtAssinatura' | 'dtAssinatura.mes' | 'dtAssinatura.ano' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtInicioVigencia' | 'dtInicioVigencia.mes' | 'dtInicioVigencia.ano' | 'dtFimVigencia' | 'dtFimVigencia.mes' | 'dtFimVigencia.ano' | 'txtSituacao';
}
