import { mandateStart } from '../calendar.ts';
import type { Trade } from '../town/companies.ts';
import { barList, type NonEmpty } from '../words.ts';

/** What a council member may have refunded each month, and for what. */
export interface RefundCeiling {
  name: string;
  /** Reais a month, in the mandate that began in 2021. */
  limit: number;
  rule: string;
  trade: Trade;
  /** Share of the months in which a member asks for it. */
  often: number;
  about: NonEmpty<string>;
}

export const TOTAL_CEILING: Pick<RefundCeiling, 'name' | 'limit' | 'rule'> = {
  name: 'Total por parlamentar',
  limit: 3_500,
  rule: 'A soma das categorias não passa deste valor; o que não é usado não passa para o mês seguinte',
};

export const CEILINGS: readonly RefundCeiling[] = [
  {
    name: 'Combustíveis e lubrificantes',
    limit: 1_300,
    rule: 'Abastecimento do veículo informado à Mesa, com placa na nota',
    trade: 'combustiveis',
    often: 0.85,
    about: barList('Abastecimento do veículo do gabinete | Gasolina comum | Troca de óleo e filtro'),
  },
  {
    name: 'Divulgação da atividade parlamentar',
    limit: 1_000,
    rule: 'Boletins e prestação de contas do mandato; vedada em período eleitoral',
    trade: 'grafica',
    often: 0.3,
    about: barList('Boletim do mandato | Painel de prestação de contas | Impressão de informativo'),
  },
  {
    name: 'Consultorias e assessorias',
    limit: 1_200,
    rule: 'Estudos e pareceres para a atividade legislativa, com relatório',
    trade: 'assessoria',
    often: 0.25,
    about: barList('Parecer sobre projeto de lei | Estudo sobre o orçamento municipal | Assessoria em comunicação'),
  },
  {
    name: 'Telefonia e internet',
    limit: 300,
    rule: 'Linhas e acesso em nome do gabinete',
    trade: 'informatica',
    often: 0.5,
    about: barList('Acesso à internet do gabinete | Telefonia móvel do gabinete'),
  },
  {
    name: 'Material de expediente',
    limit: 300,
    rule: 'O que a Câmara não fornece',
    trade: 'papelaria',
    often: 0.2,
    about: barList('Papel e cartuchos | Pastas e material de escritório'),
  },
  {
    name: 'Locação de veículos',
    limit: 1_500,
    rule: 'Vedada a quem usa veículo oficial',
    trade: 'transporte',
    often: 0.12,
    about: barList('Locação de veículo para visita às comunidades rurais | Locação de van para audiência pública'),
  },
];

/** Whoever takes office raises the values: by a seventh since 2025. */
export const ceilingOf = ({ limit }: Pick<RefundCeiling, 'limit'>, year: number): number =>
  mandateStart(year) < 2025 ? limit * 100 : Math.round((limit * 8) / 70) * 1_000;
