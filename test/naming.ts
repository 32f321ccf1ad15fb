import type { SignedIn } from './desk.ts';
import type { Portal } from './portal.ts';
import type { Ids } from './things.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of the panel that names a thing by its id. */
export interface NamingCall {
  /** Method and route, as the application declares it. */
  route: string;
  method: Method;
  path: string;
  body?: object;
  /** Whether the body whose thing it is finds nothing either: it belongs to one person, or its bytes were never there. */
  bare: boolean;
}

type Bodies = Readonly<Partial<Record<Method, object | null>>>;

/** Calls of one address, with what each sends. */
const on = (pattern: string, named: Ids, bodies: Bodies, kind: 'whole' | 'bare' = 'whole'): NamingCall[] =>
  Object.entries(bodies).map(([method, body]) => ({
    route: `${method} /painel${pattern.replace(/\?.*/, '')}`,
    method: method as Method,
    path: `/painel${pattern.replace(/:(\w+)/g, (_, name) => named[name] ?? '')}`,
    ...(body && { body }),
    bare: kind === 'bare',
  }));

const motivo = 'Um motivo que se entende';
const texto = 'Uma resposta que se entende, com começo e fim.';

const ownCalls = ({ passkey = '', sessao = '', pessoa = '', modelo = '', chave = '' }: Ids): NamingCall[] => [
  ...on('/api/conta/passkeys/:id', { id: passkey }, { PUT: { nome: 'x' }, DELETE: null }, 'bare'),
  ...on('/api/conta/sessoes/:id', { id: sessao }, { DELETE: null }, 'bare'),
  ...on('/api/rascunhos/:chave', { chave: 'alheio' }, { GET: null, PUT: { conteudo: 1 }, DELETE: null }),
  ...on('/api/pessoas/:id/papeis', { id: pessoa }, { PUT: { papeis: ['publicador'] } }),
  ...on('/api/pessoas/:id/convite', { id: pessoa }, { POST: {} }),
  ...on('/api/pessoas/:id', { id: pessoa }, { DELETE: null }),
  ...on('/api/modelos/:id', { id: modelo }, { PUT: { titulo: 'Outro', texto }, DELETE: null }),
  ...on('/api/chaves/:id/revogar', { id: chave }, { POST: {} }),
  ...on('/api/textos/:parte/edicoes/:numero', { parte: 'perguntas', numero: '7777' }, { GET: null }),
  ...on(
    '/api/textos/:parte/edicoes/:numero/volta',
    { parte: 'perguntas', numero: '7777' },
    { POST: { para: 'depois' } },
  ),
];

const messageCalls = ({ mensagem = '', anexo = '' }: Ids): NamingCall[] => {
  const named = { id: mensagem, anexo };
  const acts = {
    ...{ identidade: {}, perguntar: { texto }, prorrogar: { motivo }, encaminhar: { unidade: 'obras', texto } },
    ...{ anexos: {}, responder: { texto, anexos: [] }, encerrar: { motivo } },
  };
  return [
    ...on('/api/mensagens/:id', named, { GET: null }),
    ...on('/api/mensagens/:id/atendente', named, { PUT: { pessoa: null } }),
    ...on('/api/mensagens/:id/minuta', named, { PUT: { texto }, DELETE: null }),
    ...on('/api/mensagens/:id/anexos/:anexo', named, { GET: null }, 'bare'),
    ...Object.entries(acts).flatMap(([act, body]) => on(`/api/mensagens/:id/${act}`, named, { POST: body })),
  ];
};

const SOURCE = { nome: 'Outra', fonte: 'arquivo', endereco: 'https://example.com/x.csv', conjuntos: ['contratos'] };

const publishedCalls = ({ carga = '', coleta = '' }: Ids): NamingCall[] => {
  const named = { dataset: 'contratos', de: '2020-01-01', ate: '2020-12-31', carga };
  const volta = { motivo, ensaio: false, ultima: Number(carga) };
  const correcao = { chave: { numero: '1' }, valores: null, motivo, ensaio: false };
  return [
    ...on('/api/cargas/:dataset/:carga', named, { GET: null }),
    ...on('/api/cargas/:dataset/:carga/volta', named, { POST: volta }),
    ...on('/api/declaracoes/:dataset/:de/:ate', named, { DELETE: null }),
    ...on('/api/correcoes/:dataset', named, { GET: null, POST: correcao }, 'bare'),
    ...on('/api/coletas/:id', { id: coleta }, { PUT: { ...SOURCE, frequencia: 'diaria', hora: 1, dia: 0 } }),
    ...on('/api/coletas/:id/pausa', { id: coleta }, { POST: { pausada: true } }),
    ...on('/api/coletas/:id/rodar', { id: coleta }, { POST: {} }),
    ...on('/api/coletas/:id', { id: coleta }, { DELETE: null }),
  ];
};

