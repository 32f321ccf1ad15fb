import { ANEXOS } from '../../../catalog/mensagens/anexo.ts';
import { CANAIS, IDENTIDADES, RESULTADOS, SITUACOES, TIPOS } from '../../../catalog/mensagens/canal.ts';
import { RASCUNHO_LONGEST, VAZIO } from '../../../catalog/mensagens/rascunho.ts';
import { NOTAS } from '../../../catalog/mensagens/resposta.ts';
import { answer, day, integer, json, list, moment, nullable, object, ref, text, told, yes } from '../schema.ts';

const TICKET = { protocolo: text, chave: text };

const failures = {
  400: json(ref('erro'), 'Um campo falta ou não serve: problems diz qual e por quê'),
  429: json(ref('erro'), 'Pedidos demais em pouco tempo: espere dez minutos'),
};

const posted = (summary: string, properties: object, content: object, more: object = {}) => ({
  post: {
    summary,
    requestBody: { required: true, content: { 'application/json': { schema: object(properties) } } },
    responses: { 200: content, ...failures, ...more },
  },
});

const NOBODY = { 404: json(ref('erro'), 'O protocolo e a chave não conferem') };
const CLOSED = { 409: json(ref('erro'), 'O andamento da mensagem não permite mais isso') };
const FOLLOWED = json(
  answer(ref('mensagem')),
  'A mensagem como está: situação, prazo, passos, anexos e o que ainda se pode fazer',
);
const FILE = object({ id: text, nome: text, tipo: text, tamanho: integer, de: { enum: ['cidadao', 'orgao'] } });
const SENT = answer(object({ protocolo: text, chave: text, criadaEm: moment, prazo: nullable(day), copia: yes }));
const namesOf = (choices: readonly { nome: string }[]) => ({ enum: choices.map(({ nome }) => nome) });

/** A message as whoever wrote it follows it. */
export const MENSAGEM = object({
  protocolo: text,
  canal: { enum: CANAIS },
  tipo: namesOf(Object.values(TIPOS).flat()),
  identidade: namesOf(IDENTIDADES),
  unidade: nullable(text),
  criadaEm: moment,
  prazo: nullable(day),
  prorrogada: yes,
  situacao: { enum: Object.keys(SITUACOES) },
  atrasada: yes,
  resultado: nullable(namesOf(RESULTADOS)),
  assunto: told(nullable(text), 'Nulo depois do prazo em que se guarda'),
  texto: nullable(text),
  sobre: nullable(object({ caminho: text, titulo: text })),
  anexos: list(FILE),
  passos: list(object({ quando: moment, acao: text, autor: text, texto: nullable(text), publico: yes })),
  recurso: object({ pode: yes, ate: nullable(day) }),
  complemento: object({ pode: yes }),
  avaliacao: object({ pode: yes, nota: nullable(integer) }),
});

const draft = Object.fromEntries(
  Object.entries(RASCUNHO_LONGEST).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
);

const MESSAGE = object(
  { canal: { enum: CANAIS }, texto: text, prova: object({ desafio: text, n: integer }) },
  {
    ...draft,
    anexos: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: ANEXOS.maximo },
    site: { type: 'string', maxLength: 0, description: 'Sempre vazio' },
  },
);

/** How programs write to a body, and follow what they wrote. */
export const MESSAGES = {
  '/v1/mensagens/desafio': {
    get: {
      summary: 'A pequena conta que afasta robôs',
      description:
        'Ache um número n tal que o SHA-256 de “desafio.n” comece com tantos bits zero quantos bits diz. Serve aos anexos e a uma mensagem, por duas horas.',
      responses: { 200: json(answer(object({ desafio: text, bits: integer, expira: moment })), 'O desafio') },
    },
  },
  '/v1/mensagens/anexos': {
    post: {
      summary: 'Envia um arquivo antes da mensagem que o leva',
      parameters: [
        { name: 'nome', in: 'query', required: false, schema: text, description: 'Nome do arquivo' },
        {
          name: 'x-prova',
          in: 'header',
          required: true,
          schema: text,
          description: 'O desafio, um ponto e o número achado',
        },
      ],
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        201: json(answer(FILE), 'O arquivo, com o id que vai em anexos'),
        ...failures,
        413: json(ref('erro'), `O arquivo passa de ${ANEXOS.cada} bytes`),
        415: json(ref('erro'), 'O conteúdo não é de um tipo aceito, qualquer que seja o nome'),
      },
    },
  },
  '/v1/mensagens': {
    post: {
      summary: 'Envia uma mensagem à ouvidoria, ao e-SIC ou ao fale conosco',
      description: `O que um canal não pede vem vazio ou não vem: ${Object.keys(VAZIO).join(', ')}.`,
      parameters: [
        {
          name: 'idempotency-key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 16, maxLength: 100 },
          description: 'Um nome só deste envio, como um UUID: repetido com o mesmo conteúdo, dá a mesma resposta',
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: MESSAGE } } },
      responses: {
        201: json(SENT, 'Recebida: protocolo, chave (dita só aqui) e prazo'),
        200: json(SENT, 'O mesmo envio já tinha sido recebido'),
        ...failures,
        409: json(
          ref('erro'),
          'A conta venceu (STALE_PROOF), o nome é de outro envio (OTHER_CONTENT) ou o órgão atende em outro endereço (ELSEWHERE)',
        ),
      },
    },
  },
  '/v1/mensagens/consulta': posted('O andamento de uma mensagem', TICKET, FOLLOWED, NOBODY),
  '/v1/mensagens/complemento': posted(
    'Acrescenta algo a uma mensagem ainda sem resposta',
    { ...TICKET, texto: text },
    FOLLOWED,
    {
      ...NOBODY,
      ...CLOSED,
    },
  ),
  '/v1/mensagens/recurso': posted('Recorre da resposta, ou da falta dela', { ...TICKET, texto: text }, FOLLOWED, {
    ...NOBODY,
    ...CLOSED,
  }),
  '/v1/mensagens/avaliacao': posted(
    'Diz, uma vez, como foi o atendimento',
    { ...TICKET, nota: { type: 'integer', minimum: 1, maximum: NOTAS.length }, comentario: text },
    FOLLOWED,
    { ...NOBODY, ...CLOSED },
  ),
  '/v1/mensagens/anexo': posted(
    'Um arquivo de uma mensagem',
    { ...TICKET, id: text },
    { description: 'O arquivo', content: { 'application/octet-stream': {} } },
    NOBODY,
  ),
};
