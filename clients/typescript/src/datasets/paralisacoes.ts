// Gerado do catálogo por npm run generate. Não edite.

/** Paralisações da obra: Cada vez que a obra parou: desde quando, por quê, quem responde e quando voltou ou deve voltar. */
export interface ParalisacoesDataset {
  row: {
    /** Ordem de serviço */
    numOrdemServico: string;
    /** Exercício */
    numExercicio: number;
    /** Paralisada em */
    dtParalisacao: string;
    /** Motivo */
    txtMotivo: string;
    /** O que houve */
    txtDescricao: string | null;
    /** Responsável */
    txtResponsavel: string | null;
    /** Previsão de reinício */
    dtPrevisaoReinicio: string | null;
    /** Reinício */
    dtReinicio: string | null;
    /** Processo judicial */
    numProcessoJudicial: string | null;
  };
  filters: {
    numOrdemServico?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtParalisacao?: string | readonly (string)[];
    'dtParalisacao.gte'?: string;
    'dtParalisacao.lte'?: string;
    txtMotivo?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtResponsavel?: string | readonly (string)[];
    dtPrevisaoReinicio?: string | readonly (string)[];
    'dtPrevisaoReinicio.gte'?: string;
    'dtPrevisaoReinicio.lte'?: string;
    dtReinicio?: string | readonly (string)[];
    'dtReinicio.gte'?: string;
    'dtReinicio.lte'?: string;
    numProcessoJudicial?: string | readonly (string)[];
  };
  key: [numOrdemServico: string, numExercicio: number, dtParalisacao: string];
  total: never;
  group: 'numOrdemServico' | 'numExercicio' | 'dtParalisacao' | 'dtParalisacao.mes' | 'dtParalisacao.ano' | 'txtMotivo' | 'txtDescricao' | 'txtResponsavel' | 'dtPrevisaoReinicio' | 'dtPrevisaoReinicio.mes' | 'dtPrevisaoReinicio.ano' | 'dtReinicio' | 'dtReinicio.mes' | 'dtReinicio.ano' | 'numProcessoJudicial';
}
