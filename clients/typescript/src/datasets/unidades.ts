// Gerado do catálogo por npm run generate. Não edite.

/** Unidades de saúde: Onde e quando se é atendido: endereço, telefone, horário, especialidades e profissionais de cada unidade. */
export interface UnidadesDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** CNES */
    codCnes: string | null;
    /** Unidade */
    txtUnidade: string;
    /** Tipo */
    txtTipo: string;
    /** Serviços e especialidades */
    txtEspecialidades: string;
    /** Horário */
    txtHorario: string;
    /** Endereço */
    txtEndereco: string;
    /** Bairro */
    txtBairro: string | null;
    /** Telefone */
    txtTelefone: string | null;
    /** E-mail */
    txtEmail: string | null;
    /** Atualizado em */
    dtAtualizacao: string;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codCnes?: string | readonly (string)[];
    txtUnidade?: string | readonly (string)[];
    'txtUnidade.has'?: string;
    txtTipo?: string | readonly (string)[];
    txtEspecialidades?: string | readonly (string)[];
    'txtEspecialidades.has'?: string;
    txtHorario?: string | readonly (string)[];
    'txtHorario.has'?: string;
    txtEndereco?: string | readonly (string)[];
    'txtEndereco.has'?: string;
    txtBairro?: string | readonly (string)[];
    'txtBairro.has'?: string;
    txtTelefone?: string | readonly (string)[];
    'txtTelefone.has'?: string;
    txtEmail?: string | readonly (string)[];
    'txtEmail.has'?: string;
    dtAtualizacao?: string | readonly (string)[];
    'dtAtualizacao.gte'?: string;
    'dtAtualizacao.lte'?: string;
  };
  key: [txtUnidade: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'codCnes' | 'txtUnidade' | 'txtTipo' | 'txtEspecialidades' | 'txtHorario' | 'txtEndereco' | 'txtBairro' | 'txtTelefone' | 'txtEmail' | 'dtAtualizacao' | 'dtAtualizacao.mes' | 'dtAtualizacao.ano';
}
