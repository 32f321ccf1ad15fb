// Gerado do catálogo por npm run generate. Não edite.

/** Relações entre atos: Que ato altera, revoga ou regulamenta outro, dito por ambos. */
export interface RelacoesDataset {
  row: {
    /** Ato */
    numAtoNormativo: string;
    /** Ano */
    numExercicio: number;
    /** Relação */
    txtRelacao: 'Altera' | 'É alterado por' | 'Revoga' | 'É revogado por' | 'Revoga em parte' | 'É revogado em parte por' | 'Regulamenta' | 'É regulamentado por';
    /** Tipo */
    txtTipoRelacionado: string | null;
    /** Outro ato */
    numAtoRelacionado: string;
    /** Ano do outro ato */
    numExercicioRelacionado: number;
    /** Ementa */
    txtEmentaRelacionada: string | null;
    /** O que mudou */
    txtDispositivo: string | null;
    /** Desde */
    dtRelacao: string | null;
  };
  filters: {
    numAtoNormativo?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtRelacao?: 'Altera' | 'É alterado por' | 'Revoga' | 'É revogado por' | 'Revoga em parte' | 'É revogado em parte por' | 'Regulamenta' | 'É regulamentado por' | readonly ('Altera' | 'É alterado por' | 'Revoga' | 'É revogado por' | 'Revoga em parte' | 'É revogado em parte por' | 'Regulamenta' | 'É regulamentado por')[];
    txtTipoRelacionado?: string | readonly (string)[];
    numAtoRelacionado?: string | readonly (string)[];
    numExercicioRelacionado?: number | readonly (number)[];
    'numExercicioRelacionado.gte'?: number;
    'numExercicioRelacionado.lte'?: number;
    txtEmentaRelacionada?: string | readonly (string)[];
    'txtEmentaRelacionada.has'?: string;
    txtDispositivo?: string | readonly (string)[];
    'txtDispositivo.has'?: string;
    dtRelacao?: string | readonly (string)[];
    'dtRelacao.gte'?: string;
    'dtRelacao.lte'?: string;
  };
  key: [numAtoNormativo: string, numExercicio: number, txtRelacao: 'Altera' | 'É alterado por' | 'Revoga' | 'É revogado por' | 'Revoga em parte' | 'É revogado em parte por' | 'Regulamenta' | 'É regulamentado por', numAtoRelacionado: string];
  total: never;
  group: 'numAtoNormativo' | 'numExercicio' | 'txtRelacao' | 'txtTipoRelacionado' | 'numAtoRelacionado' | 'numExercicioRelacionado' | 'txtEmentaRelacionada' | 'txtDispositivo' | 'dtRelacao' | 'dtRelacao.mes' | 'dtRelacao.ano';
}
