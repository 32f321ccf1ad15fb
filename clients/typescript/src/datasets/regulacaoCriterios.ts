// Gerado do catálogo por npm run generate. Não edite.

/** Critérios da fila da saúde: Como se decide quem é atendido primeiro, e com quem falar sobre um pedido. */
export interface RegulacaoCriteriosDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Ordem */
    numOrdem: string;
    /** Critério */
    txtCriterio: string;
    /** Como se aplica */
    txtDescricao: string;
    /** Norma */
    txtNorma: string | null;
    /** Contato */
    txtContato: string;
    /** Atualizado em */
    dtAtualizacao: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numOrdem?: string | readonly (string)[];
    txtCriterio?: string | readonly (string)[];
    'txtCriterio.has'?: string;
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtNorma?: string | readonly (string)[];
    'txtNorma.has'?: string;
    txtContato?: string | readonly (string)[];
    'txtContato.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [numOrdem: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'numOrdem' | 'txtCriterio' | 'txtDescricao' | 'txtNorma' | 'txtContato' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
