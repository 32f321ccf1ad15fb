import { answer, day, get, integer, list, nullable, object, parameter, ref, segment, text, told } from '../schema.ts';

const FILE = {
  slug: text,
  categoria: text,
  titulo: text,
  ano: integer,
  periodo: nullable(text),
  data: day,
  tamanho: told(integer, 'Em bytes'),
  tipo: text,
  sha256: text,
  caminho: told(text, 'O documento, abaixo de /v1/arquivos/'),
};

const COUNTED = (chave: object) => list(object({ chave, linhas: integer, data: day }));
const DATED = object({ referencia: nullable(day) });

const FILES = answer(list(object(FILE)), {
  page: integer,
  size: integer,
  total: integer,
  categorias: COUNTED(text),
  anos: COUNTED(integer),
  dados: DATED,
});

export const NORM = nullable(object({ titulo: text, url: nullable(text) }));
const CONTACT = { telefone: nullable(text), email: nullable(text) };

export const UNIDADE = object({
  slug: text,
  nome: text,
  sigla: nullable(text),
  ...CONTACT,
  endereco: nullable(text),
  horario: nullable(text),
  competencias: list(text),
  titular: nullable(
    object({ nome: text, cargo: text, foto: nullable(text), email: nullable(text), ato: nullable(text) }),
  ),
  norma: NORM,
  nomesNosDados: told(list(text), 'Os nomes pelos quais as listas a conhecem'),
  unidades: told(list(ref('unidade')), 'As que ficam abaixo dela'),
});

const MEMBER = object({
  slug: text,
  nome: text,
  partido: text,
  mandato: text,
  biografia: text,
  mesa: nullable(text),
  foto: nullable(text),
  ...CONTACT,
  gabinete: nullable(text),
});

const COMMITTEE = object({
  slug: text,
  nome: text,
  competencias: list(text),
  reunioes: nullable(text),
  membros: list(object({ nome: text, funcao: text })),
});

const STRUCTURE = answer(list(ref('unidade')), {
  norma: NORM,
  membros: list(MEMBER),
  comissoes: list(COMMITTEE),
  atualizadoEm: nullable(day),
  dados: DATED,
});

const WORD = object({
  slug: text,
  termo: text,
  explicacao: text,
  exemplo: nullable(text),
  fontes: list(text),
  sinonimos: list(text),
  veja: list(text),
});

const QUESTION = object({
  slug: text,
  categoria: text,
  pergunta: text,
  resposta: told(text, 'HTML seguro'),
  texto: text,
  atualizada: nullable(day),
});

/** The body itself: its documents, how it is organised, and its words. */
export const BODY = {
  '/v1/arquivos': get(
    'Os arquivos publicados, como RREO, RGF, LOA e balanços',
    [
      parameter('categoria', text, 'Identificador da categoria, como relatorio-resumido'),
      parameter('ano', integer, 'Exercício'),
      parameter('termo', text, 'Palavras do título'),
      parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
      parameter('_size', { type: 'integer', minimum: 1 }, 'Arquivos por página'),
    ],
    FILES,
    'Os arquivos, os mais novos primeiro, com as categorias e os anos que há',
  ),
  '/v1/arquivos/{slug}': get(
    'Um dos arquivos publicados, com o texto que foi lido dele',
    [segment('slug', 'Identificador do arquivo')],
    answer(list(object({ ...FILE, texto: told(text, 'Com os CPFs mascarados') }))),
    'O arquivo',
    'Não há esse arquivo',
  ),
  '/v1/estrutura': get(
    'As unidades do órgão, quem responde por elas e onde ficam',
    [],
    STRUCTURE,
    'A estrutura, em árvore',
  ),
  '/v1/glossario': get(
    'As palavras do portal em linguagem simples',
    [],
    answer(list(WORD), { total: integer }),
    'Os termos, com a lei de cada um',
  ),
  '/v1/glossario/{slug}': get(
    'Uma das palavras',
    [segment('slug', 'Identificador do termo')],
    answer(list(WORD)),
    'O termo',
    'Não há esse termo',
  ),
  '/v1/perguntas': get(
    'As perguntas frequentes',
    [],
    answer(list(QUESTION), { total: integer }),
    'As perguntas por categoria; a resposta é HTML seguro',
  ),
};
