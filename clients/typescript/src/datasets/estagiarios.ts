// Gerado do catálogo por npm run generate. Não edite.

/** Estagiários: Estudantes em estágio no órgão, com lotação, período e valor da bolsa. */
export interface EstagiariosDataset {
  row: {
    /** Ano de contratação */
    numExercicio: number;
    /** Nome */
    txtNome: string;
    /** Nível de ensino */
    txtNivel: string | null;
    /** Instituição de ensino */
    txtInstituicao: string | null;
    /** Lotação */
    txtUnidadeOrcamentaria: string | null;
    /** Início */
    dtInicio: string;
    /** Término */
    dtFim: string | null;
    /** Bolsa mensal */
    vlrBolsa: number | null;
    /** Agente de integração */
    txtAgente: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtNivel?: string | readonly (string)[];
    txtInstituicao?: string | readonly (string)[];
    'txtInstituicao.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    vlrBolsa?: number | readonly (number)[];
    'vlrBolsa.gte'?: number;
    'vlrBolsa.lte'?: number;
    txtAgente?: string | readonly (string)[];
    'txtAgente.has'?: string;
  };
  key: [txtNome: string, dtInicio: string];
  total: never;
  group: 'numExercicio' | 'txtNome' | 'txtNivel' | 'txtInstituicao' | 'txtUnidadeOrcamentaria' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'vlrBolsa' | 'txtAgente';
}
