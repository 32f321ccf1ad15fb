// Gerado do catálogo por npm run generate. Não edite.

/** Renúncias de receita: Impostos e taxas que o município deixou de cobrar: por que lei, quanto previu, quanto foi e quem ganhou. */
export interface RenunciasDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Tributo */
    txtTributo: string | null;
    /** Espécie */
    txtEspecie: string;
    /** Benefício */
    txtTipoRenuncia: string;
    /** Fundamento legal */
    txtFundamento: string;
    /** Objetivo */
    txtObjetivo: string | null;
    /** Medida de compensação */
    txtCompensacao: string | null;
    /** Início da vigência */
    dtInicioVigencia: string | null;
    /** Fim da vigência */
    dtFimVigencia: string | null;
    /** Beneficiários */
    qtdBeneficiarios: number | null;
    /** Previsto */
    vlrPrevisto: number;
    /** Realizado */
    vlrRealizado: number | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTributo?: string | readonly (string)[];
    txtEspecie?: string | readonly (string)[];
    txtTipoRenuncia?: string | readonly (string)[];
    'txtTipoRenuncia.has'?: string;
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    txtObjetivo?: string | readonly (string)[];
    'txtObjetivo.has'?: string;
    txtCompensacao?: string | readonly (string)[];
    'txtCompensacao.has'?: string;
    dtInicioVigencia?: string | readonly (string)[];
    'dtInicioVigencia.gte'?: string;
    'dtInicioVigencia.lte'?: string;
    dtFimVigencia?: string | readonly (string)[];
    'dtFimVigencia.gte'?: string;
    'dtFimVigencia.lte'?: string;
    qtdBeneficiarios?: number | readonly (number)[];
    'qtdBeneficiarios.gte'?: number;
    'qtdBeneficiarios.lte'?: number;
    vlrPrevisto?: number | readonly (number)[];
    'vlrPrevisto.gte'?: number;
    'vlrPrevisto.lte'?: number;
    vlrRealizado?: number | readonly (number)[];
    'vlrRealizado.gte'?: number;
    'vlrRealizado.lte'?: number;
  };
  key: [txtEspecie: string, txtTipoRenuncia: string, numExercicio: number];
  total: 'qtdBeneficiarios' | 'vlrPrevisto' | 'vlrRealizado';
  group: 'numExercicio' | 'txtTributo' | 'txtEspecie' | 'txtTipoRenuncia' | 'txtFundamento' | 'txtObjetivo' | 'txtCompensacao' | 'dtInicioVigencia' | 'dtInicioVigencia.mes' | 'dtInicioVigencia.ano' | 'dtFimVigencia' | 'dtFimVigencia.mes' | 'dtFimVigencia.ano' | 'qtdBeneficiarios' | 'vlrPrevisto' | 'vlrRealizado';
}
