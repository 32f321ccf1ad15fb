// Gerado do catálogo por npm run generate. Não edite.

/** Medicamentos do SUS: Os remédios que o SUS fornece no município (Remume e Resme), onde pegar cada um e como obter os de alto custo. */
export interface MedicamentosDataset {
  row: {
    /** Edição */
    numExercicio: number;
    /** Código */
    codMedicamento: string;
    /** Medicamento */
    txtMedicamento: string;
    /** Apresentação */
    txtApresentacao: string;
    /** Componente */
    txtComponente: string;
    /** Relação */
    txtRelacao: string;
    /** Onde pegar */
    txtLocal: string;
    /** Como obter */
    txtComoObter: string;
    /** Atualizado em */
    dtAtualizacao: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codMedicamento?: string | readonly (string)[];
    txtMedicamento?: string | readonly (string)[];
    'txtMedicamento.has'?: string;
    txtApresentacao?: string | readonly (string)[];
    'txtApresentacao.has'?: string;
    txtComponente?: string | readonly (string)[];
    txtRelacao?: string | readonly (string)[];
    txtLocal?: string | readonly (string)[];
    'txtLocal.has'?: string;
    txtComoObter?: string | readonly (string)[];
    'txtComoObter.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [txtMedicamento: string, codMedicamento: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'codMedicamento' | 'txtMedicamento' | 'txtApresentacao' | 'txtComponente' | 'txtRelacao' | 'txtLocal' | 'txtComoObter' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
