// Gerado do catálogo por npm run generate. Não edite.

/** Emendas parlamentares: Dinheiro que deputados, senadores e vereadores destinaram ao município, com autor, objeto e o que já foi pago. */
export interface EmendasDataset {
  row: {
    /** Emenda */
    numEmenda: string;
    /** Exercício */
    numAnoEmenda: number;
    /** Data */
    dtEmenda: string;
    /** Autoria */
    txtAutoria: string;
    /** Tipo */
    txtTipoEmenda: string;
    /** Origem */
    txtOrigemRecurso: string | null;
    /** Forma de repasse */
    txtFormaRepasse: string | null;
    /** Convênio ou contrato de repasse */
    numConvenio: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Função */
    txtFuncaoGoverno: string | null;
    /** Beneficiário */
    txtBeneficiario: string | null;
    /** Unidade */
    txtDescricaoUnidade: string | null;
    /** Previsto */
    vlrPrevisto: number | null;
    /** Repassado */
    vlrRealizado: number | null;
    /** Empenhado */
    vlrEmpenhado: number | null;
    /** Liquidado */
    vlrLiquidado: number | null;
    /** Pago */
    vlrPago: number | null;
    /** Data do repasse */
    dtRepasse: string | null;
    /** Conta específica */
    txtConta: string | null;
    /** Plano de trabalho */
    txtPlanoTrabalho: string | null;
    /** Início previsto */
    dtInicioPlano: string | null;
    /** Término previsto */
    dtFimPlano: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Prestação de contas */
    txtPrestacaoContas: string | null;
    /** No Transferegov.br */
    lnkTransferegov: string | null;
  };
  filters: {
    numEmenda?: string | readonly (string)[];
    numAnoEmenda?: number | readonly (number)[];
    'numAnoEmenda.gte'?: number;
    'numAnoEmenda.lte'?: number;
    dtEmenda?: string | readonly (string)[];
    'dtEmenda.gte'?: string;
    'dtEmenda.lte'?: string;
    txtAutoria?: string | readonly (string)[];
    'txtAutoria.has'?: string;
    txtTipoEmenda?: string | readonly (string)[];
    txtOrigemRecurso?: string | readonly (string)[];
    txtFormaRepasse?: string | readonly (string)[];
    numConvenio?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtFuncaoGoverno?: string | readonly (string)[];
    txtBeneficiario?: string | readonly (string)[];
    'txtBeneficiario.has'?: string;
    txtDescricaoUnidade?: string | readonly (string)[];
    'txtDescricaoUnidade.has'?: string;
    vlrPrevisto?: number | readonly (number)[];
    'vlrPrevisto.gte'?: number;
    'vlrPrevisto.lte'?: number;
    vlrRealizado?: number | readonly (number)[];
    'vlrRealizado.gte'?: number;
    'vlrRealizado.lte'?: number;
    vlrEmpenhado?: number | readonly (number)[];
    'vlrEmpenhado.gte'?: number;
    'vlrEmpenhado.lte'?: number;
    vlrLiquidado?: number | readonly (number)[];
    'vlrLiquidado.gte'?: number;
    'vlrLiquidado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    dtRepasse?: string | readonly (string)[];
    'dtRepasse.gte'?: string;
    'dtRepasse.lte'?: string;
    txtConta?: string | readonly (string)[];
    'txtConta.has'?: string;
    txtPlanoTrabalho?: string | readonly (string)[];
    'txtPlanoTrabalho.has'?: string;
    dtInicioPlano?: string | readonly (string)[];
    'dtInicioPlano.gte'?: string;
    'dtInicioPlano.lte'?: string;
    dtFimPlano?: string | readonly (string)[];
    'dtFimPlano.gte'?: string;
    'dtFimPlano.lte'?: string;
    txtSituacao?: string | readonly (string)[];
    txtPrestacaoContas?: string | readonly (string)[];
    'txtPrestacaoContas.has'?: string;
  };
  key: [numEmenda: string];
  total: 'vlrPrevisto' | 'vlrRealizado' | 'vlrEmpenhado' | 'vlrLiquidado' | 'vlrPago';
  group: 'numEmenda' | 'numAnoEmenda' | 'dtEmenda' | 'dtEmenda.mes' | 'dtEmenda.ano' | 'txtAutoria' | 'txtTipoEmenda' | 'txtOrigemRecurso' | 'txtFormaRepasse' | 'numConvenio' | 'txtObjeto' | 'txtFuncaoGoverno' | 'txtBeneficiario' | 'txtDescricaoUnidade' | 'vlrPrevisto' | 'vlrRealizado' | 'vlrEmpenhado' | 'vlrLiquidado' | 'vlrPago' | 'dtRepasse' | 'dtRepasse.mes' | 'dtRepasse.ano' | 'txtConta' | 'txtPlanoTrabalho' | 'dtInicioPlano' | 'dtInicioPlano.mes' | 'dtInicioPlano.ano' | 'dtFimPlano' | 'dtFimPlano.mes' | 'dtFimPlano.ano' | 'txtSituacao' | 'txtPrestacaoContas';
}
