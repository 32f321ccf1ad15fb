// Gerado do catálogo por npm run generate. Não edite.

/** Conselhos: Os conselhos que acompanham a saúde, a educação, a assistência social e outras áreas: membros, contato e atas. */
export interface ConselhosDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Conselho */
    txtConselho: string;
    /** Área */
    txtArea: string;
    /** Lei de criação */
    txtNorma: string;
    /** O que faz */
    txtCompetencia: string | null;
    /** Telefone */
    txtTelefone: string | null;
    /** E-mail */
    txtEmail: string | null;
    /** Endereço */
    txtEndereco: string | null;
    /** Reuniões */
    txtReunioes: string | null;
    /** Início do mandato */
    dtInicioMandato: string | null;
    /** Fim do mandato */
    dtFimMandato: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtConselho?: string | readonly (string)[];
    'txtConselho.has'?: string;
    txtArea?: string | readonly (string)[];
    txtNorma?: string | readonly (string)[];
    'txtNorma.has'?: string;
    txtCompetencia?: string | readonly (string)[];
    'txtCompetencia.has'?: string;
    txtTelefone?: string | readonly (string)[];
    'txtTelefone.has'?: string;
    txtEmail?: string | readonly (string)[];
    'txtEmail.has'?: string;
    txtEndereco?: string | readonly (string)[];
    'txtEndereco.has'?: string;
    txtReunioes?: string | readonly (string)[];
    'txtReunioes.has'?: string;
    dtInicioMandato?: string | readonly (string)[];
    'dtInicioMandato.gte'?: string;
    'dtInicioMandato.lte'?: string;
    dtFimMandato?: string | readonly (string)[];
    'dtFimMandato.gte'?: string;
    'dtFimMandato.lte'?: string;
  };
  key: [txtConselho: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'txtConselho' | 'txtArea' | 'txtNorma' | 'txtCompetencia' | 'txtTelefone' | 'txtEmail' | 'txtEndereco' | 'txtReunioes' | 'dtInicioMandato' | 'dtInicioMandato.mes' | 'dtInicioMandato.ano' | 'dtFimMandato' | 'dtFimMandato.mes' | 'dtFimMandato.ano';
}
