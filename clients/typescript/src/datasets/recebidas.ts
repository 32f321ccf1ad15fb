// Gerado do catálogo por npm run generate. Não edite.

/** Transferências recebidas: Dinheiro que outros governos combinaram passar a este órgão, com o que já chegou e o que falta. */
export interface RecebidasDataset {
  row: {
    /** Número */
    numConvenio: string;
    /** Exercício */
    numExercicio: number;
    /** Instrumento */
    txtTipoInstrumento: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Função */
    txtFuncao: string | null;
    /** Programa */
    txtPrograma: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Emenda */
    numEmenda: string | null;
    /** Assinatura */
    dtAssinatura: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Início da vigência */
    dtInicioVigencia: string | null;
    /** Fim da vigência */
    dtVigencia: string;
    /** Valor total */
    vlrTotal: number;
    /** Contrapartida */
    vlrContrapartida: number | null;
    /** Último repasse */
    dtUltimoRepasse: string | null;
    /** Conta específica */
    txtContaEspecifica: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Prestação de contas */
    txtPrestacaoContas: string | null;
    /** No Transferegov */
    lnkTransferegov: string | null;
    /** Íntegra */
    arqIntegra: string | null;
    /** Concedente */
    txtConcedente: string;
    /** Valor recebido */
    vlrRecebido: number | null;
    /** Saldo a receber */
    vlrSaldo: number | null;
  };
  filters: {
    numConvenio?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTipoInstrumento?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtFuncao?: string | readonly (string)[];
    'txtFuncao.has'?: string;
    txtPrograma?: string | readonly (string)[];
    'txtPrograma.has'?: string;
    numProcesso?: string | readonly (string)[];
    numEmenda?: string | readonly (string)[];
    dtAssinatura?: string | readonly (string)[];
    'dtAssinatura.gte'?: string;
    'dtAssinatura.lte'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtInicioVigencia?: string | readonly (string)[];
    'dtInicioVigencia.gte'?: string;
    'dtInicioVigencia.lte'?: string;
    dtVigencia?: string | readonly (string)[];
    'dtVigencia.gte'?: string;
    'dtVigencia.lte'?: string;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    vlrContrapartida?: number | readonly (number)[];
    'vlrContrapartida.gte'?: number;
    'vlrContrapartida.lte'?: number;
    dtUltimoRepasse?: string | readonly (string)[];
    'dtUltimoRepasse.gte'?: string;
    'dtUltimoRepasse.lte'?: string;
    txtContaEspecifica?: string | readonly (string)[];
    'txtContaEspecifica.has'?: string;
    txtSituacao?: string | readonly (string)[];
    txtPrestacaoContas?: string | readonly (string)[];
    txtConcedente?: string | readonly (string)[];
    'txtConcedente.has'?: string;
    vlrRecebido?: number | readonly (number)[];
    'vlrRecebido.gte'?: number;
    'vlrRecebido.lte'?: number;
    vlrSaldo?: number | readonly (number)[];
    'vlrSaldo.gte'?: number;
    'vlrSaldo.lte'?: number;
  };
  key: [numConvenio: string, dtVigencia: string];
  total: 'vlrTotal' | 'vlrContrapartida' | 'vlrRecebido' | 'vlrSaldo';
  group: 'numConvenio' | 'numExercicio' | 'txtTipoInstrumento' | 'txtObjeto' | 'txtUnidadeOrcamentaria' | 'txtFuncao' | 'txtPrograma' | 'numProcesso' | 'numEmenda' | 'dtAssinatura' | 'dtAssinatura.mes' | 'dtAssinatura.ano' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtInicioVigencia' | 'dtInicioVigencia.mes' | 'dtInicioVigencia.ano' | 'dtVigencia' | 'dtVigencia.mes' | 'dtVigencia.ano' | 'vlrTotal' | 'vlrContrapartida' | 'dtUltimoRepasse' | 'dtUltimoRepasse.mes' | 'dtUltimoRepasse.ano' | 'txtContaEspecifica' | 'txtSituacao' | 'txtPrestacaoContas' | 'txtConcedente' | 'vlrRecebido' | 'vlrSaldo';
}
