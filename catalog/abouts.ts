import { VIEWS } from './receita/recortes.ts';
import type { Route } from './routes.ts';

/** One sentence of what is at each address written by hand, apart from the routes: only maps and engines read it. */
const ABOUTS: Readonly<Record<string, string>> = {
  '/': 'Quem recebeu dinheiro público, quanto, por quê e por qual contrato, na data do próprio dado.',
  '/busca': 'Procure em tudo o que o órgão publica: nome, CNPJ, número de contrato ou de empenho, palavra.',
  '/despesa': 'Quanto o órgão empenhou, liquidou e pagou em cada ano, por função, órgão, natureza, fonte e favorecido.',
  '/despesa/empenhos/:id': 'Os empenhos que somam um valor da despesa, um a um.',
  '/citar': 'Como citar uma página do portal, com a data dos dados e a carga de que vieram.',
  '/comparar':
    'O mesmo órgão ano contra ano, ou órgãos do mesmo tipo por habitante: despesa, receita e folha, com o que os números não dizem.',
  '/glossario': 'As palavras do orçamento, da folha e das compras em linguagem simples, com a lei de cada uma.',
  '/perguntas': 'Respostas ao que mais se pergunta sobre o portal e sobre o órgão.',
  '/mapa': 'Todas as páginas do portal, por assunto, com uma linha sobre cada uma.',
  '/dados-abertos':
    'Todos os dados do órgão para baixar e usar, sem cadastro: o que é cada conjunto, o dicionário, os formatos e a licença.',
  '/dados-abertos/api':
    'Como um programa pergunta ao portal: cada endereço, o que aceita, o que responde, e um lugar para experimentar.',
  '/pntp':
    'A nota deste portal pela matriz do Programa Nacional de Transparência Pública, critério por critério, medida nos próprios dados.',
  '/cargas': 'De quando são os dados de cada assunto, e cada arquivo que o órgão publicou.',
  '/ouvidoria':
    'Denuncie, reclame, solicite, sugira ou elogie. A resposta vem em até 30 dias, e não é preciso ter cadastro.',
  '/e-sic':
    'Peça ao órgão uma informação pública, sem dizer o motivo. A resposta vem em até 20 dias (Lei 12.527/2011).',
  '/acompanhar': 'Veja a resposta e o andamento do que você enviou, com o protocolo e a chave.',
  '/fale-conosco': 'Uma dúvida ou um recado ao órgão, com resposta por e-mail.',
  '/ouvidoria/relatorio':
    'Quantas manifestações o órgão recebeu em cada ano, sobre o quê, e em quantos dias respondeu.',
  '/e-sic/relatorio': 'Quantos pedidos de informação o órgão recebeu, atendeu e negou em cada ano.',
  '/servicos':
    'O que o órgão faz por quem o procura: quem pode pedir, documentos, passos, prazo, custo e onde reclamar.',
  '/servicos/avaliacoes': 'As notas que as pessoas deram aos serviços do órgão, ano a ano.',
  '/servicos/:slug': 'Como pedir um serviço: requisitos, documentos, etapas, prazo, custo, canais e onde reclamar.',
  '/privacidade':
    'Quem é o encarregado pelos dados pessoais, a política de privacidade e os direitos de cada pessoa (LGPD).',
  '/kit':
    'O que colar no site oficial do órgão: faixa com link para este portal, caixa de busca e lista de conferência.',
  '/atender': 'Onde quem responde pelo órgão lê e responde uma mensagem.',
  '/assinaturas': 'Receba por e-mail o que mudar nos dados que você acompanha, uma vez por dia.',
  '/assinaturas/confirmar': 'Onde se confirma um aviso por e-mail.',
  '/assinaturas/gerir': 'Onde quem recebe avisos os vê, para e apaga.',
  '/favorecidos': 'Tudo o que o órgão empenhou, liquidou e pagou a cada empresa ou pessoa.',
  '/receita': VIEWS.receita.about,
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': VIEWS.receita.about,
  '/remuneracao-deposito-bancario': VIEWS['remuneracao-deposito-bancario'].about,
  '/covidreceita': VIEWS.covidreceita.about,
};

/** What is at the address of a route, for the map of the site and for search engines; a dataset says its own. */
export const routeAbout = ({ path, dataset }: Pick<Route, 'path' | 'dataset'>): string | undefined =>
  dataset ? undefined : ABOUTS[path];
