import { aditivos } from './aditivos.ts';
import { contratos } from './contratos.ts';
import { documentos } from './documentos.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { paralisacoes } from './paralisacoes.ts';
import { planilha } from './planilha.ts';
import type { Sample } from './sample.ts';

/** The sample of each dataset, by its id. */
export const samples: Readonly<Record<string, Sample>> = {
  contratos,
  'contratos-aditivos': aditivos,
  'relacao-fiscais': fiscais,
  'contratos-documentos': documentos,
  obras,
  'obras-planilha': planilha,
  'obras-medicoes': medicoes,
  'obras-paralisacoes': paralisacoes,
  'obras-fotos': fotos,
};