const MEND = { arquivo: 'alheio.csv', linha: 2, celulas: null };

const rehearsalCalls = ({ ensaio = '', arquivo = '', mapeamento = '' }: Ids): NamingCall[] => {
  const named = { id: ensaio, arquivo, ensaio };
  return [
    ...on('/api/publicar/:id', named, { GET: null, PATCH: { periodo: [] } }),
    ...on('/api/publicar/:id/arquivos', named, { POST: { arquivos: [{ nome: 'x.csv', tamanho: 3 }] } }),
    ...on('/api/publicar/:id/arquivos/:arquivo', named, { PATCH: {} }),
    ...on('/api/publicar/:id/ensaiar', named, { POST: {} }),
    ...on('/api/publicar/:id/recusadas', named, { GET: null, PATCH: { linhas: [MEND] } }, 'bare'),
    ...on('/api/publicar/:id/recusadas.csv', named, { GET: null }, 'bare'),
    ...on('/api/publicar/:id/publicar', named, { POST: { ficha: 'x' } }),
    ...on('/previa/:ensaio/*', named, { GET: null }, 'bare'),
    ...on('/api/publicar/:id/arquivos/:arquivo', named, { DELETE: null }),
    ...on('/api/publicar/:id', named, { DELETE: null }),
    ...on('/api/publicar/mapeamentos/:id', { id: mapeamento }, { DELETE: null }),
  ];
};

const documentCalls = ({ edicao = '', preparado = '' }: Ids): NamingCall[] => {
  const named = { slug: 'alheio', id: edicao };
  const sheet = { categoria: 'ppa', periodo: null, partes: [], data: '2020-02-02', motivo };
  const gone = { categoria: 'ppa', ano: 2019, periodo: null, parte: null, motivo };
  const draft = { id: preparado };
  return [
    ...on('/api/arquivos/documentos/:slug/edicoes/:id', named, { GET: null }, 'bare'),
    ...on('/api/arquivos/documentos/:slug', named, { GET: null, PATCH: sheet }),
    ...on('/api/arquivos/ordem', {}, { PUT: { categoria: 'ppa', ano: 2020, slugs: ['alheio'] } }),
    ...on('/api/arquivos/documentos/:slug/retirar', named, { POST: { motivo } }, 'bare'),
    ...on('/api/arquivos/declaracoes/retirar', {}, { POST: gone }),
    ...on('/api/arquivos/rascunhos', {}, { PATCH: { ids: [preparado], ficha: { titulo: 'x' } } }),
    ...on('/api/arquivos/rascunhos/:id', draft, { GET: null, PATCH: { ficha: { titulo: 'x' } } }),
    ...on('/api/arquivos/rascunhos/:id/arquivo?nome=x.pdf', draft, { PUT: {} }),
    ...on('/api/arquivos/rascunhos/:id/arquivo', draft, { GET: null }, 'bare'),
    ...on('/api/arquivos/publicar', {}, { POST: { ids: [preparado] } }),
    ...on('/api/arquivos/rascunhos/:id', draft, { DELETE: null }),
  ];
};

/** Every call that names something of the first body; what ends a thing comes after what needs it. */
export const namingCalls = (ids: Ids): NamingCall[] => [
  ...ownCalls(ids),
  ...messageCalls(ids),
  ...publishedCalls(ids),
  ...rehearsalCalls(ids),
  ...documentCalls(ids),
];

/** Makes a call as somebody; a body goes as JSON, whatever the route takes. */
export async function makeCall(
  { app }: Pick<Portal, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
  { method, path, body }: Pick<NamingCall, 'method' | 'path' | 'body'>,
): Promise<{ status: number; text: string }> {
  const { statusCode, payload } = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  return { status: statusCode, text: payload };
}
