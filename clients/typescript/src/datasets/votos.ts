// Gerado do catálogo por npm run generate. Não edite.

/** Voto de cada vereador: Como cada vereador votou em cada votação nominal. */
export interface VotosDataset {
  row: {
    /** Votação */
    numVotacao: string;
    /** Ano */
    numExercicio: number;
    /** Data */
    dtVotacao: string | null;
    /** Matéria */
    txtMateria: string | null;
    /** Vereador */
    txtVereador: string;
    /** Partido */
    txtPartido: string | null;
    /** Voto */
    txtVoto: string;
  };
  filters: {
    numVotacao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtVotacao?: string | readonly (string)[];
    'dtVotacao.gte'?: string;
    'dtVotacao.lte'?: string;
    txtMateria?: string | readonly (string)[];
    'txtMateria.has'?: string;
    txtVereador?: string | readonly (string)[];
    'txtVereador.has'?: string;
    txtPartido?: string | readonly (string)[];
    'txtPartido.has'?: string;
    txtVoto?: string | readonly (string)[];
  };
  key: [numVotacao: string, numExercicio: number, txtVereador: string];
  total: never;
  group: 'numVotacao' | 'numExercicio' | 'dtVotacao' | 'dtVotacao.mes' | 'dtVotacao.ano' | 'txtMateria' | 'txtVereador' | 'txtPartido' | 'txtVoto';
}
