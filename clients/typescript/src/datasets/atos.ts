// Gerado do catálogo por npm run generate. Não edite.

/** Atos normativos: Leis, decretos, resoluções e portarias, com o texto, a situação e o que cada um altera ou revoga. */
export interface AtosDataset {
  row: {
    /** Número */
    numAtoNormativo: string;
    /** Ano */
    numExercicio: number;
    /** Tipo */
    txtTipoAto: string;
    /** Ementa */
    txtEmenta: string;
    /** Assunto */
    txtAssunto: string | null;
    /** Autoria */
    txtAutor: string | null;
    /** Data do ato */
    dtAto: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Publicado em */
    txtVeiculo: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Texto */
    txtTexto: string | null;
    /** Texto em PDF */
    arqTexto: string | null;
  };
  filters: {
    numAtoNormativo?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTipoAto?: string | readonly (string)[];
    txtEmenta?: string | readonly (string)[];
    'txtEmenta.has'?: string;
    txtAssunto?: string | readonly (string)[];
    'txtAssunto.has'?: string;
    txtAutor?: string | readonly (string)[];
    'txtAutor.has'?: string;
    dtAto?: string | readonly (string)[];
    'dtAto.gte'?: string;
    'dtAto.lte'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    txtVeiculo?: string | readonly (string)[];
    'txtVeiculo.has'?: string;
    txtSituacao?: string | readonly (string)[];
    txtTexto?: string | readonly (string)[];
    'txtTexto.has'?: string;
  };
  key: [numAtoNormativo: string, numExercicio: number];
  total: never;
  group: 'numAtoNormativo' | 'numExercicio' | 'txtTipoAto' | 'txtEmenta' | 'txtAssunto' | 'txtAutor' | 'dtAto' | 'dtAto.mes' | 'dtAto.ano' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'txtVeiculo' | 'txtSituacao' | 'txtTexto';
}
