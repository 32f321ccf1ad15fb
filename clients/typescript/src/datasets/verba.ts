// Gerado do catálogo por npm run generate. Não edite.

/** Verba indenizatória: Despesas do mandato que a Câmara ressarciu a cada parlamentar, com fornecedor, nota fiscal e valor. */
export interface VerbaDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Mês */
    dtMesAno: string;
    /** Parlamentar */
    txtParlamentar: string;
    /** Categoria */
    txtCategoria: string;
    /** Fornecedor */
    txtFornecedor: string | null;
    /** CPF/CNPJ do fornecedor */
    txtCpfCnpj: string | null;
    /** Nota fiscal */
    numNotaFiscal: string | null;
    /** Data da nota */
    dtNotaFiscal: string | null;
    /** Despesa */
    txtDescricao: string;
    /** Apresentado */
    vlrApresentado: number | null;
    /** Glosa */
    vlrGlosa: number | null;
    /** Ressarcido */
    vlrRessarcido: number;
    /** Ressarcimento */
    dtRessarcimento: string | null;
    /** Comprovante */
    arqDocumento: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtMesAno?: string | readonly (string)[];
    'dtMesAno.gte'?: string;
    'dtMesAno.lte'?: string;
    txtParlamentar?: string | readonly (string)[];
    'txtParlamentar.has'?: string;
    txtCategoria?: string | readonly (string)[];
    txtFornecedor?: string | readonly (string)[];
    'txtFornecedor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    numNotaFiscal?: string | readonly (string)[];
    dtNotaFiscal?: string | readonly (string)[];
    'dtNotaFiscal.gte'?: string;
    'dtNotaFiscal.lte'?: string;
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    vlrApresentado?: number | readonly (number)[];
    'vlrApresentado.gte'?: number;
    'vlrApresentado.lte'?: number;
    vlrGlosa?: number | readonly (number)[];
    'vlrGlosa.gte'?: number;
    'vlrGlosa.lte'?: number;
    vlrRessarcido?: number | readonly (number)[];
    'vlrRessarcido.gte'?: number;
    'vlrRessarcido.lte'?: number;
    dtRessarcimento?: string | readonly (string)[];
    'dtRessarcimento.gte'?: string;
    'dtRessarcimento.lte'?: string;
  };
  key: [txtParlamentar: string, dtMesAno: string, txtCategoria: string];
  total: 'vlrApresentado' | 'vlrGlosa' | 'vlrRessarcido';
  group: 'numExercicio' | 'dtMesAno' | 'txtParlamentar' | 'txtCategoria' | 'txtFornecedor' | 'txtCpfCnpj' | 'numNotaFiscal' | 'dtNotaFiscal' | 'dtNotaFiscal.mes' | 'dtNotaFiscal.ano' | 'txtDescricao' | 'vlrApresentado' | 'vlrGlosa' | 'vlrRessarcido' | 'dtRessarcimento' | 'dtRessarcimento.mes' | 'dtRessarcimento.ano';
}
