// Gerado do catálogo por npm run generate. Não edite.

/** Informações desclassificadas: O que deixou de estar sob sigilo: o assunto, o grau que tinha, desde quando é pública e onde se pode ler. */
export interface DesclassificadasDataset {
  row: {
    /** Código do documento */
    codDocumento: string;
    /** Assunto */
    txtAssunto: string;
    /** Categoria */
    txtCategoria: string | null;
    /** Unidade que classificou */
    txtUnidade: string | null;
    /** Ano da desclassificação */
    numExercicio: number;
    /** Grau que tinha */
    txtGrauAnterior: 'Reservado' | 'Secreto' | 'Ultrassecreto';
    /** Produção */
    dtProducao: string | null;
    /** Classificação */
    dtClassificacao: string;
    /** Desclassificação */
    dtDesclassificacao: string;
    /** Motivo */
    txtMotivo: string | null;
    /** Como ler */
    txtAcesso: string;
    /** Documento */
    arqDocumento: string | null;
    /** Endereço do documento */
    lnkDocumento: string | null;
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
    txtGrauAnterior?: 'Reservado' | 'Secreto' | 'Ultrassecreto' | readonly ('Reservado' | 'Secreto' | 'Ultrassecreto')[];
    dtProducao?: string | readonly (string)[];
    'dtProducao.gte'?: string;
    'dtProducao.lte'?: string;
    dtClassificacao?: string | readonly (string)[];
    'dtClassificacao.gte'?: string;
    'dtClassificacao.lte'?: string;
    dtDesclassificacao?: string | readonly (string)[];
    'dtDesclassificacao.gte'?: string;
    'dtDesclassificacao.lte'?: string;
    txtMotivo?: string | readonly (string)[];
    txtAcesso?: string | readonly (string)[];
  };
  key: [codDocumento: string, numExercicio: number];
  total: never;
  group: 'codDocumento' | 'txtAssunto' | 'txtCategoria' | 'txtUnidade' | 'numExercicio' | 'txtGrauAnterior' | 'dtProducao' | 'dtProducao.mes' | 'dtProducao.ano' | 'dtClassificacao' | 'dtClassificacao.mes' | 'dtClassificacao.ano' | 'dtDesclassificacao' | 'dtDesclassificacao.mes' | 'dtDesclassificacao.ano' | 'txtMotivo' | 'txtAcesso';
}
