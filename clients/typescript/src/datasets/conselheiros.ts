// Gerado do catálogo por npm run generate. Não edite.

/** Membros do conselho: Quem faz parte de cada conselho, que segmento ou entidade representa e até quando. */
export interface ConselheirosDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Conselho */
    txtConselho: string;
    /** Área */
    txtArea: string;
    /** Nome */
    txtNome: string;
    /** Segmento */
    txtSegmento: string;
    /** Entidade que representa */
    txtEntidade: string | null;
    /** Vaga */
    txtVaga: string;
    /** Função */
    txtFuncao: string | null;
    /** Início do mandato */
    dtInicioMandato: string | null;
    /** Fim do mandato */
    dtFimMandato: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtConselho?: string | readonly (string)[];
    'txtConselho.has'?: string;
    txtArea?: string | readonly (string)[];
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtSegmento?: string | readonly (string)[];
    'txtSegmento.has'?: string;
    txtEntidade?: string | readonly (string)[];
    'txtEntidade.has'?: string;
    txtVaga?: string | readonly (string)[];
    txtFuncao?: string | readonly (string)[];
    'txtFuncao.has'?: string;
    dtInicioMandato?: string | readonly (string)[];
    'dtInicioMandato.gte'?: string;
    'dtInicioMandato.lte'?: string;
    dtFimMandato?: string | readonly (string)[];
    'dtFimMandato.gte'?: string;
    'dtFimMandato.lte'?: string;
  };
  key: [txtConselho: string, numExercicio: number, txtNome: string];
  total: never;
  group: 'numExercicio' | 'txtConselho' | 'txtArea' | 'txtNome' | 'txtSegmento' | 'txtEntidade' | 'txtVaga' | 'txtFuncao' | 'dtInicioMandato' | 'dtInicioMandato.mes' | 'dtInicioMandato.ano' | 'dtFimMandato' | 'dtFimMandato.mes' | 'dtFimMandato.ano';
}
