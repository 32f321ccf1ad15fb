// Gerado do catálogo por npm run generate. Não edite.

/** Como obter medicamentos de alto custo: O caminho de quem precisa de um medicamento do componente especializado: cada passo, o que levar e com quem falar. */
export interface AcessoDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Passo */
    numPasso: string;
    /** O que fazer */
    txtPasso: string;
    /** O que levar */
    txtDocumentos: string;
    /** Onde */
    txtLocal: string;
    /** Prazo */
    txtPrazo: string | null;
    /** Contato */
    txtContato: string;
    /** Atualizado em */
    dtAtualizacao: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numPasso?: string | readonly (string)[];
    txtPasso?: string | readonly (string)[];
    'txtPasso.has'?: string;
    txtDocumentos?: string | readonly (string)[];
    'txtDocumentos.has'?: string;
    txtLocal?: string | readonly (string)[];
    'txtLocal.has'?: string;
    txtPrazo?: string | readonly (string)[];
    'txtPrazo.has'?: string;
    txtContato?: string | readonly (string)[];
    'txtContato.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [numPasso: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'numPasso' | 'txtPasso' | 'txtDocumentos' | 'txtLocal' | 'txtPrazo' | 'txtContato' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
