import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UploadOrder } from '../../catalog/envios/request.ts';
import { UploadReceiver } from './receiver.ts';
import { UploadStore } from './store.ts';

let folder: string;
let store: UploadStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-envios-'));
});

beforeEach(() => {
  store = new UploadStore(join(folder, crypto.randomUUID()));
});

afterAll(() => rm(folder, { recursive: true }));

const KEY = { id: 1, nome: 'Sistema' };
const MEGABYTE = 1024 ** 2;

const order = (nome: string, tamanho: number): UploadOrder => ({
  conjunto: 'contratos',
  nome,
  tamanho,
  sha256: null,
  orgao: null,
  periodo: null,
  referencia: null,
  conferir: false,
  ignorar: [],
  maxRecusadas: null,
  forcar: false,
  acrescenta: false,
  separador: null,
  codificacao: null,
  decimal: null,
  data: null,
  planilha: null,
  repetidas: null,
});

const receiverOf = (stalledMs?: number): UploadReceiver =>
  new UploadReceiver(store, { uploadsPerBody: 3, uploadRoomPerBody: 10 }, stalledMs);

it('uploads that a body begins at the same moment are all counted, and none of another body', async () => {
  const receiver = receiverOf();
  const begin = (tenant: number, i: number) => receiver.begin(tenant, KEY, order(`${i}.csv`, 1));
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => begin(1, i)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await begin(2, 0)).toMatchObject({ found: false });
});

it('the room of a body counts what its uploads announced, and the refused lines that they left', async () => {
  const receiver = receiverOf();
  const { upload } = await receiver.begin(1, KEY, order('grande.csv', 6 * MEGABYTE));
  await expect(receiver.begin(1, KEY, order('outro.csv', 5 * MEGABYTE))).rejects.toThrow('mais de 10 MB');
  await store.keep({ ...upload, estado: 'recusado' });
  await writeFile(store.refused(upload), Buffer.alloc(6 * MEGABYTE));
  await expect(receiver.begin(1, KEY, order('outro.csv', 5 * MEGABYTE))).rejects.toThrow('mais de 10 MB');
  expect(await receiver.begin(1, KEY, order('pequeno.csv', MEGABYTE))).toMatchObject({ found: false });
});

it('a sender that stalls is dropped, and goes on from the byte that came last', async () => {
  const receiver = receiverOf(50);
  const { upload } = await receiver.begin(1, KEY, order('lento.csv', 6));
  const source = new Readable({ read: () => undefined });
  source.push('abc');
  await expect(receiver.write(upload, 0, source)).rejects.toMatchObject({ status: 408 });
  expect(source.destroyed).toBe(true);
  expect(await receiver.write(upload, 3, Readable.from([Buffer.from('def')]))).toMatchObject({ estado: 'completo' });
});
