// Gerado do catálogo por npm run generate. Não edite.

/** Informações classificadas: O que o órgão mantém sob sigilo: o assunto, o grau, o motivo que a lei aceita e até quando. Nunca o conteúdo. */
export interface ClassificadasDataset {
  row: {
    /** Código do documento */
    codDocumento: string;
    /** Assunto */
    txtAssunto: string;
    /** Categoria */
    txtCategoria: string | null;
    /** Unidade que classificou */
    txtUnidade: string | null;
    /** Ano da lista */
    numExercicio: number;
    /** Grau de sigilo */
    txtGrau: 'Reservado' | 'Secreto' | 'Ultrassecreto';
    /** Fundamento legal */
    txtFundamento: string;
    /** Produção */
    dtProducao: string | null;
    /** Classificação */
    dtClassificacao: string;
    /** Fim do sigilo */
    dtFimSigilo: string;
    /** Evento que encerra antes */
    txtEventoFinal: string | null;
    /** Prazo prorrogado */
    blnProrrogado: boolean | null;
    /** Autoridade que classificou */
    txtCargoAutoridade: string | null;
  };
  filters: {
    codDocumento?: string | readonly (string)[];
    txtAssunto?: string | readonly (string)[];
    'txtAssunto.has'?: string;
    txtCategoria?: string | readonly (string)[];
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtGrau?: 'Reservado' | 'Secreto' | 'Ultrassecreto' | readonly ('Reservado' | 'Secreto' | 'Ultrassecreto')[];
    txtFundamento?: string | readonly (string)[];
    dtProducao?: string | readonly (string)[];
    'dtProducao.gte'?: string;
    'dtProducao.lte'?: string;
    dtClassificacao?: string | readonly (string)[];
    'dtClassificacao.gte'?: string;
    'dtClassificacao.lte'?: string;
    dtFimSigilo?: string | readonly (string)[];
    'dtFimSigilo.gte'?: string;
    'dtFimSigilo.lte'?: string;
    txtEventoFinal?: string | readonly (string)[];
    'txtEventoFinal.has'?: string;
    blnProrrogado?: boolean | readonly (boolean)[];
    txtCargoAutoridade?: string | readonly (string)[];
    'txtCargoAutoridade.has'?: string;
  };
  key: [codDocumento: string, numExercicio: number];
  total: never;
  group: 'codDocumento' | 'txtAssunto' | 'txtCategoria' | 'txtUnidade' | 'numExercicio' | 'txtGrau' | 'txtFundamento' | 'dtProducao' | 'dtProducao.mes' | 'dtProducao.ano' | 'dtClassificacao' | 'dtClassificacao.mes' | 'dtClassificacao.ano' | 'dtFimSigilo' | 'dtFimSigilo.mes' | 'dtFimSigilo.ano' | 'txtEventoFinal' | 'blnProrrogado' | 'txtCargoAutoridade';
}
