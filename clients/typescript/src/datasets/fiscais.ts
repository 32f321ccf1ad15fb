// Gerado do catálogo por npm run generate. Não edite.

/** Fiscais de contratos: Quem acompanha a execução de cada contrato, com que papel, por qual ato e em que período. */
export interface FiscaisDataset {
  row: {
    /** Contrato */
    numContrato: string;
    /** Exercício */
    numAnoPub: number;
    /** Nome */
    txtNome: string;
    /** Papel */
    txtPapel: string | null;
    /** Cargo */
    txtCargo: string | null;
    /** Matrícula */
    numMatricula: string | null;
    /** Portaria */
    numPortaria: string | null;
    /** Desde */
    dtInicio: string | null;
    /** Até */
    dtFim: string | null;
    /** Contratada */
    txtNomeRazaoContratada: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Situação do contrato */
    txtSituacaoContrato: string | null;
  };
  filters: {
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtNome?: string | readonly (string)[];
    'txtNome.has'?: string;
    txtPapel?: string | readonly (string)[];
    txtCargo?: string | readonly (string)[];
    'txtCargo.has'?: string;
    numMatricula?: string | readonly (string)[];
    numPortaria?: string | readonly (string)[];
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtFim?: string | readonly (string)[];
    'dtFim.gte'?: string;
    'dtFim.lte'?: string;
    txtNomeRazaoContratada?: string | readonly (string)[];
    'txtNomeRazaoContratada.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtSituacaoContrato?: string | readonly (string)[];
  };
  key: [numContrato: string, numAnoPub: number, txtNome: string];
  total: never;
  group: 'numContrato' | 'numAnoPub' | 'txtNome' | 'txtPapel' | 'txtCargo' | 'numMatricula' | 'numPortaria' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtFim' | 'dtFim.mes' | 'dtFim.ano' | 'txtNomeRazaoContratada' | 'txtUnidadeOrcamentaria' | 'txtSituacaoContrato';
}
