// Gerado do catálogo por npm run generate. Não edite.

/** Sessões e reuniões: Sessões do plenário, reuniões das comissões e audiências públicas: pauta, ata, presenças, votações e vídeo. */
export interface SessoesDataset {
  row: {
    /** Código */
    codSessao: string;
    /** Ano */
    numExercicio: number;
    /** Sessão */
    txtNome: string;
    /** Quem se reúne */
    txtReuniao: 'Plenário' | 'Comissão' | 'Audiência pública';
    /** Tipo */
    txtTipo: string;
    /** Número */
    numSessao: string | null;
    /** Comissão */
    txtComissao: string | null;
    /** Data */
    dtSessao: string;
    /** Hora */
    txtHora: string | null;
    /** Local */
    txtLocal: string | null;
    /** Situação */
    txtSituacao: string;
    /** Pauta publicada em */
    dtPauta: string | null;
    /** Itens da pauta */
    txtPauta: string | null;
    /** Pauta */
    arqPauta: string | null;
    /** Ata publicada em */
    dtAta: string | null;
    /** Ata */
    arqAta: string | null;
    /** Presentes */
    txtPresentes: string | null;
    /** Quantos presentes */
    qtdPresentes: number | null;
    /** Transmissão */
    lnkVideo: string | null;
    /** No sistema da Câmara */
    lnkOrigem: string | null;
  };
  filters: {
    codSessao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtReuniao?: 'Plenário' | 'Comissão' | 'Audiência pública' | readonly ('Plenário' | 'Comissão' | 'Audiência pública')[];
    txtTipo?: string | readonly (string)[];
    numSessao?: string | readonly (string)[];
    txtComissao?: string | readonly (string)[];
    'txtComissao.has'?: string;
    dtSessao?: string | readonly (string)[];
    'dtSessao.gte'?: string;
    'dtSessao.lte'?: string;
    txtHora?: string | readonly (string)[];
    'txtHora.has'?: string;
    txtLocal?: string | readonly (string)[];
    'txtLocal.has'?: string;
    txtSituacao?: string | readonly (string)[];
    dtPauta?: string | readonly (string)[];
    'dtPauta.gte'?: string;
    'dtPauta.lte'?: string;
    txtPauta?: string | readonly (string)[];
    'txtPauta.has'?: string;
    dtAta?: string | readonly (string)[];
    'dtAta.gte'?: string;
    'dtAta.lte'?: string;
    txtPresentes?: string | readonly (string)[];
    'txtPresentes.has'?: string;
    qtdPresentes?: number | readonly (number)[];
    'qtdPresentes.gte'?: number;
    'qtdPresentes.lte'?: number;
  };
  key: [codSessao: string, numExercicio: number];
  total: never;
  group: 'codSessao' | 'numExercicio' | 'txtNome' | 'txtReuniao' | 'txtTipo' | 'numSessao' | 'txtComissao' | 'dtSessao' | 'dtSessao.mes' | 'dtSessao.ano' | 'txtHora' | 'txtLocal' | 'txtSituacao' | 'dtPauta' | 'dtPauta.mes' | 'dtPauta.ano' | 'txtPauta' | 'dtAta' | 'dtAta.mes' | 'dtAta.ano' | 'txtPresentes' | 'qtdPresentes';
}
