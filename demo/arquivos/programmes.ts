/** A measure of what a programme reaches, with its goals and, for closed years, what was reached. */
export interface Indicator {
  name: string;
  unit: string;
  /** What it was in 2021. */
  base: number;
  /** Goals of 2022 to 2029. */
  goals: readonly number[];
  /** What was reached from 2022 on. */
  reached: readonly number[];
}

/** A programme of the multi-year plan. */
export interface Programme {
  code: string;
  objective: string;
  audience: string;
  head: string;
  indicators: readonly Indicator[];
  /** What was done, in words that a report of any year can use. */
  deeds: readonly string[];
}

/** The first year that has goals. */
export const FIRST_GOAL = 2022;

const indicator = (name: string, unit: string, base: number, goals: string, reached: string): Indicator => ({
  name,
  unit,
  base,
  goals: goals.split(' ').map(Number),
  reached: reached.split(' ').map(Number),
});

export const PROGRAMMES: readonly Programme[] = [
  {
    code: '0002',
    objective: 'Prestar serviços públicos com menos papel, prazos conhecidos e contas abertas.',
    audience: 'Toda a população',
    head: 'Secretaria Municipal de Administração',
    indicators: [
      indicator(
        'Processos administrativos abertos em meio eletrônico',
        '%',
        12,
        '20 35 50 65 75 85 92 98',
        '18 38 52 66',
      ),
      indicator('Pedidos de informação respondidos no prazo', '%', 81, '85 90 93 95 96 97 98 99', '86 91 92 96'),
    ],
    deeds: [
      'Protocolo eletrônico levado a mais unidades, com atendimento assistido na sede.',
      'Portal da Transparência atualizado todo dia útil e conferido por mês pela Controladoria.',
    ],
  },
  {
    code: '0010',
    objective: 'Garantir vaga, permanência e aprendizado da creche ao nono ano.',
    audience: 'Crianças e adolescentes de zero a quatorze anos',
    head: 'Secretaria Municipal de Educação',
    indicators: [
      indicator('Crianças de até três anos atendidas em creche', '%', 31, '34 37 40 43 46 49 52 55', '33 37 41 43'),
      indicator(
        'Crianças de quatro e cinco anos na pré-escola',
        '%',
        91,
        '94 96 98 100 100 100 100 100',
        '93 96 97 99',
      ),
      indicator('Crianças alfabetizadas ao fim do segundo ano', '%', 46, '50 55 60 65 70 75 80 85', '49 56 61 64'),
    ],
    deeds: [
      'Formação continuada de professores alfabetizadores e avaliação bimestral de leitura.',
      'Merenda com ao menos trinta por cento comprados da agricultura familiar.',
      'Transporte escolar fiscalizado por rota, com vistoria semestral dos veículos.',
    ],
  },
  {
    code: '0020',
    objective: 'Cuidar da saúde de cada família perto de casa e no tempo certo.',
    audience: 'Usuários do SUS',
    head: 'Secretaria Municipal de Saúde',
    indicators: [
      indicator(
        'População coberta por equipes de saúde da família',
        '%',
        84,
        '87 90 93 95 97 98 99 100',
        '86 90 92 96',
      ),
      indicator('Gestantes com sete ou mais consultas de pré-natal', '%', 68, '71 74 77 80 82 84 86 88', '70 75 77 79'),
      indicator('Crianças menores de um ano com vacinas em dia', '%', 79, '85 90 95 95 95 95 95 95', '83 91 94 95'),
    ],
    deeds: [
      'Agentes comunitários em todas as áreas urbanas e nas comunidades rurais.',
      'Farmácia básica abastecida pela relação municipal de medicamentos, com estoque publicado.',
      'Mutirões de exames para reduzir a espera das especialidades mais pedidas.',
    ],
  },
  {
    code: '0030',
    objective: 'Proteger famílias e pessoas em situação de risco e assegurar seus direitos.',
    audience: 'Famílias inscritas no Cadastro Único',
    head: 'Secretaria Municipal de Assistência Social',
    indicators: [
      indicator(
        'Cadastros atualizados nos últimos vinte e quatro meses',
        '%',
        72,
        '76 80 84 88 90 91 92 93',
        '77 81 83 88',
      ),
      indicator(
        'Famílias acompanhadas no CRAS',
        'famílias',
        640,
        '700 760 820 880 920 960 1000 1040',
        '702 771 809 893',
      ),
    ],
    deeds: [
      'Busca ativa de famílias sem cadastro, com equipe volante na zona rural.',
      'Benefícios eventuais concedidos por critérios aprovados pelo conselho.',
    ],
  },
  {
    code: '0040',
    objective: 'Manter a cidade limpa, iluminada e acessível e concluir as obras iniciadas.',
    audience: 'Toda a população',
    head: 'Secretaria Municipal de Obras e Serviços Urbanos',
    indicators: [
      indicator(
        'Domicílios urbanos com coleta de lixo três vezes por semana',
        '%',
        88,
        '90 92 94 96 97 98 99 100',
        '90 92 93 96',
      ),
      indicator('Pontos de luz com lâmpada LED', '%', 22, '35 50 65 80 88 94 98 100', '34 52 66 79'),
    ],
    deeds: [
      'Lâmpadas trocadas em até setenta e duas horas depois do pedido.',
      'Obras acompanhadas com medições e fotos publicadas neste portal.',
    ],
  },
  {
    code: '0050',
    objective: 'Tornar seguros os caminhos da cidade e do campo.',
    audience: 'Moradores da zona rural e condutores',
    head: 'Secretaria Municipal de Transportes',
    indicators: [
      indicator('Estradas vicinais recuperadas no ano', 'km', 60, '80 95 110 120 125 130 135 140', '78 97 112 118'),
    ],
    deeds: ['Patrolamento e cascalhamento das rotas do transporte escolar antes do ano letivo.'],
  },
  {
    code: '0060',
    objective: 'Apoiar quem produz no campo e levar água às comunidades.',
    audience: 'Agricultores familiares',
    head: 'Secretaria Municipal de Agricultura e Recursos Hídricos',
    indicators: [
      indicator('Comunidades rurais com água encanada', 'comunidades', 14, '16 18 20 23 26 28 31 33', '16 18 21 23'),
      indicator(
        'Agricultores com assistência técnica',
        'famílias',
        310,
        '340 370 400 430 460 490 520 550',
        '338 376 402 441',
      ),
    ],
    deeds: [
      'Poços perfurados e dessalinizadores em manutenção permanente.',
      'Corte de terra e sementes antes das chuvas.',
    ],
  },
  {
    code: '0070',
    objective: 'Valorizar a cultura, o esporte e o turismo do Município.',
    audience: 'Artistas, atletas, grupos e visitantes',
    head: 'Secretaria Municipal de Cultura e Turismo',
    indicators: [
      indicator(
        'Projetos culturais e esportivos apoiados por edital',
        'projetos',
        6,
        '8 10 12 14 16 18 20 22',
        '8 11 12 15',
      ),
    ],
    deeds: ['Editais anuais de apoio a grupos, com resultado e valores publicados.'],
  },
];

/** The goal and what was reached in a year; nothing is known of a year that is not closed. */
export const goalIn = ({ goals }: Indicator, year: number): number => goals[year - FIRST_GOAL] ?? 0;
export const reachedIn = ({ reached }: Indicator, year: number): number | undefined => reached[year - FIRST_GOAL];

/** A value with its unit: 43%, 118 km. */
export const measured = ({ unit }: Indicator, value: number): string =>
  unit === '%' ? `${value}%` : `${String(value).replace(/\B(?=(\d{3})+$)/g, '.')} ${unit}`;
