// Gerado do catálogo por npm run generate. Não edite.

/** Dívida ativa: Quem deve ao município e quanto, na posição de 31 de dezembro de cada ano, sem CPF nem endereço. */
export interface DividaDataset {
  row: {
    /** Posição em 31/12 de */
    numExercicio: number;
    /** Inscrição */
    numInscricao: string;
    /** Devedor */
    txtNome: string;
    /** CNPJ */
    txtCnpj: string | null;
    /** Natureza */
    txtNatureza: string | null;
    /** Tributo */
    txtTributo: string | null;
    /** Ano de inscrição */
    numAnoInscricao: number | null;
    /** Exercício do débito */
    numExercicioDebito: number | null;
    /** Valor original */
    vlrOriginal: number | null;
    /** Encargos */
    vlrEncargos: number | null;
    /** Valor total */
    vlrTotal: number;
    /** Situação */
    txtSituacao: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numInscricao?: string | readonly (string)[];
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtCnpj?: string | readonly (string)[];
    txtNatureza?: string | readonly (string)[];
    txtTributo?: string | readonly (string)[];
    numAnoInscricao?: number | readonly (number)[];
    'numAnoInscricao.gte'?: number;
    'numAnoInscricao.lte'?: number;
    numExercicioDebito?: number | readonly (number)[];
    'numExercicioDebito.gte'?: number;
    'numExercicioDebito.lte'?: number;
    vlrOriginal?: number | readonly (number)[];
    'vlrOriginal.gte'?: number;
    'vlrOriginal.lte'?: number;
    vlrEncargos?: number | readonly (number)[];
    'vlrEncargos.gte'?: number;
    'vlrEncargos.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    txtSituacao?: string | readonly (string)[];
  };
  key: [numInscricao: string, numExercicio: number];
  total: 'vlrOriginal' | 'vlrEncargos' | 'vlrTotal';
  group: 'numExercicio' | 'numInscricao' | 'txtNome' | 'txtCnpj' | 'txtNatureza' | 'txtTributo' | 'numAnoInscricao' | 'numExercicioDebito' | 'vlrOriginal' | 'vlrEncargos' | 'vlrTotal' | 'txtSituacao';
}
