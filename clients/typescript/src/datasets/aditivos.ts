// Gerado do catálogo por npm run generate. Não edite.

/** Aditivos de contratos: Termos que mudaram prazo, valor ou condições de um contrato depois de assinado. */
export interface AditivosDataset {
  row: {
    /** Contrato */
    numContrato: string;
    /** Exercício */
    numAnoPub: number;
    /** Aditivo */
    numAditivo: string;
    /** Tipo */
    txtTipoAditivo: string;
    /** O que mudou */
    txtObjeto: string | null;
    /** Assinatura */
    dtAssinatura: string | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Prazo acrescido (dias) */
    numDias: number | null;
    /** Nova vigência */
    dtNovaVigencia: string | null;
    /** Valor */
    vlrAditivo: number | null;
    /** Do valor inicial */
    pctAditivo: number | null;
    /** Íntegra */
    arqAditivo: string | null;
  };
  filters: {
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    numAditivo?: string | readonly (string)[];
    txtTipoAditivo?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    dtAssinatura?: string | readonly (string)[];
    'dtAssinatura.gte'?: string;
    'dtAssinatura.lte'?: string;
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    numDias?: number | readonly (number)[];
    'numDias.gte'?: number;
    'numDias.lte'?: number;
    dtNovaVigencia?: string | readonly (string)[];
    'dtNovaVigencia.gte'?: string;
    'dtNovaVigencia.lte'?: string;
    vlrAditivo?: number | readonly (number)[];
    'vlrAditivo.gte'?: number;
    'vlrAditivo.lte'?: number;
    pctAditivo?: number | readonly (number)[];
    'pctAditivo.gte'?: number;
    'pctAditivo.lte'?: number;
  };
  key: [numContrato: string, numAnoPub: number, numAditivo: string];
  total: 'vlrAditivo';
  group: 'numContrato' | 'numAnoPub' | 'numAditivo' | 'txtTipoAditivo' | 'txtObjeto' | 'dtAssinatura' | 'dtAssinatura.mes' | 'dtAssinatura.ano' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'numDias' | 'dtNovaVigencia' | 'dtNovaVigencia.mes' | 'dtNovaVigencia.ano' | 'vlrAditivo' | 'pctAditivo';
}
