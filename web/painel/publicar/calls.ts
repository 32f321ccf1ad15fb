import type { Ensaio, EnsaioDeskAnswer, RecusadasAnswer } from '../../../catalog/painel/publicar/answer.ts';
import type { Emendas, MudancaDoEnsaio, NovoEnsaio, Publicacao } from '../../../catalog/painel/publicar/request.ts';
import { ApiError } from '../../api.ts';
import { deskAddress, deskGet, deskSend } from '../call.ts';

/** Where the interface of Publish stands, below the desk's. */
export const PUBLICAR = '/publicar';
export const ensaioPath = (id: string): string => `${PUBLICAR}/${encodeURIComponent(id)}`;
export const recusadasPath = (id: string, pagina: number): string => `${ensaioPath(id)}/recusadas?pagina=${pagina}`;
/** The refused rows of one rehearsal, which are never taken for those of the one before. */
export const recusadasNow = ({ id, mexidoEm }: Pick<Ensaio, 'id' | 'mexidoEm'>, pagina: number): string =>
  `${recusadasPath(id, pagina)}&em=${encodeURIComponent(mexidoEm)}`;
const filePath = (id: string, arquivo: string): string => `${ensaioPath(id)}/arquivos/${encodeURIComponent(arquivo)}`;

type FilesToCome = NovoEnsaio['arquivos'];

const PATIENCE_MS = 60_000;
const patience = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

const sent = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Ensaio> =>
  (await deskSend<EnsaioDeskAnswer>(method, path, body)).data;

export const beginEnsaio = (arquivos: FilesToCome, dataset: string | null): Promise<Ensaio> =>
  sent('POST', PUBLICAR, { arquivos, dataset } satisfies NovoEnsaio);

export const addFiles = (id: string, arquivos: FilesToCome): Promise<Ensaio> =>
  sent('POST', `${ensaioPath(id)}/arquivos`, { arquivos });

export const removeFile = (id: string, arquivo: string): Promise<Ensaio> => sent('DELETE', filePath(id, arquivo));

export const changeEnsaio = (id: string, change: Partial<MudancaDoEnsaio>): Promise<Ensaio> =>
  sent('PATCH', ensaioPath(id), change);

export const rehearseAgain = (id: string): Promise<Ensaio> => sent('POST', `${ensaioPath(id)}/ensaiar`, {});

export const giveUpEnsaio = (id: string): Promise<Ensaio> => sent('DELETE', ensaioPath(id));

export const sendMended = (id: string, linhas: Emendas['linhas']): Promise<Ensaio> =>
  sent('PATCH', `${ensaioPath(id)}/recusadas`, { linhas });

export const publishEnsaio = (id: string, publicacao: Publicacao): Promise<Ensaio> =>
  sent('POST', `${ensaioPath(id)}/publicar`, publicacao);

/** A page of refused rows. */
export type RefusedPage = RecusadasAnswer['data'];

export const refusedRows = async (id: string, pagina: number): Promise<RefusedPage> =>
  (await deskGet<RecusadasAnswer>(recusadasPath(id, pagina), patience())).data;

/** The ensaio, or null when it is gone or was another person's. */
export async function findEnsaio(id: string): Promise<Ensaio | null> {
  try {
    return (await deskGet<EnsaioDeskAnswer>(ensaioPath(id), patience())).data;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Bytes that the server has of a file. */
export async function receivedBytes(id: string, arquivo: string, signal: AbortSignal): Promise<number> {
  const { data } = await deskGet<EnsaioDeskAnswer>(ensaioPath(id), signal);
  return receivedOf(data, arquivo);
}

/** A file that is no longer listed was left out, or the ensaio was divided after it came whole. */
export function receivedOf({ arquivos }: Ensaio, arquivo: string): number {
  return arquivos.find(({ id }) => id === arquivo)?.recebido ?? Number.POSITIVE_INFINITY;
}

export const pieceAddress = (id: string, arquivo: string): string => deskAddress(filePath(id, arquivo));
