import { ARQUIVO_CALLS, DOWNLOAD_CALLS } from './arquivos.ts';
import type { DataCalls, StreamCalls } from './call.ts';
import { CAMARA_CALLS } from './camara.ts';
import { DATASET_CALLS } from './datasets.ts';
import { DESPESA_CALLS } from './despesa.ts';
import { FRAME_CALLS } from './frame.ts';
import { GLOSSARIO_CALLS } from './glossario.ts';
import { PERGUNTA_CALLS } from './perguntas.ts';
import { RECEITA_CALLS } from './receita.ts';

export const DATA_CALLS: DataCalls = {
  ...FRAME_CALLS,
  ...GLOSSARIO_CALLS,
  ...PERGUNTA_CALLS,
  ...CAMARA_CALLS,
  ...DESPESA_CALLS,
  ...RECEITA_CALLS,
  ...ARQUIVO_CALLS,
};

export const STREAM_CALLS: StreamCalls = { ...DATASET_CALLS, ...DOWNLOAD_CALLS };
