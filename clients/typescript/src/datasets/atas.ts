// Gerado do catálogo por npm run generate. Não edite.

/** Atas de registro de preços: Preços registrados para compras futuras: as atas do próprio órgão e as de outros de que ele participa ou a que aderiu (carona). */
export interface AtasDataset {
  row: {
    /** Ata */
    numARP: string;
    /** Exercício */
    numExercicioFinanc: number;
    /** Papel do órgão */
    txtPapel: string;
    /** Órgão gerenciador */
    txtOrgaoGerenciador: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Fornecedor */
    txtNomeRazaoSocial: string;
    /** CPF/CNPJ do fornecedor */
    txtCpfCnpj: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Licitação de origem */
    numCertame: string | null;
    /** Modalidade */
    txtModalidadeLicit: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Licitação do gerenciador */
    txtOrigem: string | null;
    /** Assinatura */
    dtAssinatura: string | null;
    /** Início da vigência */
    dtInicioVigencia: string | null;
    /** Fim da vigência */
    dtFimVigencia: string | null;
    /** Prorrogada */
    blnProrrogada: boolean | null;
    /** Aceita adesão */
    blnAdesao: boolean | null;
    /** Valor registrado */
    vlrRegistrado: number | null;
    /** Situação */
    txtSituacao: string | null;
    /** Íntegra da ata */
    arqAta: string | null;
    /** Publicação no PNCP */
    lnkPncp: string | null;
  };
  filters: {
    numARP?: string | readonly (string)[];
    numExercicioFinanc?: number | readonly (number)[];
    'numExercicioFinanc.gte'?: number;
    'numExercicioFinanc.lte'?: number;
    txtPapel?: string | readonly (string)[];
    txtOrgaoGerenciador?: string | readonly (string)[];
    'txtOrgaoGerenciador.has'?: string;
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    numProcesso?: string | readonly (string)[];
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtOrigem?: string | readonly (string)[];
    'txtOrigem.has'?: string;
    dtAssinatura?: string | readonly (string)[];
    'dtAssinatura.gte'?: string;
    'dtAssinatura.lte'?: string;
    dtInicioVigencia?: string | readonly (string)[];
    'dtInicioVigencia.gte'?: string;
    'dtInicioVigencia.lte'?: string;
    dtFimVigencia?: string | readonly (string)[];
    'dtFimVigencia.gte'?: string;
    'dtFimVigencia.lte'?: string;
    blnProrrogada?: boolean | readonly (boolean)[];
    blnAdesao?: boolean | readonly (boolean)[];
    vlrRegistrado?: number | readonly (number)[];
    'vlrRegistrado.gte'?: number;
    'vlrRegistrado.lte'?: number;
    txtSituacao?: string | readonly (string)[];
  };
  key: [numARP: string, numExercicioFinanc: number];
  total: 'vlrRegistrado';
  group: 'numARP' | 'numExercicioFinanc' | 'txtPapel' | 'txtOrgaoGerenciador' | 'txtObjeto' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'numProcesso' | 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'txtOrigem' | 'dtAssinatura' | 'dtAssinatura.mes' | 'dtAssinatura.ano' | 'dtInicioVigencia' | 'dtInicioVigencia.mes' | 'dtInicioVigencia.ano' | 'dtFimVigencia' | 'dtFimVigencia.mes' | 'dtFimVigencia.ano' | 'blnProrrogada' | 'blnAdesao' | 'vlrRegistrado' | 'txtSituacao';
}
