// Gerado do catálogo por npm run generate. Não edite.

/** Aprovados e nomeações: Os aprovados em ordem de classificação, por cargo e por lista, e quem já foi convocado ou nomeado, com o ato. */
export interface AprovadosDataset {
  row: {
    /** Edital */
    numEdital: string;
    /** Ano do edital */
    numExercicio: number;
    /** Cargo */
    txtCargo: string;
    /** Lista */
    txtLista: string;
    /** Classificação */
    numClassificacao: number;
    /** Nome */
    txtNome: string;
    /** Nota */
    numNota: number | null;
    /** Situação */
    txtSituacao: string;
    /** Convocação */
    dtConvocacao: string | null;
    /** Nomeação */
    dtNomeacao: string | null;
    /** Ato de nomeação */
    txtAtoNomeacao: string | null;
    /** Atualizado em */
    dtAtualizacao: string | null;
  };
  filters: {
    numEdital?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtCargo?: string | readonly (string)[];
    'txtCargo.has'?: string;
    txtLista?: string | readonly (string)[];
    numClassificacao?: number | readonly (number)[];
    'numClassificacao.gte'?: number;
    'numClassificacao.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    numNota?: number | readonly (number)[];
    'numNota.gte'?: number;
    'numNota.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    dtConvocacao?: string | readonly (string)[];
    'dtConvocacao.gte'?: string;
    'dtConvocacao.lte'?: string;
    dtNomeacao?: string | readonly (string)[];
    'dtNomeacao.gte'?: string;
    'dtNomeacao.lte'?: string;
    txtAtoNomeacao?: string | readonly (string)[];
    'txtAtoNomeacao.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [numEdital: string, numExercicio: number, txtCargo: string, txtLista: string, numClassificacao: number];
  total: never;
  group: 'numEdital' | 'numExercicio' | 'txtCargo' | 'txtLista' | 'numClassificacao' | 'txtNome' | 'numNota' | 'txtSituacao' | 'dtConvocacao' | 'dtConvocacao.mes' | 'dtConvocacao.ano' | 'dtNomeacao' | 'dtNomeacao.mes' | 'dtNomeacao.ano' | 'txtAtoNomeacao' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
