import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Portal, sharePortal } from '../../test/portal.ts';

const TOWN = 'pmdemo.transparencia.localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let server: Server;
let origin = '';
const clients = new Map<string, Client>();

/** The SDK's own client, over HTTP to a portal that listens. */
async function clientOf(host: string, path = '/mcp'): Promise<Client> {
  const client = new Client({ name: 'teste', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(path, origin.replace('127.0.0.1', host)), {
    // The name of the body leads nowhere here: it travels as the Host, which `fetch` would not send.
    fetch: (url, init) => hostFetch(host, String(url), init),
  });
  await client.connect(transport);
  return client;
}

async function hostFetch(host: string, url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${pathname}${search}`, { method: init.method ?? 'GET', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 500 } = response;
        const body = [202, 204].includes(status) ? null : Buffer.concat(parts);
        resolve(new Response(body, { status, headers: { 'content-type': response.headers['content-type'] ?? '' } }));
      });
    });
    sent.on('error', reject);
    sent.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

const SOURCE = z.object({
  orgao: z.string().min(1),
  consulta: z.string().min(1),
  pagina: z.url(),
  api: z.url(),
  dados: z
    .object({ referencia: z.string().nullable(), carga: z.int().nullable(), publicadaEm: z.string().nullable() })
    .optional(),
});

/** Calls a tool, and checks that the answer says where it is found again. */
async function call(host: string, name: string, args: Record<string, unknown>) {
  const client = clients.get(host) ?? (await clientOf(host));
  clients.set(host, client);
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  const text = z.array(z.object({ type: z.literal('text'), text: z.string() })).parse(content)[0]?.text ?? '';
  if (isError) return { failed: text, answer: null, source: null };
  expect(JSON.parse(text)).toEqual(structuredContent);
  const answer = z.record(z.string(), z.json()).parse(structuredContent);
  return { failed: null, answer, source: SOURCE.parse(answer.fonte) };
}

beforeAll(async () => {
  portal = await sharePortal();
  // A request that comes by no listener of the portal's own finds routes only once they are ready.
  await portal.app.ready();
  // A server of its own: the portal is shared with tests that listen to it themselves.
  server = createServer((request, response) => portal.app.routing(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  for (const client of clients.values()) await client.close();
  server.close();
});

describe.each([TOWN, CHAMBER])('an assistant that asks %s', (host) => {
  it('finds six tools that only read, each explained in Portuguese', async () => {
    const client = await clientOf(host);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'buscar',
      'consultar',
      'descrever',
      'listar_conjuntos',
      'obter',
      'somar',
    ]);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toMatch(/\S{3}/);
      for (const property of Object.values(inputSchema.properties ?? {}))
        expect(property).toMatchObject({ description: expect.stringMatching(/\S{3}/) });
    }
    expect(client.getInstructions()).toContain('Toda resposta traz “fonte”');
    await client.close();
  });

  it('learns the datasets and the fields, and uses their names', async () => {
    const { answer } = await call(host, 'listar_conjuntos', {});
    const listed = z.array(z.object({ conjunto: z.string() })).parse(answer?.conjuntos);
    expect(listed.some(({ conjunto }) => conjunto === 'contratos')).toBe(true);
    expect(listed.some(({ conjunto }) => conjunto === 'divida-ativa')).toBe(false);
    const { answer: described, source } = await call(host, 'descrever', { conjunto: 'contratos' });
    expect(described).toMatchObject({
      chave: ['numContrato', 'numAnoPub'],
      totais: expect.arrayContaining(['vlrContrato']),
    });
    expect(source?.dados?.carga).toBeGreaterThan(0);
  });

  it('gets the sum that the list shows, and the address at which it stands', async () => {
    const { json } = await portal.ask('/api/v1/contratos?vlrContrato.gte=50000&_size=1', host);
    const { answer, source } = await call(host, 'somar', {
      conjunto: 'contratos',
      filtros: { 'vlrContrato.gte': 50_000 },
    });
    expect(answer).toMatchObject({ linhas: json.total, somas: json.totals });
    expect(json.total).toBeGreaterThan(0);
    expect(source).toMatchObject({ consulta: json.says, pagina: `http://${host}/contratos?vlrContrato.gte=50000` });
    expect(source?.dados).toEqual({
      referencia: json.dados.referencia,
      carga: json.dados.carga,
      publicadaEm: json.dados.publicadaEm,
    });
    const api = new URL(source?.api ?? '');
    expect((await portal.ask(api.pathname + api.search, host)).json.totals).toEqual(json.totals);
  });

  it('gets groups that add up to the whole', async () => {
    const { answer: whole } = await call(host, 'somar', { conjunto: 'contratos' });
    const { answer } = await call(host, 'somar', { conjunto: 'contratos', por: 'numAnoPub', ordem: '-chave' });
    const groups = z.array(z.object({ chave: z.int(), linhas: z.int() })).parse(answer?.grupos);
    expect(groups.reduce((sum, { linhas }) => sum + linhas, 0)).toBe(whole?.linhas);
    expect(groups.map(({ chave }) => chave)).toEqual(groups.map(({ chave }) => chave).toSorted((a, b) => b - a));
  });

  it('reads rows page after page, and one of them by its key', async () => {
    const asked = { conjunto: 'contratos', ordem: '-vlrContrato', campos: ['numContrato', 'numAnoPub'], tamanho: 2 };
    const { answer: first } = await call(host, 'consultar', asked);
    const { answer: second } = await call(host, 'consultar', { ...asked, depois: first?.proxima });
    const { json } = await portal.ask(
      '/api/v1/contratos?_sort=-vlrContrato&_campos=numContrato,numAnoPub&_size=4',
      host,
    );
    const rows = z.array(z.object({ numContrato: z.string(), numAnoPub: z.int() }));
    const read = [...rows.parse(first?.linhas), ...rows.parse(second?.linhas)];
    expect(read).toEqual(json.data);
    const { answer, source } = await call(host, 'obter', {
      conjunto: 'contratos',
      chave: Object.values(read[0] ?? {}),
    });
    expect(rows.parse(answer?.linhas)[0]).toMatchObject(read[0] ?? {});
    const page = new URL(source?.pagina ?? '');
    expect((await portal.ask(page.pathname, host)).status).toBe(200);
  });

  it('searches everything, and each find has its page', async () => {
    const { answer } = await call(host, 'buscar', { termo: 'serviço' });
    const found = z.array(z.object({ pagina: z.url() })).parse(answer?.resultados);
    expect(found.length).toBeGreaterThan(0);
    expect(answer?.cargas).toEqual(expect.arrayContaining([expect.objectContaining({ carga: expect.any(Number) })]));
  });

  it.each([
    ['somar', { conjunto: 'contratos', filtros: { nada: '1' } }, '“nada” não é um campo de contratos.'],
    ['consultar', { conjunto: 'contratos', filtros: { 'vlrContrato.gte': 'muito' } }, '“muito”'],
    ['consultar', { conjunto: 'nada' }, 'Não há um conjunto de dados com esse nome.'],
    ['obter', { conjunto: 'contratos', chave: ['nada', 2025] }, 'não encontrado'],
  ])('%s of %j is told what is wrong', async (name, args, sentence) => {
    expect((await call(host, name, args)).failed).toContain(sentence);
  });
});

