import { z } from 'zod';
import { day, integer, moment, number, ok, text } from '../../contract/schema.ts';
import { DECISOES, leituraPedida } from './request.ts';

/**
 * Where an ensaio stands. Only `lendo` and `publicando` are at work: a screen asks again every second or two until they
 * end, and the work goes on whether or not anybody asks.
 */
export const ENSAIO_ESTADOS = [
  /** Bytes are still to come: of each file `recebido` is smaller than `tamanho`. Sending goes on from `recebido`. */
  'recebendo',
  /** All bytes came, and which dataset they are of is for the person to say: `candidatos`, the likeliest first. */
  'escolher',
  /** The files are being recognised or rehearsed; `progresso` says how far. A change while it reads begins it again. */
  'lendo',
  /** Rehearsed: may be published once every one of `decisoes` is confirmed. */
  'ensaiado',
  /** Cannot be published as it is: `erros` says why and what to do. The reading, the columns or the rows are changed, or files exchanged. */
  'recusado',
  /** *Publicar* was asked for and is under way. Nothing can be changed any more. */
  'publicando',
  /** Published: `carga` is the load. The files were deleted. */
  'publicado',
  /** Stopped by a fault of the portal and not of the file: nothing was published. `POST …/ensaiar` tries again. */
  'falhou',
  /** The person gave up, or nothing was done for seven days. The files were deleted. */
  'desistido',
] as const;

export type EnsaioEstado = (typeof ENSAIO_ESTADOS)[number];

const arquivo = z.strictObject({
  id: text.describe('Citado no endereço dos bytes'),
  nome: text.describe('Sem CPF, se havia um no nome'),
  tamanho: integer,
  recebido: integer.describe('Bytes que já chegaram: o próximo pedaço começa aqui'),
});

const candidato = z.strictObject({
  dataset: text,
  titulo: text,
  certo: z.boolean().describe('Todas as colunas se explicam e nenhuma obrigatória falta'),
  porque: text.describe('Uma frase: o que no arquivo fala por este conjunto, e o que falta'),
});

/** How the file was read: each with what holds, and `forcada` with what the person said instead. */
const leitura = z.strictObject({
  formato: z.enum(['CSV', 'JSON', 'XLSX']),
  codificacao: text.nullable().describe('Nulo onde não se aplica, como em uma planilha'),
  separador: text.nullable(),
  planilha: text.nullable().describe('A aba que se lê'),
  planilhas: z.array(text).describe('Todas as abas, para escolher'),
  datas: z.enum(['dma', 'mda']).describe('Dia, mês e ano, ou mês, dia e ano'),
  decimais: z.enum(['br', 'us']).describe('1.234,56 ou 1,234.56'),
  leiaute: text.nullable().describe('Título do leiaute conhecido que reconheceu o arquivo'),
  linhaDoCabecalho: integer,
  forcada: leituraPedida,
  /** From whom the mapping was remembered; null when nobody sent such a file before. */
  lembrada: z.strictObject({ quem: text, quando: moment }).nullable(),
});

const coluna = z.strictObject({
  coluna: text.describe('O nome no cabeçalho do arquivo: é por ele que se muda o campo'),
  campo: text.nullable().describe('O campo que recebe; nulo quando a coluna fica de fora'),
  /** Fields that a layout makes of this column besides `campo`, or with other columns. */
  tambem: z.array(text),
  amostras: z.array(text).max(3).describe('Três valores diferentes, com os documentos de pessoas mascarados'),
  obrigatorio: z.boolean().describe('O campo que recebe é obrigatório'),
  /** Whether someone or something said what becomes of the column. While one is not decided, nothing is published. */
  decidida: z.boolean(),
  sugestao: text.nullable().describe('O campo com o nome mais parecido, quando a coluna não está decidida'),
  porque: text.describe('De onde vem a correspondência, ou o que fazer: “é o nome do campo”, “você disse”, …'),
});

const campo = z.strictObject({
  name: text,
  label: text,
  obrigatorio: z.boolean(),
  ajuda: text.describe('O que é o campo, em uma frase; pode ser vazia'),
});

const periodo = z.strictObject({
  periodo: text,
  linhasAntes: integer.nullable().describe('Nulo onde nunca houve publicação'),
  linhasDepois: integer,
  referencia: day.nullable().describe('O dia até o qual vão os dados'),
  somas: z.array(z.strictObject({ campo: text, label: text, antes: number.nullable(), depois: number })),
});

const aviso = z.strictObject({
  tipo: text,
  frase: text,
  linhas: integer.describe('Quantas linhas ou registros'),
  exemplos: z.array(text).describe('Onde estão os primeiros: “linha 12”'),
  oQueFazer: text,
});

const erro = z.strictObject({
  frase: text,
  oQueFazer: text,
  /** What the screen should open: the reading, the columns, the refused rows, the period, the repeated rows or the files. */
  onde: z.enum(['leitura', 'colunas', 'recusadas', 'periodo', 'repetidas', 'arquivos']),
});

/** What a person must confirm before *Publicar*: the ids go in `confirmadas`. */
const decisao = z.strictObject({
  id: z.enum(DECISOES),
  frase: text.describe('O que aconteceria'),
  confirmar: text.describe('As palavras da caixa que se marca'),
});

const presente = z.strictObject({
  nome: text,
  desde: moment,
  ensaio: text,
  aberto: z.boolean().describe('Está com a tela aberta agora; falso, tem um ensaio parado deste conjunto'),
  voce: z.boolean(),
});

