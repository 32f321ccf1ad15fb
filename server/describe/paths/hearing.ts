import { CANAIS } from '../../../catalog/mensagens/canal.ts';
import { answer, get, integer, list, nullable, number, object, parameter, segment, text, told } from '../schema.ts';
import { NORM } from './body.ts';

const COUNTER = object({
  unidade: text,
  responsavel: nullable(text),
  endereco: text,
  telefone: text,
  email: text,
  horario: nullable(text),
  norma: NORM,
});

const HEARING = answer(
  object({
    canais: object(Object.fromEntries(CANAIS.map((canal) => [canal, COUNTER]))),
    externo: object({ ouvidoria: nullable(text), esic: nullable(text) }),
    autoridadeRecursal: nullable(text),
    retencao: told(nullable(integer), 'Anos em que se guarda o que foi dito; nulo, para sempre'),
    cartaDeServicos: nullable(text),
    unidades: list(object({ slug: text, nome: text })),
  }),
);

const COUNTS = list(object({ rotulo: text, total: integer }));
const TALLY = [
  'recebidas',
  'respondidas',
  'noPrazo',
  'semResposta',
  'emAndamento',
  'atrasadas',
  'prorrogadas',
  'recursos',
];
const SPLIT = ['porMes', 'porTipo', 'porUnidade', 'porSituacao', 'porResultado'];

const REPORT = answer(
  object({
    canal: { enum: CANAIS },
    ano: integer,
    anos: list(integer),
    ...Object.fromEntries(TALLY.map((name) => [name, integer])),
    dias: told(nullable(number), 'Dias até a resposta, em média'),
    ...Object.fromEntries(SPLIT.map((name) => [name, COUNTS])),
    perfil: list(object({ rotulo: text, contas: COUNTS })),
    satisfacao: object({ respostas: integer, media: nullable(number), notas: COUNTS }),
  }),
);

/** How the body hears people, and a year of it in figures. */
export const HEARING_PATHS = {
  '/v1/atendimento': get(
    'Como o órgão ouve as pessoas: ouvidoria, e-SIC e fale conosco',
    [],
    HEARING,
    'Unidade, endereço, telefone, e-mail, horário e norma de cada canal, e as unidades que se podem escolher',
  ),
  '/v1/relatorios/{canal}': get(
    'Um ano de um canal em números: o que chegou, o que foi respondido e em quanto tempo',
    [
      segment('canal', 'O canal', { enum: CANAIS }),
      parameter('ano', integer, 'O ano; sem ele, o último que tem mensagens'),
    ],
    REPORT,
    'Os totais, as contagens por mês, tipo, unidade, situação e resultado, o perfil de quem pediu e a satisfação; com .csv no fim, o mesmo para planilha',
  ),
};
