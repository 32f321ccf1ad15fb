import { DIMENSIONS } from '../../catalog/despesa.ts';
import { CANAIS } from '../../catalog/mensagem/canal.ts';
import { REVENUE_IDS } from '../../catalog/receita.ts';
import { json, parameter, ref } from '../schema.ts';

const text = { type: 'string' };
const object = { type: 'object' };

const segment = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  schema: text,
  description,
});

const get = (summary: string, parameters: object[], answer: string, missing?: string) => ({
  get: {
    summary,
    parameters,
    responses: {
      200: json(object, answer),
      ...(parameters.length > 0 && { 400: json(ref('erro'), 'Um nome ou valor que não existe') }),
      ...(missing && { 404: json(ref('erro'), missing) }),
    },
  },
});

const NODE = parameter(
  'no',
  text,
  'O nó e o período, como 2026~funcao-10 ou 2026-01-06; sem ele, o último exercício com dados',
);

/** What screens written by hand ask: sums that follow the money, words, files and the body itself. */
export const SCREENS = {
  '/v1/despesa': get(
    'As despesas por uma classificação, do orçamento ao pagamento',
    [NODE, parameter('por', { enum: DIMENSIONS.map(({ id }) => id) }, 'Como dividir o nó')],
    'As partes do nó, os totais, os meses dos três estágios e as consultas que listam cada soma',
  ),
  '/v1/receita': get(
    'As receitas previstas e arrecadadas por um nível da natureza, por fonte ou por unidade',
    [
      NODE,
      parameter('por', { enum: REVENUE_IDS }, 'Como dividir o nó'),
      parameter('corte', { enum: ['depositos', 'covid'] }, 'Só uma parte da receita'),
    ],
    'As partes do nó, os totais e os meses; deduções são negativas',
  ),
  '/v1/favorecidos/{documento}': get(
    'Tudo de uma empresa ou pessoa neste órgão',
    [segment('documento', 'O CNPJ, ou os seis dígitos visíveis do CPF e o nome: 456789-maria-da-silva')],
    'Licitações, contratos, empenhos, pagamentos por ano e sanções, cada parte com a consulta que a lista',
    'Nada se publicou desse documento',
  ),
  '/v1/percurso/{codOrgao}/{codUnidade}/{numDocEmpenho}/{numExercicio}': get(
    'O caminho do dinheiro de um empenho, da licitação ao pagamento',
    ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'].map((name) =>
      segment(name, 'Parte da chave do empenho'),
    ),
    'As etapas em ordem, com os documentos de cada uma e o que falta',
    'Não há esse empenho',
  ),
  '/v1/percurso/contratos/{numContrato}/{numAnoPub}': get(
    'O caminho do dinheiro de um contrato, da licitação aos pagamentos de seus empenhos',
    ['numContrato', 'numAnoPub'].map((name) => segment(name, 'Parte da chave do contrato')),
    'As etapas em ordem, com os documentos mais novos de cada uma, quantos são e quanto somam',
    'Não há esse contrato',
  ),
  '/v1/arquivos': get(
    'Os arquivos publicados, como RREO, RGF, LOA e balanços',
    [
      parameter('categoria', text, 'Identificador da categoria, como rreo'),
      parameter('ano', { type: 'integer' }, 'Exercício'),
      parameter('termo', text, 'Palavras do título'),
    ],
    'Os arquivos, os mais novos primeiro, com as categorias e os anos que há',
  ),
  '/v1/estrutura': get('As unidades do órgão, quem responde por elas e onde ficam', [], 'A estrutura, em árvore'),
  '/v1/atendimento': get(
    'Como o órgão ouve as pessoas: ouvidoria, e-SIC e fale conosco',
    [],
    'Unidade, endereço, telefone, e-mail, horário e norma de cada canal, e as unidades que se podem escolher',
  ),
  '/v1/relatorios/{canal}': get(
    'Um ano de um canal em números: o que chegou, o que foi respondido e em quanto tempo',
    [
      { ...segment('canal', 'O canal'), schema: { enum: CANAIS } },
      parameter('ano', { type: 'integer' }, 'O ano; sem ele, o último que tem mensagens'),
    ],
    'Os totais, as contagens por mês, tipo, unidade, situação e resultado, o perfil de quem pediu e a satisfação; com .csv no fim, o mesmo para planilha',
  ),
  '/v1/glossario': get('As palavras do portal em linguagem simples', [], 'Os termos, com a lei de cada um'),
  '/v1/perguntas': get('As perguntas frequentes', [], 'As perguntas por categoria; a resposta é HTML seguro'),
} as const;