const resumo = {
  id: text,
  /** The ensaios that one drop became, when the files were of several datasets, have the same `lote`. */
  lote: text,
  estado: z.enum(ENSAIO_ESTADOS),
  dataset: text.nullable(),
  titulo: text.nullable().describe('O nome do conjunto'),
  arquivos: z.array(arquivo),
  pessoa: text.describe('O nome de quem enviou'),
  meu: z.boolean(),
  criadoEm: moment,
  mexidoEm: moment,
  aceitas: integer,
  recusadas: integer,
  carga: z.strictObject({ id: integer, href: text }).nullable(),
};

/** A line of the list of ensaios. */
export const ensaioResumo = z.strictObject(resumo);

export const ensaio = z.strictObject({
  ...resumo,
  /** A sentence on what happened last, to be shown on top: another person published meanwhile; the server stopped and nothing was published. */
  mensagem: text.nullable(),
  porque: text.nullable().describe('Por que o arquivo é deste conjunto, quando foi reconhecido'),
  candidatos: z.array(candidato),
  progresso: z
    .strictObject({ lidas: integer, etapa: text.nullable().describe('O que se faz com as linhas depois de lidas') })
    .nullable()
    .describe('Nulo quando nada está em andamento'),
  leitura: leitura.nullable().describe('Nula até o arquivo ser lido'),
  colunas: z.array(coluna),
  campos: z.array(campo).describe('Todos os campos que uma coluna pode preencher'),
  faltam: z.array(campo).describe('Campos obrigatórios que nenhuma coluna preenche'),
  lidas: integer,
  emendadas: integer.describe('Linhas corrigidas à mão'),
  periodos: z.array(periodo),
  /** Rows of periods that were not asked for. */
  deFora: z.array(z.strictObject({ periodo: text, linhas: integer })),
  opcoes: z.strictObject({
    periodo: z.array(text).describe('Só estes períodos; vazio, os das linhas'),
    referencia: day.nullable(),
    acrescenta: z.boolean(),
    repetidas: z.enum(['manter', 'descartar']).nullable(),
  }),
  /** How the period of the rows is said, for files that say it nowhere; null until the dataset is known. */
  periodoDito: z.strictObject({ rotulo: text, exemplo: text }).nullable(),
  /** The question that shows the file's newest period in the public list, as its address says it; empty where there is none. */
  consulta: text,
  avisos: z.array(aviso),
  erros: z.array(erro),
  decisoes: z.array(decisao),
  /** The token of this rehearsal, that *Publicar* gives back; null while it may not be published. */
  ficha: text.nullable(),
  /** What changed in the published data since the rehearsal; *Publicar* would be refused. Rehearse again. */
  mudou: text.nullable(),
  /** The same file is published already, as this load: there is nothing to publish. */
  igual: z.strictObject({ id: integer, href: text }).nullable(),
  presentes: z.array(presente),
  irmaos: z.array(z.strictObject({ id: text, dataset: text.nullable(), titulo: text.nullable() })),
});

const conjunto = z.strictObject({
  dataset: text,
  titulo: text,
  sobre: text,
  periodo: text.describe('O rótulo do campo que diz o período'),
  ultima: moment.nullable().describe('A última publicação'),
});

const mapeamento = z.strictObject({
  id: text,
  dataset: text,
  titulo: text,
  colunas: z.array(text),
  mudancas: z.array(z.strictObject({ coluna: text, campo: text.nullable(), label: text.nullable() })),
  quem: text,
  gravadoEm: moment,
});

const recusada = z.strictObject({
  arquivo: text.describe('O nome do arquivo, como se leu'),
  linha: integer,
  registro: integer.nullable(),
  colunas: z.array(text).nullable().describe('As deste arquivo, quando não são as da resposta'),
  celulas: z.array(text).describe('Na ordem de `colunas`; documentos de pessoas vêm mascarados'),
  mascaradas: z.array(integer).describe('As células que não se mostram como estão no arquivo'),
  problemas: z.array(
    z.strictObject({
      coluna: integer.nullable().describe('A célula errada; nulo quando é a linha toda'),
      campo: text.nullable(),
      frase: text,
    }),
  ),
  emendada: z.boolean().describe('Já foi corrigida à mão e continua errada'),
});

/** Answers of the desk's interface, all below `/painel/api/publicar`. */
export const ensaiosAnswer = z.strictObject({ ok, data: z.array(ensaioResumo) });
export const ensaioAnswer = z.strictObject({ ok, data: ensaio });
export const conjuntosAnswer = z.strictObject({ ok, data: z.array(conjunto) });
export const mapeamentosAnswer = z.strictObject({ ok, data: z.array(mapeamento) });
export const recusadasAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    colunas: z.array(text),
    linhas: z.array(recusada),
    pagina: integer,
    paginas: integer,
    total: integer.describe('Linhas recusadas, todas'),
    mostradas: integer.describe('As que se podem corrigir aqui; o resto só no arquivo'),
  }),
});

export type EnsaiosAnswer = z.output<typeof ensaiosAnswer>;
export type EnsaioDeskAnswer = z.output<typeof ensaioAnswer>;
export type ConjuntosAnswer = z.output<typeof conjuntosAnswer>;
export type MapeamentosAnswer = z.output<typeof mapeamentosAnswer>;
export type RecusadasAnswer = z.output<typeof recusadasAnswer>;
export type Ensaio = z.output<typeof ensaio>;
export type EnsaioResumo = z.output<typeof ensaioResumo>;
export type EnsaioArquivo = z.output<typeof arquivo>;
export type EnsaioColuna = z.output<typeof coluna>;
export type EnsaioLeitura = z.output<typeof leitura>;
export type EnsaioPeriodo = z.output<typeof periodo>;
export type EnsaioErro = z.output<typeof erro>;
export type EnsaioDecisao = z.output<typeof decisao>;
export type EnsaioPresente = z.output<typeof presente>;
export type LinhaRecusada = z.output<typeof recusada>;
