import { availableParallelism, totalmem } from 'node:os';

/** A limit that an operator may change, by an environment variable of its own. */
export interface Limit {
  variable: `LIMIT_${string}`;
  /** Value of an installation that says nothing, and how it is said where it depends on the machine. */
  usual: number;
  usually?: string;
  from: number;
  to: number;
  /** What it counts, in the words of docs/operar.md. */
  meaning: string;
}

const PROCESSORS = availableParallelism();

/** Megabytes of the machine, or of the container that the process runs in. */
function machineMegabytes(): number {
  const constrained = process.constrainedMemory();
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / 1024 ** 2;
}

/** Every limit that an operator may change. What nobody would change is a constant beside its code. */
export const LIMITS = {
  sockets: {
    variable: 'LIMIT_SOCKETS',
    usual: 10_000,
    from: 100,
    to: 1_000_000,
    meaning: 'conexões abertas ao mesmo tempo, de todos',
  },
  socketsPerAddress: {
    variable: 'LIMIT_SOCKETS_PER_ADDRESS',
    usual: 500,
    from: 10,
    to: 1_000_000,
    meaning: 'conexões abertas ao mesmo tempo por um mesmo endereço, que não seja um proxy de `TRUST_PROXY`',
  },
  cacheMegabytes: {
    variable: 'LIMIT_CACHE_MEGABYTES',
    usual: 64,
    from: 8,
    to: 65_536,
    meaning: 'megabytes de respostas prontas na memória de cada processo, divididos entre os órgãos',
  },
  memoryMegabytes: {
    variable: 'LIMIT_MEMORY_MEGABYTES',
    usual: Math.round(Math.min(2_048, Math.max(512, machineMegabytes() / 4))),
    usually: 'um quarto da memória da máquina ou do contêiner, de 512 a 2048',
    from: 256,
    to: 1_000_000,
    meaning: 'megabytes de memória de cada processo; a partir de 80% deles o portal recusa o que custa mais',
  },
  requestsPerBody: {
    variable: 'LIMIT_REQUESTS_PER_BODY',
    usual: 6_000,
    from: 60,
    to: 1_000_000_000,
    meaning:
      'pedidos por minuto a um mesmo órgão que não se respondem de memória, de todos os endereços, vezes o `peso`',
  },
  reads: {
    variable: 'LIMIT_READS',
    usual: 3 * PROCESSORS,
    usually: 'três por processador',
    from: 2,
    to: 500,
    meaning: 'consultas ao banco de dados ao mesmo tempo, de todos os órgãos',
  },
  readsPerBody: {
    variable: 'LIMIT_READS_PER_BODY',
    usual: PROCESSORS + 1,
    usually: 'uma por processador, e mais uma',
    from: 1,
    to: 500,
    meaning: 'consultas ao banco de dados ao mesmo tempo, de um mesmo órgão',
  },
  readsPerAddress: {
    variable: 'LIMIT_READS_PER_ADDRESS',
    usual: 2,
    from: 1,
    to: 500,
    meaning: 'consultas ao banco de dados ao mesmo tempo, de um mesmo endereço',
  },
  searchesPerBody: {
    variable: 'LIMIT_SEARCHES_PER_BODY',
    usual: Math.ceil(PROCESSORS / 2),
    usually: 'uma para cada dois processadores',
    from: 1,
    to: 100,
    meaning: 'buscas ao mesmo tempo, de um mesmo órgão',
  },
  requestSeconds: {
    variable: 'LIMIT_REQUEST_SECONDS',
    usual: 15,
    from: 1,
    to: 300,
    meaning: 'segundos que um pedido inteiro pode levar, com todas as suas consultas',
  },
  exports: {
    variable: 'LIMIT_EXPORTS',
    usual: 6,
    from: 2,
    to: 200,
    meaning: 'arquivos que se leem do banco de dados ao mesmo tempo, de todos os órgãos',
  },
  exportsPerBody: {
    variable: 'LIMIT_EXPORTS_PER_BODY',
    usual: PROCESSORS + 1,
    usually: 'um por processador, e mais um',
    from: 1,
    to: 200,
    meaning: 'arquivos que se leem do banco de dados ao mesmo tempo, de um mesmo órgão',
  },
  exportsPerAddress: {
    variable: 'LIMIT_EXPORTS_PER_ADDRESS',
    usual: 2,
    from: 1,
    to: 200,
    meaning: 'arquivos que se leem do banco de dados ao mesmo tempo, para um mesmo endereço',
  },
  exportStallSeconds: {
    variable: 'LIMIT_EXPORT_STALL_SECONDS',
    usual: 30,
    from: 1,
    to: 3_600,
    meaning: 'segundos sem receber nada depois dos quais um download é cortado',
  },
  exportDiskMegabytes: {
    variable: 'LIMIT_EXPORT_DISK_MEGABYTES',
    usual: 1_024,
    from: 1,
    to: 1_000_000,
    meaning:
      'megabytes em disco para arquivos prontos à espera de quem os baixa; metade para um órgão, um quarto para um endereço',
  },
  bulkMegabytes: {
    variable: 'LIMIT_BULK_MEGABYTES',
    usual: 20_480,
    from: 0,
    to: 100_000_000,
    meaning:
      'megabytes em disco para os arquivos em massa de um órgão; com 0, nenhum é feito. Cheio, saem primeiro as versões substituídas',
  },
  pdfs: {
    variable: 'LIMIT_PDFS',
    usual: 2,
    from: 1,
    to: 100,
    meaning: 'listas em PDF que se desenham ao mesmo tempo, cada uma de um endereço',
  },
  messagesPerBody: {
    variable: 'LIMIT_MESSAGES_PER_BODY',
    usual: 30,
    from: 1,
    to: 100_000,
    meaning: 'mensagens a um órgão em dez minutos antes que a verificação contra robôs fique mais difícil',
  },
  messagesPerBodyPerDay: {
    variable: 'LIMIT_MESSAGES_PER_BODY_PER_DAY',
    usual: 20_000,
    from: 10,
    to: 10_000_000,
    meaning: 'mensagens a um órgão em um dia; um endereço pode ter um centésimo do que resta',
  },
  formsPerBodyPerDay: {
    variable: 'LIMIT_FORMS_PER_BODY_PER_DAY',
    usual: 500,
    from: 0,
    to: 1_000_000,
    meaning:
      'mensagens a um órgão em um dia enviadas sem JavaScript, sem a verificação contra robôs; um endereço pode ter um cinquentavo do que resta',
  },
  attachmentRoomPerBody: {
    variable: 'LIMIT_ATTACHMENT_ROOM_PER_BODY',
    usual: 500,
    from: 50,
    to: 1_000_000,
    meaning: 'MB de arquivos de um órgão à espera da mensagem que os leva; um endereço pode ter um décimo do que resta',
  },
  attachmentsPerBodyPerDay: {
    variable: 'LIMIT_ATTACHMENTS_PER_BODY_PER_DAY',
    usual: 1_024,
    from: 50,
    to: 1_000_000,
    meaning: 'MB de arquivos a um órgão em um dia; um endereço pode ter um décimo do que resta',
  },
  attachments: {
    variable: 'LIMIT_ATTACHMENTS',
    usual: 24,
    from: 2,
    to: 1_000,
    meaning: 'anexos que chegam ao mesmo tempo, de todos os órgãos, a 10 MB de memória cada um',
  },
  loads: {
    variable: 'LIMIT_LOADS',
    usual: 2,
    from: 1,
    to: 50,
    meaning: 'arquivos enviados que se publicam ao mesmo tempo, de todos os órgãos',
  },
  loadsPerBody: {
    variable: 'LIMIT_LOADS_PER_BODY',
    usual: 1,
    from: 1,
    to: 50,
    meaning: 'arquivos enviados que se publicam ao mesmo tempo, de um mesmo órgão',
  },
  loadMemory: {
    variable: 'LIMIT_LOAD_MEMORY',
    usual: 1024,
    from: 512,
    to: 65_536,
    meaning: 'MB de memória que a publicação de um arquivo enviado pode usar',
  },
  loadMinutes: {
    variable: 'LIMIT_LOAD_MINUTES',
    usual: 60,
    from: 1,
    to: 1440,
    meaning: 'minutos que a publicação de um arquivo enviado pode levar',
  },
  uploadsPerBody: {
    variable: 'LIMIT_UPLOADS_PER_BODY',
    usual: 10,
    from: 1,
    to: 200,
    meaning: 'envios de arquivos abertos ao mesmo tempo, de um mesmo órgão',
  },
  uploadRoomPerBody: {
    variable: 'LIMIT_UPLOAD_ROOM_PER_BODY',
    usual: 4096,
    from: 2048,
    to: 1_000_000,
    meaning: 'MB em disco para os envios de um mesmo órgão, com as linhas recusadas',
  },
  documentMegabytes: {
    variable: 'LIMIT_DOCUMENT_MEGABYTES',
    usual: 50,
    from: 1,
    to: 1_000,
    meaning: 'MB de cada documento enviado pelo painel; o texto de um PDF de mais de 50 MB não é lido',
  },
  rehearsalsPerBody: {
    variable: 'LIMIT_REHEARSALS_PER_BODY',
    usual: 60,
    from: 1,
    to: 10_000,
    meaning:
      'envios abertos ao mesmo tempo no painel de um mesmo órgão; o espaço em disco é o de `LIMIT_UPLOAD_ROOM_PER_BODY`',
  },
  rehearsalsPerPerson: {
    variable: 'LIMIT_REHEARSALS_PER_PERSON',
    usual: 30,
    from: 1,
    to: 10_000,
    meaning: 'envios abertos ao mesmo tempo no painel por uma mesma pessoa, com até metade do espaço em disco do órgão',
  },
  plainRows: {
    variable: 'LIMIT_PLAIN_ROWS',
    usual: 50_000,
    from: 1_000,
    to: 1_000_000_000,
    meaning: 'linhas de um período a partir das quais um órgão ganha índices próprios em um conjunto',
  },
} as const satisfies Record<string, Limit>;

/** The limits in force, by name. */
export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

const NAMES = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

/** The limits whose values a function finds, each by its entry in the table. */
export const limitsBy = (read: (limit: Limit) => number): Limits =>
  Object.fromEntries(NAMES.map((name) => [name, read(LIMITS[name])])) as Limits;

export const USUAL_LIMITS: Limits = limitsBy(({ usual }) => usual);
