/** A number that nobody measured here: what it stands for, and where it comes from. */
export interface CapacityAssumption {
  value: number;
  /** What it is, as the page for operators prints it. */
  meaning: string;
  source: string;
}

/** What the simulated day takes for granted. Change one and run `npm run bench -- capacity` again. */
export const ASSUMPTIONS = {
  people: {
    value: 203_080_756,
    meaning: 'habitantes do país',
    source: 'Censo 2022 (IBGE)',
  },
  municipalities: {
    value: 5_570,
    meaning: 'municípios',
    source: 'IBGE',
  },
  medianPeople: {
    value: 11_400,
    meaning:
      'habitantes do município do meio; os outros seguem uma distribuição log-normal com esse meio e o total do país',
    source: 'Censo 2022; a maior cidade da distribuição tem 3,7 milhões, menos que São Paulo',
  },
  visitsPerThousand: {
    value: 10,
    meaning: 'visitas por mil habitantes em um mês',
    source: 'suposição: o portal federal tem perto de 10 por mil',
  },
  requestsPerVisit: {
    value: 8,
    meaning: 'pedidos de uma visita: páginas, consultas e os scripts que o navegador ainda não tem',
    source: 'suposição; a parte de cada um está em bench/soak/traffic.ts',
  },
  robotsPerDay: {
    value: 3_000,
    meaning: 'pedidos de robôs a cada órgão em um dia, quase todos a páginas que ninguém mais pede',
    source: 'suposição: um rastreador a um pedido a cada 30 s',
  },
  surge: {
    value: 10,
    meaning:
      'vezes as visitas de costume, em todos os órgãos no mesmo dia: o dia de notícia para o qual a máquina se escolhe',
    source: 'suposição',
  },
  workdays: {
    value: 22,
    meaning: 'dias do mês em que se fazem as visitas',
    source: 'suposição',
  },
  rowsFixed: {
    value: 8_000,
    meaning: 'linhas por ano de um órgão, qualquer que seja o seu tamanho',
    source: 'suposição, perto de Tibau/RN: 966 servidores na folha de um mês',
  },
  rowsPerPerson: {
    value: 0.8,
    meaning: 'linhas por ano por habitante, além dessas',
    source: 'Tucano/BA: 2.227 servidores na folha de um mês e 4.923 pagamentos no ano, para 50 mil habitantes',
  },
  years: {
    value: 5,
    meaning: 'exercícios publicados',
    source: 'PNTP: o atual e os anteriores',
  },
  reloaded: {
    value: 0.5,
    meaning: 'parte das linhas de um exercício que se publica de novo a cada noite',
    source: 'suposição: o exercício em curso, na metade dele',
  },
  nightHours: {
    value: 6,
    meaning: 'horas da noite em que as cargas se fazem',
    source: 'suposição',
  },
  documentBytes: {
    value: 2_000_000_000,
    meaning: 'bytes de documentos (PDF) de um órgão',
    source: 'suposição: 2.000 documentos de 1 MB',
  },
  databaseMemory: {
    value: 500_000_000,
    meaning: 'bytes de memória do PostgreSQL embutido: os seus blocos em comum e as conexões',
    source: 'as configurações com que o portal o inicia',
  },
  hotShare: {
    value: 0.1,
    meaning: 'parte do banco que convém caber na memória: o exercício em curso e os índices dele',
    source: 'suposição',
  },
  coreCost: {
    value: 90,
    meaning: 'reais por mês por núcleo de um servidor alugado',
    source: 'suposição, ordem de grandeza de 2026',
  },
  memoryCost: {
    value: 15,
    meaning: 'reais por mês por GB de memória',
    source: 'suposição',
  },
  diskCost: {
    value: 0.6,
    meaning: 'reais por mês por GB de disco rápido, com a cópia de segurança',
    source: 'suposição',
  },
} as const satisfies Record<string, CapacityAssumption>;

/** Share of a day's visits in each hour, from midnight on: offices open at eight and phones are read in the evening. */
export const HOURS: readonly number[] = [
  0.012, 0.007, 0.005, 0.004, 0.004, 0.007, 0.016, 0.035, 0.066, 0.084, 0.088, 0.08, 0.058, 0.066, 0.08, 0.08, 0.07,
  0.052, 0.04, 0.036, 0.036, 0.034, 0.026, 0.014,
];
