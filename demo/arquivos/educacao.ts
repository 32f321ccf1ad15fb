import { dayOf } from '../kit/calendar.ts';
import { EDUCATION_PLAN_NORM, fullNormName } from '../town/norms.ts';
import { EDUCATION_SECRETARY } from '../town/officers.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { taxBase, teachingApplied } from './figures.ts';
import { type Indicator, PROGRAMMES } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { functionTable, reachedTable } from './reached.ts';
import { percent, signatures, wordTable } from './tables.ts';

const INDICATORS: readonly Indicator[] = PROGRAMMES.find(({ code }) => code === '0010')?.indicators ?? [];

/** The goals of the plan of education, each with where the town stood when it was made and where it is to stand. */
const GOALS: readonly (readonly [string, string, string])[] = [
  [
    '1. Educação infantil',
    'Universalizar a pré-escola e atender metade das crianças de até três anos em creche',
    '2027',
  ],
  ['2. Ensino fundamental', 'Universalizar o ensino de nove anos e concluir na idade certa em 95% dos casos', '2027'],
  ['3. Ensino médio', 'Colaborar com o Estado para que 85% dos jovens de 15 a 17 anos o cursem', '2027'],
  [
    '4. Educação especial',
    'Matricular todos os alunos com deficiência na rede regular, com atendimento especializado',
    '2026',
  ],
  ['5. Alfabetização', 'Alfabetizar todas as crianças até o fim do segundo ano', '2027'],
  ['6. Tempo integral', 'Oferecer tempo integral em metade das escolas', '2028'],
  ['7. Qualidade', 'Alcançar Ideb de 5,8 nos anos iniciais e de 5,0 nos finais', '2027'],
  ['8. Escolaridade', 'Elevar a doze anos de estudo a média dos jovens do campo', '2028'],
  ['9. Jovens e adultos', 'Reduzir à metade o analfabetismo funcional', '2028'],
  ['10. EJA e trabalho', 'Oferecer um quarto das vagas de EJA junto da educação profissional', '2028'],
  ['11. Ensino técnico', 'Colaborar com a oferta de cursos técnicos no Município', '2028'],
  ['12. Ensino superior', 'Manter o transporte dos universitários', '2025'],
  ['13. Titulação', 'Apoiar a pós-graduação de metade dos professores', '2028'],
  ['14. Formação', 'Formação continuada para todos os professores a cada ano', '2025'],
  ['15. Licenciatura', 'Todos os professores com formação na área em que ensinam', '2027'],
  ['16. Valorização', 'Pagar o piso nacional do magistério', '2022'],
  ['17. Carreira', 'Rever o plano de carreira do magistério', '2026'],
  ['18. Gestão democrática', 'Escolher diretores por critérios técnicos e consulta à comunidade', '2025'],
  ['19. Conselhos', 'Manter ativos os conselhos escolares e o do Fundeb', '2025'],
  ['20. Financiamento', 'Aplicar ao menos 25% dos impostos em ensino e publicar cada gasto', 'Todo ano'],
];

/** The plan of education and the reports of its results. */
export const educationDocuments = (books: AccountBooks, last: number): Publication[] => [
  paper(
    ['educacao', 'plano'],
    'Plano Municipal de Educação de 2015 a 2025, prorrogado até 2028',
    2025,
    '2025-06-24',
    'educacao/pme',
    () => [
      `Plano Municipal de Educação, aprovado pela ${fullNormName(EDUCATION_PLAN_NORM)} e prorrogado até 31 de dezembro de 2028 (Lei 13.005/2014, art. 8º).`,
      { heading: 'Diretrizes' },
      'Erradicar o analfabetismo; universalizar o atendimento escolar; superar as desigualdades; melhorar a qualidade; formar para o trabalho e a cidadania; gestão democrática; valorizar os profissionais.',
      { heading: 'Metas' },
      wordTable(['1.2:Meta', '3:O que se quer alcançar', '0.7:Prazo'], GOALS),
      { heading: 'Estratégias e acompanhamento' },
      'As metas são monitoradas todo ano pela Secretaria Municipal de Educação, pela Comissão de Educação da Câmara, pelo Conselho Municipal de Educação e pelo fórum, e o resultado é publicado até 15 de abril.',
      ...signatures(dayOf('2025-06-24'), EDUCATION_SECRETARY),
    ],
  ),
  ...[4, 3, 2, 1].map((ago) => results(books, last - ago)),
];

function results(books: AccountBooks, year: number): Publication {
  const date = `${year + 1}-04-15`;
  const titulo = `Plano Municipal de Educação: resultados de ${year}`;
  return paper(['educacao', 'resultados'], titulo, year, date, `educacao/pme-${year}`, () => [
    `Relatório de monitoramento e resultados do Plano Municipal de Educação em ${year}.`,
    { heading: '1. Resultados dos indicadores' },
    reachedTable(INDICATORS, year),
    { heading: '2. Situação das vinte metas' },
    wordTable(
      ['1.2:Meta', '3:O que se quer alcançar', '1.2:Situação'],
      GOALS.map(([name, aim, term], place) => [
        name,
        aim,
        Number(term) <= year || place % 4 === 3 ? 'Cumprida' : 'Em andamento',
      ]),
    ),
    { heading: '3. Recursos aplicados' },
    functionTable(books, year, '12'),
    `Aplicação em manutenção e desenvolvimento do ensino: ${percent(teachingApplied(books, year, WHOLE_YEAR), taxBase(books, year, WHOLE_YEAR))} da receita de impostos e transferências (mínimo de 25%).`,
    ...signatures(dayOf(date), EDUCATION_SECRETARY),
  ]);
}
