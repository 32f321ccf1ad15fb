// Gerado do catálogo por npm run generate. Não edite.

/** Estoque de medicamentos: Quanto há de cada remédio em cada farmácia pública, no dia em que se contou. */
export interface EstoqueDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Farmácia */
    txtUnidade: string;
    /** Código */
    codMedicamento: string;
    /** Medicamento */
    txtMedicamento: string;
    /** Apresentação */
    txtApresentacao: string | null;
    /** Quantidade */
    qtdEstoque: number;
    /** Medida */
    txtMedida: string | null;
    /** Situação */
    txtSituacao: 'Disponível' | 'Estoque baixo' | 'Em falta';
    /** Contado em */
    dtAtualizacao: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    codMedicamento?: string | readonly (string)[];
    txtMedicamento?: string | readonly (string)[];
    'txtMedicamento.has'?: string;
    txtApresentacao?: string | readonly (string)[];
    'txtApresentacao.has'?: string;
    qtdEstoque?: number | readonly (number)[];
    'qtdEstoque.gte'?: number;
    'qtdEstoque.lte'?: number;
    txtMedida?: string | readonly (string)[];
    'txtMedida.has'?: string;
    txtSituacao?: 'Disponível' | 'Estoque baixo' | 'Em falta' | readonly ('Disponível' | 'Estoque baixo' | 'Em falta')[];
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [txtUnidade: string, numExercicio: number, codMedicamento: string];
  total: never;
  group: 'numExercicio' | 'txtUnidade' | 'codMedicamento' | 'txtMedicamento' | 'txtApresentacao' | 'qtdEstoque' | 'txtMedida' | 'txtSituacao' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
