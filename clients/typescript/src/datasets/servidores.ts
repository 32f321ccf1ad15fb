// Gerado do catálogo por npm run generate. Não edite.

/** Servidores e remuneração: Quem trabalha para o órgão, em que cargo e lugar, desde quando e quanto recebe em cada mês. */
export interface ServidoresDataset {
  row: {
    /** Matrícula */
    numMatricula: string;
    /** Mês */
    dtMesAno: string;
    /** Código do tipo de folha */
    idTipoFolha: string;
    /** Tipo de folha */
    txtTipoFolha: string;
    /** Nome */
    txtNome: string;
    /** CPF */
    txtCpf: string | null;
    /** Vínculo */
    txtVinculo: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Cargo */
    txtCargo: string | null;
    /** Função */
    txtFuncao: string | null;
    /** Lotação */
    txtOrgao: string | null;
    /** Carga horária */
    txtCargaHoraria: string | null;
    /** Admissão */
    dtExercicio: string | null;
    /** Saída */
    dtVacancia: string | null;
    /** Remuneração básica */
    vlrRemuneracaoBasica: number | null;
    /** Gratificações e adicionais */
    vlrGratificacoes: number | null;
    /** Horas extras */
    vlrHorasExtras: number | null;
    /** Férias */
    vlrFerias: number | null;
    /** 13º salário */
    vlrDecimoTerceiro: number | null;
    /** Verbas indenizatórias */
    vlrIndenizatorias: number | null;
    /** Remuneração bruta */
    vlrRemuneracaoBruta: number;
    /** Abate-teto */
    vlrAbateTeto: number | null;
    /** Descontos obrigatórios */
    vlrDescontosObrigatorios: number | null;
    /** Após descontos obrigatórios */
    vlrRemuAposDescObrig: number | null;
  };
  filters: {
    numMatricula?: string | readonly (string)[];
    dtMesAno?: string | readonly (string)[];
    'dtMesAno.gte'?: string;
    'dtMesAno.lte'?: string;
    idTipoFolha?: string | readonly (string)[];
    txtTipoFolha?: string | readonly (string)[];
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtCpf?: string | readonly (string)[];
    txtVinculo?: string | readonly (string)[];
    txtSituacao?: string | readonly (string)[];
    txtCargo?: string | readonly (string)[];
    'txtCargo.has'?: string;
    txtFuncao?: string | readonly (string)[];
    'txtFuncao.has'?: string;
    txtOrgao?: string | readonly (string)[];
    'txtOrgao.has'?: string;
    txtCargaHoraria?: string | readonly (string)[];
    'txtCargaHoraria.has'?: string;
    dtExercicio?: string | readonly (string)[];
    'dtExercicio.gte'?: string;
    'dtExercicio.lte'?: string;
    dtVacancia?: string | readonly (string)[];
    'dtVacancia.gte'?: string;
    'dtVacancia.lte'?: string;
    vlrRemuneracaoBasica?: number | readonly (number)[];
    'vlrRemuneracaoBasica.gte'?: number;
    'vlrRemuneracaoBasica.lte'?: number;
    vlrGratificacoes?: number | readonly (number)[];
    'vlrGratificacoes.gte'?: number;
    'vlrGratificacoes.lte'?: number;
    vlrHorasExtras?: number | readonly (number)[];
    'vlrHorasExtras.gte'?: number;
    'vlrHorasExtras.lte'?: number;
    vlrFerias?: number | readonly (number)[];
    'vlrFerias.gte'?: number;
    'vlrFerias.lte'?: number;
    vlrDecimoTerceiro?: number | readonly (number)[];
    'vlrDecimoTerceiro.gte'?: number;
    'vlrDecimoTerceiro.lte'?: number;
    vlrIndenizatorias?: number | readonly (number)[];
    'vlrIndenizatorias.gte'?: number;
    'vlrIndenizatorias.lte'?: number;
    vlrRemuneracaoBruta?: number | readonly (number)[];
    'vlrRemuneracaoBruta.gte'?: number;
    'vlrRemuneracaoBruta.lte'?: number;
    vlrAbateTeto?: number | readonly (number)[];
    'vlrAbateTeto.gte'?: number;
    'vlrAbateTeto.lte'?: number;
    vlrDescontosObrigatorios?: number | readonly (number)[];
    'vlrDescontosObrigatorios.gte'?: number;
    'vlrDescontosObrigatorios.lte'?: number;
    vlrRemuAposDescObrig?: number | readonly (number)[];
    'vlrRemuAposDescObrig.gte'?: number;
    'vlrRemuAposDescObrig.lte'?: number;
  };
  key: [numMatricula: string, dtMesAno: string, idTipoFolha: string];
  total: 'vlrRemuneracaoBruta' | 'vlrAbateTeto' | 'vlrDescontosObrigatorios' | 'vlrRemuAposDescObrig';
  group: 'numMatricula' | 'dtMesAno' | 'idTipoFolha' | 'txtTipoFolha' | 'txtNome' | 'txtCpf' | 'txtVinculo' | 'txtSituacao' | 'txtCargo' | 'txtFuncao' | 'txtOrgao' | 'txtCargaHoraria' | 'dtExercicio' | 'dtExercicio.mes' | 'dtExercicio.ano' | 'dtVacancia' | 'dtVacancia.mes' | 'dtVacancia.ano' | 'vlrRemuneracaoBasica' | 'vlrGratificacoes' | 'vlrHorasExtras' | 'vlrFerias' | 'vlrDecimoTerceiro' | 'vlrIndenizatorias' | 'vlrRemuneracaoBruta' | 'vlrAbateTeto' | 'vlrDescontosObrigatorios' | 'vlrRemuAposDescObrig';
}
