import type { Termo } from './term.ts';

/** Money that goes from one government to another or to who works with it. */
export const parcerias: readonly Termo[] = [
  {
    termo: 'Convênio',
    explicacao: 'Acordo entre governos, ou entre governo e entidade, para fazer algo juntos, com repasse de dinheiro.',
    exemplo: 'O estado repassa R$ 500 mil e o município constrói a quadra.',
    fontes: ['Lei 14.133/2021, art. 184', 'Decreto 11.531/2023 (convênios da União)'],
    sinonimos: ['convênios', 'contrato de repasse', 'parceria com o estado'],
    veja: ['concedente-e-convenente', 'contrapartida', 'prestacao-de-contas'],
  },
  {
    termo: 'Concedente e convenente',
    explicacao: 'Concedente é quem dá o dinheiro do convênio. Convenente é quem recebe e executa.',
    fontes: ['Decreto 11.531/2023, art. 2º'],
    sinonimos: ['concedente', 'convenente', 'quem repassou', 'quem recebeu o convênio'],
    veja: ['convenio'],
  },
  {
    termo: 'Contrapartida',
    explicacao: 'Parte que quem recebe o dinheiro também tem de pôr, em dinheiro, bens ou serviços.',
    fontes: ['LC 101/2000, art. 25, § 1º, IV, d'],
    sinonimos: ['parte do município'],
    veja: ['convenio'],
  },
  {
    termo: 'Plano de trabalho',
    explicacao: 'Documento do convênio ou da parceria que diz o que será feito, em quanto tempo e com quanto dinheiro.',
    fontes: ['Lei 13.019/2014, art. 22'],
    veja: ['convenio', 'prestacao-de-contas'],
  },
  {
    termo: 'Conta específica',
    explicacao: 'Conta de banco usada só para o dinheiro daquele convênio ou repasse, para ninguém misturar.',
    fontes: ['Lei 13.019/2014, art. 51', 'LC 210/2024'],
    sinonimos: ['conta do convênio'],
    veja: ['convenio', 'transferencia-especial'],
  },
  {
    termo: 'Prestação de contas',
    explicacao:
      'Prova de como o dinheiro público foi usado. Quem recebe ou cuida de dinheiro público é obrigado a prestar contas.',
    fontes: ['CF, art. 70, parágrafo único', 'Lei 13.019/2014, arts. 63 a 72'],
    sinonimos: ['prestar contas', 'comprovação de gastos', 'contas do prefeito'],
    veja: ['tribunal-de-contas', 'convenio'],
  },
  {
    termo: 'Acordo de cooperação',
    explicacao: 'Combinado entre governo e outra parte para trabalhar juntos, sem repasse de dinheiro.',
    fontes: ['Lei 13.019/2014, art. 2º, VIII-A'],
    sinonimos: ['cooperação técnica', 'act', 'parceria sem dinheiro'],
    veja: ['convenio', 'termo-de-colaboracao-e-termo-de-fomento'],
  },
  {
    termo: 'Termo de colaboração e termo de fomento',
    explicacao:
      'Parcerias com dinheiro entre governo e organização da sociedade civil. Na colaboração a ideia é do governo; no fomento, da organização.',
    fontes: ['Lei 13.019/2014, art. 2º, VII e VIII, e arts. 16 e 17'],
    sinonimos: ['termo de colaboração', 'termo de fomento', 'parceria', 'mrosc'],
    veja: ['organizacao-da-sociedade-civil-osc', 'chamamento-publico'],
  },
  {
    termo: 'Organização da sociedade civil (OSC)',
    explicacao:
      'Entidade sem fins lucrativos, como associação, creche comunitária ou Apae, que pode fazer parceria com o governo.',
    fontes: ['Lei 13.019/2014, art. 2º, I'],
    sinonimos: ['osc', 'ong', 'associação', 'entidade', 'terceiro setor'],
    veja: ['termo-de-colaboracao-e-termo-de-fomento'],
  },
  {
    termo: 'Chamamento público',
    explicacao: 'Convite aberto para escolher com quem o governo fará parceria ou quem poderá ser credenciado.',
    fontes: ['Lei 13.019/2014, art. 2º, XII, e arts. 23 e 24'],
    sinonimos: ['chamada pública', 'edital de chamamento'],
    veja: ['termo-de-colaboracao-e-termo-de-fomento', 'credenciamento'],
  },
  {
    termo: 'Consórcio público',
    explicacao: 'União de municípios ou estados para fazer juntos o que sai mais caro sozinho, como o lixo ou exames.',
    fontes: ['Lei 11.107/2005'],
    sinonimos: ['consórcio', 'consórcio intermunicipal'],
    veja: ['convenio'],
  },
  {
    termo: 'Emenda parlamentar',
    explicacao: 'Parte do orçamento que um vereador, deputado ou senador escolhe onde gastar.',
    exemplo: 'Um deputado destina R$ 300 mil para comprar uma ambulância para o município.',
    fontes: ['CF, art. 166, §§ 9º a 20', 'LC 210/2024'],
    sinonimos: ['emenda', 'emendas', 'emenda impositiva', 'verba de deputado'],
    veja: ['transferencia-especial'],
  },
  {
    termo: 'Transferência especial',
    explicacao:
      'Emenda que cai direto na conta do município, sem convênio. É a chamada “emenda Pix”. Precisa mostrar em que foi gasta.',
    fontes: ['CF, art. 166-A, I e §§ 2º a 5º', 'LC 210/2024'],
    sinonimos: ['emenda pix', 'pix do deputado'],
    veja: ['emenda-parlamentar', 'conta-especifica'],
  },
  {
    termo: 'Fundo a fundo',
    explicacao: 'Repasse que vai do fundo de um governo para o do outro, como na saúde, sem convênio para cada vez.',
    fontes: ['LC 141/2012, art. 18'],
    sinonimos: ['repasse do sus', 'dinheiro do sus'],
    veja: ['transferencia-obrigatoria', 'minimo-da-saude'],
  },
];
