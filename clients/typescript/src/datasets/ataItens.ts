// Gerado do catálogo por npm run generate. Não edite.

/** Itens de atas de registro de preços: O que cada ata registra: preço, quantidade registrada, quanto já foi contratado e o saldo. */
export interface AtaItensDataset {
  row: {
    /** Ata */
    numARP: string;
    /** Exercício */
    numExercicioFinanc: number;
    /** Item */
    numItem: string;
    /** Descrição */
    txtDescricao: string;
    /** Marca */
    txtMarca: string | null;
    /** Unidade de medida */
    txtUnidadeMedida: string | null;
    /** Registrada */
    qtdRegistrada: number | null;
    /** Contratada */
    qtdConsumida: number | null;
    /** Saldo */
    qtdSaldo: number | null;
    /** Preço por unidade (R$) */
    vlrUnitario: number | null;
    /** Total registrado */
    vlrTotal: number | null;
  };
  filters: {
    numARP?: string | readonly (string)[];
    numExercicioFinanc?: number | readonly (number)[];
    'numExercicioFinanc.gte'?: number;
    'numExercicioFinanc.lte'?: number;
    numItem?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtMarca?: string | readonly (string)[];
    'txtMarca.has'?: string;
    txtUnidadeMedida?: string | readonly (string)[];
    'txtUnidadeMedida.has'?: string;
    qtdRegistrada?: number | readonly (number)[];
    'qtdRegistrada.gte'?: number;
    'qtdRegistrada.lte'?: number;
    qtdConsumida?: number | readonly (number)[];
    'qtdConsumida.gte'?: number;
    'qtdConsumida.lte'?: number;
    qtdSaldo?: number | readonly (number)[];
    'qtdSaldo.gte'?: number;
    'qtdSaldo.lte'?: number;
    vlrUnitario?: number | readonly (number)[];
    'vlrUnitario.gte'?: number;
    'vlrUnitario.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
  };
  key: [numARP: string, numExercicioFinanc: number, numItem: string];
  total: 'vlrTotal';
  group: 'numARP' | 'numExercicioFinanc' | 'numItem' | 'txtDescricao' | 'txtMarca' | 'txtUnidadeMedida' | 'qtdRegistrada' | 'qtdConsumida' | 'qtdSaldo' | 'vlrUnitario' | 'vlrTotal';
}
