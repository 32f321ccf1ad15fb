import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { Fault, faultOf } from '../http/fault.ts';
import type { BodyAsker } from './asking.ts';
import { INPUTS } from './inputs.ts';
import { describeDataset, listDatasets, readRecord, readRows, searchAll, sumRows } from './tools.ts';

/** A tool changes nothing, gives the same answer twice, and reaches nothing but the portal. */
const READS = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };

const instructionsFor = (body: string): string =>
  [
    `Dados públicos do Portal da Transparência: ${body}. Só leitura, só deste órgão.`,
    'Comece por listar_conjuntos e descrever; use os nomes de campos e valores que eles trazem.',
    'Para totais, use somar: nunca some linhas de uma página. Dinheiro é em reais.',
    'Toda resposta traz “fonte” (página, endereço da API, data dos dados e carga): cite-a junto de cada número, para que se possa conferir.',
    'Um erro diz o que corrigir na pergunta.',
  ].join(' ');

/** The result of a tool: the same answer as text, for assistants of any age, and as data. */
async function answered(body: BodyAsker, make: () => Promise<object>) {
  try {
    const answer = await make();
    return { content: [textPart(JSON.stringify(answer))], structuredContent: { ...answer } };
  } catch (error) {
    body.noteFailure(error);
    const { message } = faultOf(error);
    return { isError: true, content: [textPart(message)] };
  }
}

const textPart = (text: string) => ({ type: 'text' as const, text });

/** Answers one request to a body. No stream outlasts it: there is nothing to subscribe to, since no server remembers who asked. */
export const handlerFor = (body: BodyAsker, version: string) =>
  createMcpHandler(() => serverFor(body, version), { maxSubscriptions: 0 });

/** The server of one body for one request. */
function serverFor(body: BodyAsker, version: string): McpServer {
  const server = new McpServer(
    { name: 'portal-da-transparencia', title: `Portal da Transparência – ${body.body}`, version },
    { instructions: instructionsFor(body.body) },
  );
  registerReading(server, body);
  registerAsking(server, body);
  registerDictionary(server, body);
  return server;
}

/** The tools by which an assistant learns what there is. */
function registerReading(server: McpServer, body: BodyAsker): void {
  server.registerTool(
    'listar_conjuntos',
    {
      title: 'Listar os conjuntos de dados',
      description: 'Os conjuntos de dados que o órgão publica, com o que são e de quando são os dados.',
      inputSchema: INPUTS.listar,
      annotations: READS,
    },
    () => answered(body, () => listDatasets(body)),
  );
  server.registerTool(
    'descrever',
    {
      title: 'Descrever um conjunto',
      description: 'Os campos de um conjunto: o que significam, como se filtra, agrupa e soma cada um, e a chave.',
      inputSchema: INPUTS.descrever,
      annotations: READS,
    },
    (asked) => answered(body, () => describeDataset(body, asked)),
  );
  server.registerTool(
    'buscar',
    {
      title: 'Buscar em tudo',
      description: 'Procura palavras, nomes e números em tudo o que o órgão publica, o melhor resultado primeiro.',
      inputSchema: INPUTS.buscar,
      annotations: READS,
    },
    (asked) => answered(body, () => searchAll(body, asked)),
  );
}

/** The tools by which it asks for rows and sums. */
function registerAsking(server: McpServer, body: BodyAsker): void {
  server.registerTool(
    'consultar',
    {
      title: 'Consultar linhas',
      description: 'Linhas de um conjunto com filtros e ordem, e o total e as somas de todas as que respondem.',
      inputSchema: INPUTS.consultar,
      annotations: READS,
    },
    (asked) => answered(body, () => readRows(body, asked)),
  );
  server.registerTool(
    'obter',
    {
      title: 'Obter um registro',
      description: 'Um registro pela chave, com o que se relaciona com ele: empenhos, aditivos, pagamentos…',
      inputSchema: INPUTS.obter,
      annotations: READS,
    },
    (asked) => answered(body, () => readRecord(body, asked)),
  );
  server.registerTool(
    'somar',
    {
      title: 'Somar e contar',
      description: 'Conta as linhas de uma consulta e soma seus valores, no todo ou por grupo: a mesma soma da página.',
      inputSchema: INPUTS.somar,
      annotations: READS,
    },
    (asked) => answered(body, () => sumRows(body, asked)),
  );
}

function registerDictionary(server: McpServer, body: BodyAsker): void {
  const uri = `${body.site}/api/v1/datapackage.json`;
  server.registerResource(
    'dicionario',
    uri,
    {
      title: 'Dicionário de dados',
      description: 'Todos os campos de todos os conjuntos (Data Package)',
      mimeType: 'application/json',
    },
    async () => ({
      contents: [
        { uri, mimeType: 'application/json', text: JSON.stringify(await body.ask<object>('/datapackage.json')) },
      ],
    }),
  );
}

/** Messages that one request may bring: the protocol of today sends one. */
const MOST_MESSAGES = 10;

export function refuseBatch(sent: unknown): void {
  if (Array.isArray(sent) && sent.length > MOST_MESSAGES)
    throw new Fault(
      413,
      'TOO_MANY_MESSAGES',
      `São aceitas até ${MOST_MESSAGES} mensagens em um pedido. Envie as outras em outro.`,
    );
}
