// Gerado do catálogo por npm run generate. Não edite.

/** Fotos da obra: Fotos que mostram como a obra andou, cada uma com a data e uma legenda. */
export interface FotosDataset {
  row: {
    /** Ordem de serviço */
    numOrdemServico: string;
    /** Exercício */
    numExercicio: number;
    /** Foto */
    numFoto: string;
    /** Data */
    dtFoto: string | null;
    /** Legenda */
    txtLegenda: string;
    /** Arquivo */
    arqFoto: string;
  };
  filters: {
    numOrdemServico?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numFoto?: string | readonly (string)[];
    dtFoto?: string | readonly (string)[];
    'dtFoto.gte'?: string;
    'dtFoto.lte'?: string;
    txtLegenda?: string | readonly (string)[];
    'txtLegenda.has'?: string;
  };
  key: [numOrdemServico: string, numExercicio: number, numFoto: string];
  total: never;
  group: 'numOrdemServico' | 'numExercicio' | 'numFoto' | 'dtFoto' | 'dtFoto.mes' | 'dtFoto.ano' | 'txtLegenda';
}
