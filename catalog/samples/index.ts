import { aditivos } from './aditivos.ts';
import { contratos } from './contratos.ts';
import { documentos } from './documentos.ts';
import { fiscais } from './fiscais.ts';
import type { Sample } from './sample.ts';

/** The sample of each dataset, by its id. */
export const samples: Readonly<Record<string, Sample>> = {
  contratos,
  'contratos-aditivos': aditivos,
  'relacao-fiscais': fiscais,
  'contratos-documentos': documentos,
};
