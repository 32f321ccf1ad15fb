// Gerado do catálogo por npm run generate. Não edite.

/** Profissionais de saúde: Quem atende em cada unidade de saúde, em que especialidade, em que dias e a que horas. */
export interface ProfissionaisDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Unidade */
    txtUnidade: string;
    /** Profissional */
    txtNome: string;
    /** Função */
    txtFuncao: string;
    /** Especialidade */
    txtEspecialidade: string | null;
    /** Dias */
    txtDias: string;
    /** Horário */
    txtHorario: string;
    /** Atualizado em */
    dtAtualizacao: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtFuncao?: string | readonly (string)[];
    'txtFuncao.has'?: string;
    txtEspecialidade?: string | readonly (string)[];
    'txtEspecialidade.has'?: string;
    txtDias?: string | readonly (string)[];
    'txtDias.has'?: string;
    txtHorario?: string | readonly (string)[];
    'txtHorario.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [txtUnidade: string, numExercicio: number, txtNome: string, txtFuncao: string];
  total: never;
  group: 'numExercicio' | 'txtUnidade' | 'txtNome' | 'txtFuncao' | 'txtEspecialidade' | 'txtDias' | 'txtHorario' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
