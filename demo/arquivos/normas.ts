import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type Publication, paper } from './publication.ts';
import { signatures } from './tables.ts';

const articles = (texts: readonly string[]): PdfBlock[] =>
  texts.map((text, i) => `Art. ${i + 1}${i < 9 ? 'º' : '.'} ${text}`);

/** The local rules of access to information, digital government and personal data. */
export const localRules = (world: World): Publication[] => [access(world), digital(world), privacy(world)];

const signed = (world: World, date: string): PdfBlock[] => signatures(dayOf(date), headOf(world.tenant, dayOf(date)));

function access(world: World): Publication {
  const isTown = world.tenant === 'pmdemo';
  const body = isTown ? 'Poder Executivo' : 'Poder Legislativo';
  const date = '2023-05-16';
  return paper(
    'regulamento-da-lei-de-acesso',
    'Regulamento do acesso à informação de 2023',
    2023,
    date,
    'lai/2023',
    () => [
      `Regulamenta, no ${body} do Município de Vale Claro, o acesso à informação previsto na Lei 12.527/2011 (art. 45).`,
      ...articles([
        `Este regulamento assegura a qualquer pessoa o acesso às informações produzidas ou guardadas pelo ${body}.`,
        'A publicidade é a regra e o sigilo, a exceção. O acesso é gratuito, salvo o custo da reprodução de documentos, dispensado para quem não pode pagar.',
        'Independentemente de pedido, publicam-se no Portal da Transparência a estrutura, os contatos e horários, as receitas e despesas, as licitações e contratos, a remuneração, as diárias, os planos, os relatórios, as perguntas frequentes e o mais que a lei exige, em formato aberto.',
        `O Serviço de Informação ao Cidadão (SIC) funciona ${isTown ? 'na Praça da Matriz, 100, térreo, sala 4' : 'na Rua das Acácias, 45'}, de segunda a sexta-feira, das 7h às 13h, e pela internet, no e-SIC, a qualquer hora.`,
        'O pedido contém o nome, um meio de contato e a informação desejada. Não se pede o motivo.',
        'O pedido recebe número de protocolo. Havendo a informação, ela é dada de imediato; não sendo possível, em até vinte dias, prorrogáveis por dez, com justificativa.',
        'A negativa, total ou parcial, diz a razão, o fundamento legal e como recorrer. Se só parte é sigilosa, o resto é entregue.',
        `Da negativa ou da falta de resposta cabe recurso em dez dias ${isTown ? 'à Controladoria-Geral do Município' : 'à Mesa Diretora'}, que decide em cinco dias.`,
        'A informação pode ser classificada como reservada (cinco anos), secreta (quinze) ou ultrassecreta (vinte e cinco), por autoridade competente, com termo que diga o fundamento e o prazo. Não se classifica informação sobre violação de direitos humanos.',
        'Até 31 de janeiro publicam-se o rol das informações classificadas e desclassificadas no ano anterior e o relatório estatístico dos pedidos.',
        'As informações pessoais relativas à intimidade têm acesso restrito por cem anos ou até o consentimento do titular, na forma do art. 31 da Lei 12.527/2011.',
        'Recusar informação, retardar sua entrega ou fornecê-la incorreta de propósito é conduta punível (Lei 12.527/2011, art. 32).',
        `${isTown ? 'A Controladoria-Geral do Município' : 'A Controladoria da Câmara'} monitora o cumprimento deste regulamento e orienta as unidades.`,
        'Este regulamento entra em vigor na data de sua publicação.',
      ]),
      ...signed(world, date),
    ],
  );
}

function digital(world: World): Publication {
  const date = '2024-08-20';
  const titulo = 'Norma de governo digital de 2024';
  return paper(['governo-digital-e-lgpd', 'governo-digital'], titulo, 2024, date, 'digital/2024', () => [
    'Adota, no âmbito do órgão, a Lei 14.129/2021, que dispõe sobre princípios, regras e instrumentos para o governo digital.',
    ...articles([
      'A prestação de serviços segue os princípios do governo digital: desburocratização, acesso por meio eletrônico, linguagem clara, dados abertos e proteção dos dados pessoais (Lei 14.129/2021, arts. 2º, III, e 3º).',
      'Os serviços são oferecidos, sempre que possível, por meio digital, sem prejuízo do atendimento presencial e por telefone.',
      'A Carta de Serviços ao Usuário informa, de cada serviço, os requisitos, os documentos, as etapas, o prazo, o custo, o canal e como reclamar, e é revista todo ano.',
      'Não se exige do usuário documento que o próprio poder público já tem. O CPF basta para identificar a pessoa (art. 28).',
      'Os documentos eletrônicos assinados na forma da Lei 14.063/2020 têm o mesmo valor dos de papel.',
      'O usuário acompanha o pedido pelo protocolo e avalia o serviço ao fim; as avaliações são publicadas.',
      'Os dados são publicados em formato aberto, legível por máquina, com licença de uso livre e dicionário (art. 29).',
      'Os sistemas observam as regras de acessibilidade da Lei 13.146/2015.',
      'A implantação segue plano de dois anos, com metas e responsáveis, avaliado no relatório de gestão.',
      'Esta norma entra em vigor na data de sua publicação.',
    ]),
    ...signed(world, date),
  ]);
}

function privacy(world: World): Publication {
  const date = '2024-09-10';
  return paper(
    ['governo-digital-e-lgpd', 'protecao-de-dados'],
    'Norma de proteção de dados pessoais de 2024',
    2024,
    date,
    'lgpd/2024',
    () => [
      'Aplica, no âmbito do órgão, a Lei 13.709/2018 (Lei Geral de Proteção de Dados Pessoais – LGPD).',
      ...articles([
        'O tratamento de dados pessoais pelo órgão atende a finalidade pública, no interesse público, para executar suas competências legais (LGPD, art. 23).',
        'Tratam-se só os dados necessários a cada serviço, pelo tempo necessário, com registro das operações (arts. 6º e 37).',
        'O órgão designa um encarregado, cujo nome e contato ficam publicados na página de privacidade do portal (arts. 23, III, e 41).',
        'O titular pode confirmar o tratamento, ver, corrigir e pedir a eliminação do que for desnecessário, sem custo, por meio do encarregado ou da ouvidoria (art. 18). A resposta é dada em até quinze dias.',
        'O uso compartilhado de dados entre órgãos depende de finalidade específica e é registrado (art. 26).',
        'Dados de crianças e adolescentes são tratados em seu melhor interesse; as filas de creche e de saúde são publicadas sem nomes (art. 14).',
        'No Portal da Transparência, o CPF aparece com os três primeiros e os dois últimos dígitos ocultos; endereços e dados de saúde não são publicados.',
        'O incidente que possa causar dano é comunicado à Autoridade Nacional e aos titulares em três dias úteis (art. 48).',
        'O encarregado mantém a política de privacidade, o inventário dos tratamentos e o relatório de impacto, revistos todo ano.',
        'Esta norma entra em vigor na data de sua publicação.',
      ]),
      ...signed(world, date),
    ],
  );
}
