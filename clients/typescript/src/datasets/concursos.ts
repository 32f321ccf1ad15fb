// Gerado do catálogo por npm run generate. Não edite.

/** Concursos e seleções: Concursos públicos e processos seletivos, com o edital na íntegra, os atos, os aprovados e as nomeações. */
export interface ConcursosDataset {
  row: {
    /** Edital */
    numEdital: string;
    /** Ano */
    numExercicio: number;
    /** Tipo */
    txtTipo: string;
    /** Objeto */
    txtObjeto: string;
    /** Cargos */
    txtCargos: string;
    /** Vagas */
    qtdVagas: number | null;
    /** Cadastro de reserva */
    blnCadastroReserva: boolean | null;
    /** Publicação do edital */
    dtPublicacao: string;
    /** Início das inscrições */
    dtInicioInscricao: string | null;
    /** Fim das inscrições */
    dtFimInscricao: string | null;
    /** Prova */
    dtProva: string | null;
    /** Homologação */
    dtHomologacao: string | null;
    /** Válido até */
    dtValidade: string | null;
    /** Situação */
    txtSituacao: string;
    /** Organizadora */
    txtOrganizadora: string | null;
    /** Edital na íntegra */
    arqEdital: string | null;
  };
  filters: {
    numEdital?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtTipo?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtCargos?: string | readonly (string)[];
    'txtCargos.has'?: string;
    qtdVagas?: number | readonly (number)[];
    'qtdVagas.gte'?: number;
    'qtdVagas.lte'?: number;
    blnCadastroReserva?: boolean | readonly (boolean)[];
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtInicioInscricao?: string | readonly (string)[];
    'dtInicioInscricao.gte'?: string;
    'dtInicioInscricao.lte'?: string;
    dtFimInscricao?: string | readonly (string)[];
    'dtFimInscricao.gte'?: string;
    'dtFimInscricao.lte'?: string;
    dtProva?: string | readonly (string)[];
    'dtProva.gte'?: string;
    'dtProva.lte'?: string;
    dtHomologacao?: string | readonly (string)[];
    'dtHomologacao.gte'?: string;
    'dtHomologacao.lte'?: string;
    dtValidade?: string | readonly (string)[];
    'dtValidade.gte'?: string;
    'dtValidade.lte'?: string;
    txtSituacao?: string | readonly (string)[];
    txtOrganizadora?: string | readonly (string)[];
    'txtOrganizadora.has'?: string;
  };
  key: [numEdital: string, numExercicio: number];
  total: 'qtdVagas';
  group: 'numEdital' | 'numExercicio' | 'txtTipo' | 'txtObjeto' | 'txtCargos' | 'qtdVagas' | 'blnCadastroReserva' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtInicioInscricao' | 'dtInicioInscricao.mes' | 'dtInicioInscricao.ano' | 'dtFimInscricao' | 'dtFimInscricao.mes' | 'dtFimInscricao.ano' | 'dtProva' | 'dtProva.mes' | 'dtProva.ano' | 'dtHomologacao' | 'dtHomologacao.mes' | 'dtHomologacao.ano' | 'dtValidade' | 'dtValidade.mes' | 'dtValidade.ano' | 'txtSituacao' | 'txtOrganizadora';
}