describe('the endpoint', () => {
  it('gives each body its own data: a contract of one is not to be had from the other', async () => {
    const { answer } = await call(TOWN, 'consultar', {
      conjunto: 'contratos',
      campos: ['numContrato', 'numAnoPub', 'txtObjeto'],
      tamanho: 100,
    });
    const rows = z.array(z.record(z.string(), z.json())).parse(answer?.linhas);
    const { json } = await portal.ask('/api/v1/contratos?_size=1000', CHAMBER);
    const theirs = new Set(json.data.map(({ txtObjeto }) => txtObjeto));
    const own = rows.find(({ txtObjeto }) => !theirs.has(String(txtObjeto)));
    const { failed, answer: other } = await call(CHAMBER, 'obter', {
      conjunto: 'contratos',
      chave: [own?.numContrato, own?.numAnoPub],
    });
    expect(failed ?? JSON.stringify(other)).not.toContain(String(own?.txtObjeto));
  });

  it('is also below /api, where the API host has it', async () => {
    const client = await clientOf('pmdemo.apitransparencia.localhost');
    expect((await client.listTools()).tools).toHaveLength(6);
    await client.close();
  });

  it('may be asked from any site, since it only reads what is public', async () => {
    const { headers } = await portal.app.inject({
      method: 'OPTIONS',
      url: '/mcp',
      headers: { host: TOWN, origin: 'https://assistente.example', 'access-control-request-method': 'POST' },
    });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  const post = (payload: object | string) =>
    portal.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: TOWN, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload,
    });

  it('refuses what is too long, too many at once, or for nobody', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post(`"${'a'.repeat(70_000)}"`)).statusCode).toBe(413);
    expect((await post(Array(11).fill(ping))).statusCode).toBe(413);
    expect((await portal.app.inject({ method: 'GET', url: '/mcp', headers: { host: TOWN } })).statusCode).toBe(405);
    const nobody = { host: 'nada.transparencia.localhost', 'content-type': 'application/json' };
    expect(
      (await portal.app.inject({ method: 'POST', url: '/api/mcp', headers: nobody, payload: ping })).statusCode,
    ).toBe(400);
  });
});
