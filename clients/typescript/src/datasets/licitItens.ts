// Gerado do catálogo por npm run generate. Não edite.

/** Itens de licitações: O que cada licitação pede: quantidade, preço estimado, preço homologado e quem venceu. */
export interface LicitItensDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Exercício */
    numExercicio: number;
    /** Lote */
    numLote: string | null;
    /** Item */
    numItem: string;
    /** Descrição */
    txtDescricao: string;
    /** Unidade de medida */
    txtUnidadeMedida: string | null;
    /** Quantidade */
    qtdItem: number | null;
    /** Estimado por unidade (R$) */
    vlrUnitarioEstimado: number | null;
    /** Homologado por unidade (R$) */
    vlrUnitario: number | null;
    /** Total homologado */
    vlrTotal: number | null;
    /** Vencedor */
    txtNomeRazaoSocial: string | null;
    /** CPF/CNPJ do vencedor */
    txtCpfCnpj: string | null;
    /** Situação */
    txtSituacao: string | null;
  };
  filters: {
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numLote?: string | readonly (string)[];
    numItem?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtUnidadeMedida?: string | readonly (string)[];
    'txtUnidadeMedida.has'?: string;
    qtdItem?: number | readonly (number)[];
    'qtdItem.gte'?: number;
    'qtdItem.lte'?: number;
    vlrUnitarioEstimado?: number | readonly (number)[];
    'vlrUnitarioEstimado.gte'?: number;
    'vlrUnitarioEstimado.lte'?: number;
    vlrUnitario?: number | readonly (number)[];
    'vlrUnitario.gte'?: number;
    'vlrUnitario.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtSituacao?: string | readonly (string)[];
  };
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string, numItem: string];
  total: 'vlrTotal';
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'numLote' | 'numItem' | 'txtDescricao' | 'txtUnidadeMedida' | 'qtdItem' | 'vlrUnitarioEstimado' | 'vlrUnitario' | 'vlrTotal' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'txtSituacao';
}
