// Gerado do catálogo por npm run generate. Não edite.

/** Vereadores: Quem compõe a Câmara em cada ano, com foto, partido, biografia e contato, e o que cada um propôs, relatou e votou. */
export interface VereadoresDataset {
  row: {
    /** Código */
    codVereador: string;
    /** Ano */
    numExercicio: number;
    /** Nome */
    txtNome: string;
    /** Partido */
    txtPartido: string | null;
    /** Mandato */
    txtMandato: string | null;
    /** Cargo na Mesa Diretora */
    txtMesa: string | null;
    /** Comissões */
    txtComissoes: string | null;
    /** Biografia */
    txtBiografia: string | null;
    /** Gabinete */
    txtGabinete: string | null;
    /** Telefone do gabinete */
    txtTelefone: string | null;
    /** E-mail */
    txtEmail: string | null;
    /** Foto */
    arqFoto: string | null;
    /** Proposições */
    qtdProposicoes: number | null;
    /** Relatorias */
    qtdRelatorias: number | null;
    /** Votos nominais */
    qtdVotos: number | null;
    /** Sessões */
    qtdSessoes: number | null;
    /** Presenças */
    qtdPresencas: number | null;
    /** Assiduidade */
    pctPresenca: number | null;
    /** Vezes que usou a palavra */
    qtdDiscursos: number | null;
    /** Verba indenizatória */
    vlrVerba: number | null;
    /** Atividade mais recente */
    dtAtividade: string | null;
  };
  filters: {
    codVereador?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtPartido?: string | readonly (string)[];
    'txtPartido.has'?: string;
    txtMandato?: string | readonly (string)[];
    'txtMandato.has'?: string;
    txtMesa?: string | readonly (string)[];
    'txtMesa.has'?: string;
    txtComissoes?: string | readonly (string)[];
    'txtComissoes.has'?: string;
    txtBiografia?: string | readonly (string)[];
    'txtBiografia.has'?: string;
    txtGabinete?: string | readonly (string)[];
    'txtGabinete.has'?: string;
    txtTelefone?: string | readonly (string)[];
    'txtTelefone.has'?: string;
    txtEmail?: string | readonly (string)[];
    'txtEmail.has'?: string;
    qtdProposicoes?: number | readonly (number)[];
    'qtdProposicoes.gte'?: number;
    'qtdProposicoes.lte'?: number;
    qtdRelatorias?: number | readonly (number)[];
    'qtdRelatorias.gte'?: number;
    'qtdRelatorias.lte'?: number;
    qtdVotos?: number | readonly (number)[];
    'qtdVotos.gte'?: number;
    'qtdVotos.lte'?: number;
    qtdSessoes?: number | readonly (number)[];
    'qtdSessoes.gte'?: number;
    'qtdSessoes.lte'?: number;
    qtdPresencas?: number | readonly (number)[];
    'qtdPresencas.gte'?: number;
    'qtdPresencas.lte'?: number;
    pctPresenca?: number | readonly (number)[];
    'pctPresenca.gte'?: number;
    'pctPresenca.lte'?: number;
    qtdDiscursos?: number | readonly (number)[];
    'qtdDiscursos.gte'?: number;
    'qtdDiscursos.lte'?: number;
    vlrVerba?: number | readonly (number)[];
    'vlrVerba.gte'?: number;
    'vlrVerba.lte'?: number;
    dtAtividade?: string | readonly (string)[];
    'dtAtividade.gte'?: string;
    'dtAtividade.lte'?: string;
  };
  key: [codVereador: string, numExercicio: number];
  total: 'qtdProposicoes' | 'qtdRelatorias' | 'vlrVerba';
  group: 'codVereador' | 'numExercicio' | 'txtNome' | 'txtPartido' | 'txtMandato' | 'txtMesa' | 'txtComissoes' | 'txtBiografia' | 'txtGabinete' | 'txtTelefone' | 'txtEmail' | 'qtdProposicoes' | 'qtdRelatorias' | 'qtdVotos' | 'qtdSessoes' | 'qtdPresencas' | 'pctPresenca' | 'qtdDiscursos' | 'vlrVerba' | 'dtAtividade' | 'dtAtividade.mes' | 'dtAtividade.ano';
}
