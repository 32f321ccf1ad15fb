import { acordos } from './acordos.ts';
import { aditivos } from './aditivos.ts';
import { atos } from './atos.ts';
import { contratos } from './contratos.ts';
import { convenio } from './convenio.ts';
import { documentos } from './documentos.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { inidoneas } from './inidoneas.ts';
import { licitantes } from './licitantes.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { paralisacoes } from './paralisacoes.ts';
import { planilha } from './planilha.ts';
import { realizadas } from './realizadas.ts';
import { recebidas } from './recebidas.ts';
import { relacoes } from './relacoes.ts';
import type { Sample } from './sample.ts';
import { sancionados } from './sancionados.ts';

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
  'contratos-sancionados': sancionados,
  'licitacao-sancionado': licitantes,
  'empresas-inidoneas': inidoneas,
  convenio,
  'transferencias-recebidas': recebidas,
  'transferencias-realizadas': realizadas,
  acordos,
  'atos-normativos': atos,
  'atos-relacoes': relacoes,
};
