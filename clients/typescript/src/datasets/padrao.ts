// Gerado do catálogo por npm run generate. Não edite.

/** Padrão remuneratório: Quanto a lei manda pagar em cada cargo e função, quantas vagas foram criadas e quantas estão ocupadas. */
export interface PadraoDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Cargo ou função */
    txtCargo: string;
    /** Carreira */
    txtCarreira: string | null;
    /** Níveis */
    txtNivel: string | null;
    /** Regime */
    txtRegime: string | null;
    /** Carga horária */
    txtCargaHoraria: string | null;
    /** Vencimento inicial */
    vlrInicial: number | null;
    /** Vencimento final */
    vlrFinal: number | null;
    /** Gratificação */
    vlrGratificacao: number | null;
    /** Vagas criadas */
    qtdVagasCriadas: number | null;
    /** Vagas ocupadas */
    qtdVagasOcupadas: number | null;
    /** Vagas livres */
    qtdVagasLivres: number | null;
    /** Lei */
    txtLei: string | null;
    /** Data da lei */
    dtLei: string | null;
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
    txtCarreira?: string | readonly (string)[];
    'txtCarreira.has'?: string;
    txtNivel?: string | readonly (string)[];
    'txtNivel.has'?: string;
    txtRegime?: string | readonly (string)[];
    txtCargaHoraria?: string | readonly (string)[];
    'txtCargaHoraria.has'?: string;
    vlrInicial?: number | readonly (number)[];
    'vlrInicial.gte'?: number;
    'vlrInicial.lte'?: number;
    vlrFinal?: number | readonly (number)[];
    'vlrFinal.gte'?: number;
    'vlrFinal.lte'?: number;
    vlrGratificacao?: number | readonly (number)[];
    'vlrGratificacao.gte'?: number;
    'vlrGratificacao.lte'?: number;
    qtdVagasCriadas?: number | readonly (number)[];
    'qtdVagasCriadas.gte'?: number;
    'qtdVagasCriadas.lte'?: number;
    qtdVagasOcupadas?: number | readonly (number)[];
    'qtdVagasOcupadas.gte'?: number;
    'qtdVagasOcupadas.lte'?: number;
    qtdVagasLivres?: number | readonly (number)[];
    'qtdVagasLivres.gte'?: number;
    'qtdVagasLivres.lte'?: number;
    txtLei?: string | readonly (string)[];
    'txtLei.has'?: string;
    dtLei?: string | readonly (string)[];
    'dtLei.gte'?: string;
    'dtLei.lte'?: string;
    dtVigencia?: string | readonly (string)[];
    'dtVigencia.gte'?: string;
    'dtVigencia.lte'?: string;
    txtObservacao?: string | readonly (string)[];
    'txtObservacao.has'?: string;
  };
  key: [txtCargo: string, numExercicio: number];
  total: 'qtdVagasCriadas' | 'qtdVagasOcupadas' | 'qtdVagasLivres';
  group: 'numExercicio' | 'txtCargo' | 'txtCarreira' | 'txtNivel' | 'txtRegime' | 'txtCargaHoraria' | 'vlrInicial' | 'vlrFinal' | 'vlrGratificacao' | 'qtdVagasCriadas' | 'qtdVagasOcupadas' | 'qtdVagasLivres' | 'txtLei' | 'dtLei' | 'dtLei.mes' | 'dtLei.ano' | 'dtVigencia' | 'dtVigencia.mes' | 'dtVigencia.ano' | 'txtObservacao';
}
