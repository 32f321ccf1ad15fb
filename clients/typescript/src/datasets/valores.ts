// Gerado do catálogo por npm run generate. Não edite.

/** Tabela de valores das diárias: Quanto vale uma diária dentro do estado, fora dele e no exterior, conforme o cargo. */
export interface ValoresDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Cargos */
    txtCargo: string;
    /** No estado */
    vlrNoEstado: number | null;
    /** Fora do estado */
    vlrForaEstado: number | null;
    /** No exterior */
    vlrExterior: number | null;
    /** Norma */
    txtNorma: string | null;
    /** Vigente desde */
    dtVigencia: string | null;
    /** Observação */
    txtObservacao: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtCargo?: string | readonly (string)[];
    'txtCargo.has'?: string;
    vlrNoEstado?: number | readonly (number)[];
    'vlrNoEstado.gte'?: number;
    'vlrNoEstado.lte'?: number;
    vlrForaEstado?: number | readonly (number)[];
    'vlrForaEstado.gte'?: number;
    'vlrForaEstado.lte'?: number;
    vlrExterior?: number | readonly (number)[];
    'vlrExterior.gte'?: number;
    'vlrExterior.lte'?: number;
    txtNorma?: string | readonly (string)[];
    'txtNorma.has'?: string;
    dtVigencia?: string | readonly (string)[];
    'dtVigencia.gte'?: string;
    'dtVigencia.lte'?: string;
    txtObservacao?: string | readonly (string)[];
    'txtObservacao.has'?: string;
  };
  key: [txtCargo: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'txtCargo' | 'vlrNoEstado' | 'vlrForaEstado' | 'vlrExterior' | 'txtNorma' | 'dtVigencia' | 'dtVigencia.mes' | 'dtVigencia.ano' | 'txtObservacao';
}
