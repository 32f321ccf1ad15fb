// Gerado do catálogo por npm run generate. Não edite.

/** Presenças: Quem esteve em cada sessão, quem faltou e por quê, e quantas vezes cada um usou a palavra. */
export interface PresencasDataset {
  row: {
    /** Sessão */
    codSessao: string;
    /** Ano */
    numExercicio: number;
    /** Data */
    dtSessao: string | null;
    /** Quem se reúne */
    txtReuniao: 'Plenário' | 'Comissão' | 'Audiência pública' | null;
    /** Vereador */
    txtVereador: string;
    /** Partido */
    txtPartido: string | null;
    /** Presença */
    txtPresenca: 'Presente' | 'Ausente' | 'Ausência justificada' | 'Licenciado';
    /** Justificativa */
    txtJustificativa: string | null;
    /** Vezes que usou a palavra */
    qtdDiscursos: number | null;
  };
  filters: {
    codSessao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtSessao?: string | readonly (string)[];
    'dtSessao.gte'?: string;
    'dtSessao.lte'?: string;
    txtReuniao?: 'Plenário' | 'Comissão' | 'Audiência pública' | readonly ('Plenário' | 'Comissão' | 'Audiência pública')[];
    txtVereador?: string | readonly (string)[];
    'txtVereador.has'?: string;
    txtPartido?: string | readonly (string)[];
    'txtPartido.has'?: string;
    txtPresenca?: 'Presente' | 'Ausente' | 'Ausência justificada' | 'Licenciado' | readonly ('Presente' | 'Ausente' | 'Ausência justificada' | 'Licenciado')[];
    txtJustificativa?: string | readonly (string)[];
    'txtJustificativa.has'?: string;
    qtdDiscursos?: number | readonly (number)[];
    'qtdDiscursos.gte'?: number;
    'qtdDiscursos.lte'?: number;
  };
  key: [codSessao: string, numExercicio: number, txtVereador: string];
  total: never;
  group: 'codSessao' | 'numExercicio' | 'dtSessao' | 'dtSessao.mes' | 'dtSessao.ano' | 'txtReuniao' | 'txtVereador' | 'txtPartido' | 'txtPresenca' | 'txtJustificativa' | 'qtdDiscursos';
}
