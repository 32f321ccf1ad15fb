import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../catalog/contract/operation.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { AttendantPapel, Desafio, Enviada } from '../../catalog/mensagens/answer.ts';
import { row } from '../../test/loads.ts';
import { complaint, solve } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { keyring, openBodies, type Portal } from '../../test/portal.ts';
import type { TokenUse } from '../database/db.ts';
import { signAttendLink } from '../mensagens/attend/link.ts';
import { createToken } from '../remote/register.ts';
import { operationsOf } from './operations.ts';

/** What a test sends: JSON or bytes, with headers. */
interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

let portal: Portal;
const asked = new Set<Operation>();
const TAGS = ['Mensagens', 'Publicação', 'Webhooks'];
const operations = operationsOf(datasets).filter(({ tag }) => TAGS.includes(tag));

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

/** Sends a request and holds its answer to the schema of that operation and status. Gives what is in `data`. */
async function send<T>(
  method: Operation['method'],
  template: string,
  address: string,
  expected: number,
  sent: Sent = {},
) {
  const operation = operations.find((one) => one.method === method && one.path === template);
  const reply = operation?.replies[expected];
  if (!operation || !reply) throw new Error(`${method} ${template} is not described with status ${expected}`);
  const { statusCode, payload } = await portal.app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api${address}`,
    headers: { host: 'localhost', ...sent.headers },
    ...(sent.body && { payload: sent.body }),
  });
  expect([address, statusCode, payload.slice(0, 300)]).toEqual([address, expected, expect.any(String)]);
  if (expected < 300) asked.add(operation);
  const parsed = reply.schema?.safeParse(JSON.parse(payload));
  expect({ address, issues: parsed?.error?.issues ?? [] }).toEqual({ address, issues: [] });
  return (reply.schema ? JSON.parse(payload).data : payload) as T;
}

const BYTES = { 'content-type': 'application/octet-stream' };
const MOTIVO = { autor: 'Carla', motivo: 'A unidade pediu mais tempo para levantar os dados.' };

async function write(more: object = {}): Promise<Enviada> {
  const desafio = await send<Desafio>('get', '/v1/mensagens/desafio', '/v1/mensagens/desafio', 200);
  const body = { ...complaint, ...more, prova: solve(desafio) };
  return send('post', '/v1/mensagens', '/v1/mensagens', 201, { body, headers: { 'idempotency-key': randomUUID() } });
}

async function attach(template: string, headers: Record<string, string>): Promise<{ id: string }> {
  return send('post', template, `${template}?nome=foto.pdf`, 201, { body: PDF, headers: { ...BYTES, ...headers } });
}

async function proof(): Promise<Record<string, string>> {
  const asked = await send<Desafio>('get', '/v1/mensagens/desafio', '/v1/mensagens/desafio?para=anexo', 200);
  const { desafio, n } = solve(asked);
  return { 'x-prova': `${desafio}.${n}` };
}

/** The header of whoever holds the link of a letter about a message. */
async function bearer({ protocolo }: Enviada, papel: AttendantPapel, setor: string | null = null) {
  const { rows } = await portal.db.own((client) =>
    client.query<{ id: string }>('SELECT id FROM mensagens.recebidas WHERE protocolo = $1', [protocolo]),
  );
  const link = { orgao: 'pmdemo', mensagem: rows[0]?.id ?? '', papel, setor };
  return { authorization: `Bearer ${signAttendLink(keyring, link)}` };
}

const follow = (door: string, { protocolo, chave }: Enviada, more: object = {}) =>
  send('post', `/v1/mensagens/${door}`, `/v1/mensagens/${door}`, 200, { body: { protocolo, chave, ...more } });

const act = (door: string, headers: Record<string, string>, body: object) =>
  send('post', `/v1/atender/${door}`, `/v1/atender/${door}`, 200, { body, headers });

it('a message, its files, its answer and its appeal are answered as described', async () => {
  const left = await attach('/v1/mensagens/anexos', await proof());
  await send('delete', '/v1/mensagens/anexos/{id}', `/v1/mensagens/anexos/${left.id}`, 204);
  const file = await attach('/v1/mensagens/anexos', await proof());
  const sent = await write({ identidade: 'sigilosa', anexos: [file.id] });
  await follow('consulta', sent);
  await follow('complemento', sent, { texto: 'É perto da escola.' });
  await follow('anexo', sent, { id: file.id });
  const ours = await bearer(sent, 'ouvidoria');
  await send('get', '/v1/atender', '/v1/atender', 200, { headers: ours });
  await send('get', '/v1/atender/anexos/{id}', `/v1/atender/anexos/${file.id}`, 200, { headers: ours });
  await send('post', '/v1/atender/link', '/v1/atender/link', 204, { headers: ours });
  const { unidades } = await send<{ unidades: { slug: string }[] }>('get', '/v1/atender', '/v1/atender', 200, {
    headers: ours,
  });
  const unidade = unidades[0]?.slug ?? '';
  await act('encaminhar', ours, { autor: 'Carla', unidade, texto: 'O que houve com o poste?' });
  await act('parecer', await bearer(sent, 'unidade', unidade), { autor: 'Davi', texto: 'A lâmpada queimou.' });
  await act('identidade', ours, { autor: 'Carla' });
  await act('prorrogar', ours, MOTIVO);
  await act('perguntar', ours, { autor: 'Carla', texto: 'Em que altura da rua?' });
  await follow('esclarecimento', sent, { texto: 'Diante do número 12.' });
  const { id } = await attach('/v1/atender/anexos', ours);
  await act('responder', ours, { autor: 'Carla', texto: 'A lâmpada foi trocada.', anexos: [id] });
  await follow('avaliacao', sent, { nota: 4, comentario: 'Obrigada.' });
  await follow('recurso', sent, { texto: 'O poste continua apagado.' });
});

it('a mark of a service is answered as described', async () => {
  const path = '/v1/servicos/{slug}/avaliacao';
  await send('post', path, '/v1/servicos/ouvidoria/avaliacao', 200, { body: { nota: 4 } });
  await send('post', path, '/v1/servicos/ouvidoria/avaliacao', 400, { body: { nota: 9 } });
  await send('post', path, '/v1/servicos/nada/avaliacao', 404, { body: { nota: 4 } });
});

it('a message that is closed, and requests that are refused, are answered as described', async () => {
  const sent = await write();
  const ours = await bearer(sent, 'ouvidoria');
  await act('encerrar', ours, MOTIVO);
  const refuse = (path: string, status: number, body: object, headers = {}) =>
    send('post', path, path, status, { body, headers });
  await refuse('/v1/atender/responder', 409, { autor: 'Carla', texto: 'Tarde.' }, ours);
  await refuse('/v1/atender/parecer', 403, { autor: 'Carla', texto: 'Não cabe.' }, ours);
  await refuse('/v1/atender/encerrar', 401, MOTIVO);
  await refuse('/v1/mensagens/consulta', 404, { protocolo: '1', chave: '2' });
  await refuse('/v1/mensagens/consulta', 400, { protocolo: 1 });
  await refuse('/v1/mensagens', 400, { canal: 'rádio' });
  await send('post', '/v1/mensagens/anexos', '/v1/mensagens/anexos?outro=1', 400, {
    body: PDF,
    headers: { ...BYTES, ...(await proof()) },
  });
});

const csv = (cells: object): Buffer =>
  Buffer.from(`${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`);

it('uploads in pieces and in one request are answered as described', async () => {
  const { token } = await portal.db.own((client) =>
    createToken(client, datasets, { tenant: 1, name: 'Sistema contábil', datasets: null }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const cells = row('1/2031', '2031');
  const bytes = csv(cells);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const order = { conjunto: 'contratos', nome: 'contratos.csv', tamanho: bytes.length, sha256, conferir: true };
  const { id } = await send<{ id: string }>('post', '/v1/envios', '/v1/envios', 201, { body: order, headers });
  const one = '/v1/envios/{id}';
  const piece = { body: bytes, headers: { ...headers, ...BYTES, 'upload-offset': '0' } };
  await send('patch', one, `/v1/envios/${id}`, 200, piece);
  await send('patch', one, `/v1/envios/${id}`, 409, piece);
  await send('post', `${one}/publicar`, `/v1/envios/${id}/publicar`, 202, { headers });
  await send('get', one, `/v1/envios/${id}`, 200, { headers });
  await send('get', one, `/v1/envios/${id}`, 401);
  const other = await send<{ id: string }>('post', '/v1/envios', '/v1/envios', 201, {
    body: { ...order, nome: 'outro.csv' },
    headers,
  });
  await send('delete', one, `/v1/envios/${other.id}`, 204, { headers });
  await send('get', one, `/v1/envios/${other.id}`, 404, { headers });
  const whole = '/v1/envios/{conjunto}/{nome}';
  const file = (text: Buffer) => ({ body: text, headers: { ...headers, ...BYTES } });
  await send('put', whole, '/v1/envios/contratos/maio.csv?conferir=1', 200, file(bytes));
  await send('put', whole, '/v1/envios/contratos/maio.csv?nada=1', 400, file(bytes));
  const wrong = file(csv({ ...cells, vlrContrato: 'dez reais' }));
  const { id: refused } = await send<{ id: string }>('put', whole, '/v1/envios/contratos/erro.csv', 422, wrong);
  await send('get', `${one}/recusadas.csv`, `/v1/envios/${refused}/recusadas.csv`, 200, { headers });
});

it('webhooks are registered, tried, listed and removed as described', async () => {
  const made = (usos: TokenUse[]) =>
    portal.db.own((client) => createToken(client, datasets, { tenant: 1, name: 'Jornal', datasets: null, usos }));
  const headers = { authorization: `Bearer ${(await made(['webhooks'])).token}` };
  const all = '/v1/webhooks';
  const body = { url: 'https://200.160.2.3/avisos', conjuntos: ['contratos'], filtro: 'vlrContrato.gte=100000' };
  const { id } = await send<{ id: string }>('post', all, all, 201, { body, headers });
  await send('post', all, all, 400, { body: { url: 'https://127.0.0.1/' }, headers });
  await send('get', all, all, 200, { headers });
  await send('get', all, all, 401);
  await send('get', all, all, 403, { headers: { authorization: `Bearer ${(await made(['publicar'])).token}` } });
  const tried = await send<{ id: string }>('post', `${all}/{id}/teste`, `${all}/${id}/teste`, 202, { headers });
  await send('get', `${all}/{id}/entregas`, `${all}/${id}/entregas`, 200, { headers });
  const again = `entregas/${tried.id}/repetir`;
  await send('post', `${all}/{id}/entregas/{entrega}/repetir`, `${all}/${id}/${again}`, 202, { headers });
  await send('delete', `${all}/{id}`, `${all}/${id}`, 204, { headers });
  await send('delete', `${all}/{id}`, `${all}/${id}`, 404, { headers });
});

it('every request that the description has was sent', () => {
  const unsent = operations.filter((one) => !asked.has(one)).map(({ method, path }) => `${method} ${path}`);
  expect(unsent).toEqual([]);
});
