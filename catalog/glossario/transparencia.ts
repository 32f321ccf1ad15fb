import type { Termo } from './term.ts';

/** What everybody may know, how to ask, and who watches. */
export const transparencia: readonly Termo[] = [
  {
    termo: 'Portal da Transparência',
    explicacao: 'Site em que o órgão mostra o que recebe, o que gasta e com quem, sem pedir cadastro nem motivo.',
    fontes: ['LC 101/2000, arts. 48 e 48-A', 'Lei 12.527/2011, art. 8º'],
    sinonimos: ['transparência', 'site da transparência'],
    veja: ['transparencia-ativa', 'dados-abertos'],
  },
  {
    termo: 'Lei de Acesso à Informação (LAI)',
    explicacao:
      'Lei que dá a qualquer pessoa o direito de pedir e receber informações do governo, de graça e sem dizer por quê.',
    fontes: ['CF, art. 5º, XXXIII', 'Lei 12.527/2011'],
    sinonimos: ['lai', 'acesso à informação', 'direito à informação'],
    veja: ['e-sic', 'pedido-de-informacao', 'informacao-sigilosa'],
  },
  {
    termo: 'Transparência ativa',
    explicacao: 'O que o governo publica por conta própria, sem ninguém pedir, como este portal.',
    fontes: ['Lei 12.527/2011, art. 8º'],
    veja: ['transparencia-passiva', 'portal-da-transparencia'],
  },
  {
    termo: 'Transparência passiva',
    explicacao: 'O que o governo entrega quando alguém pede.',
    fontes: ['Lei 12.527/2011, arts. 10 a 14'],
    veja: ['pedido-de-informacao', 'transparencia-ativa'],
  },
  {
    termo: 'e-SIC',
    explicacao: 'Serviço em que se pede informação ao órgão, pela internet ou no balcão (SIC).',
    fontes: ['Lei 12.527/2011, art. 9º, I, e art. 10, § 2º'],
    sinonimos: ['esic', 'sic', 'serviço de informação ao cidadão', 'pedir informação'],
    veja: ['pedido-de-informacao', 'ouvidoria'],
  },
  {
    termo: 'Pedido de informação',
    explicacao:
      'Pergunta ao governo pela LAI. A resposta vem na hora ou em até 20 dias, prorrogáveis por mais 10 com justificativa.',
    exemplo: 'Pedir a cópia de um contrato ou a lista de espera da creche.',
    fontes: ['Lei 12.527/2011, arts. 10 e 11'],
    sinonimos: ['pedido', 'solicitar informação', 'prazo de resposta'],
    veja: ['recurso', 'e-sic'],
  },
  {
    termo: 'Recurso',
    explicacao:
      'Novo pedido, a uma autoridade acima, quando a resposta foi negada ou veio incompleta. O prazo é de 10 dias.',
    fontes: ['Lei 12.527/2011, art. 15'],
    sinonimos: ['recorrer', 'resposta negada', 'reclamar da resposta'],
    veja: ['pedido-de-informacao'],
  },
  {
    termo: 'Informação sigilosa',
    explicacao:
      'Informação que fica em segredo por um tempo, porque mostrá-la poria em risco a segurança das pessoas ou do país.',
    fontes: ['Lei 12.527/2011, arts. 23 e 24'],
    sinonimos: ['sigilo', 'segredo', 'informação classificada', 'reservada'],
    veja: ['grau-de-sigilo', 'lei-de-acesso-a-informacao-lai', 'dado-pessoal'],
  },
  {
    termo: 'Grau de sigilo',
    explicacao:
      'Por quanto tempo, no máximo, uma informação fica em segredo, a contar do dia em que foi feita: reservado, 5 anos; secreto, 15; ultrassecreto, 25.',
    fontes: ['Lei 12.527/2011, art. 24, § 1º'],
    sinonimos: ['reservado', 'secreto', 'ultrassecreto', 'prazo de sigilo'],
    veja: ['informacao-sigilosa', 'desclassificacao-de-informacao'],
  },
  {
    termo: 'Desclassificação de informação',
    explicacao:
      'Fim do segredo de uma informação, porque o prazo acabou ou porque o órgão reviu a decisão. Daí em diante qualquer pessoa pode pedi-la.',
    fontes: ['Lei 12.527/2011, art. 24, § 4º, e art. 29'],
    sinonimos: ['fim do sigilo', 'informação desclassificada'],
    veja: ['grau-de-sigilo', 'pedido-de-informacao'],
  },
  {
    termo: 'Dados abertos',
    explicacao:
      'Dados publicados para qualquer pessoa ou programa baixar, usar e repassar, sem pagar nem pedir licença.',
    fontes: ['Lei 14.129/2021, arts. 4º e 29', 'Lei 12.527/2011, art. 8º, § 3º, II e III'],
    sinonimos: ['baixar dados', 'planilha', 'csv', 'excel', 'api', 'download'],
    veja: ['api', 'portal-da-transparencia'],
  },
  {
    termo: 'API',
    explicacao: 'Endereço em que um programa de computador pega os mesmos dados do portal, sem precisar da tela.',
    fontes: ['Lei 12.527/2011, art. 8º, § 3º, III', 'Lei 14.129/2021, art. 29'],
    sinonimos: ['acesso por programas', 'webservice'],
    veja: ['dados-abertos'],
  },
  {
    termo: 'Lei Geral de Proteção de Dados (LGPD)',
    explicacao:
      'Lei que protege as informações de cada pessoa. Não impede a transparência: obriga a mostrar só o necessário.',
    fontes: ['Lei 13.709/2018, arts. 6º, 7º e 23'],
    sinonimos: ['lgpd', 'proteção de dados', 'privacidade'],
    veja: ['dado-pessoal', 'cpf-mascarado', 'encarregado-de-dados'],
  },
  {
    termo: 'Dado pessoal',
    explicacao: 'Informação que identifica uma pessoa, como nome, CPF, endereço ou telefone.',
    fontes: ['Lei 13.709/2018, art. 5º, I'],
    sinonimos: ['dados pessoais', 'meus dados'],
    veja: ['lei-geral-de-protecao-de-dados-lgpd', 'cpf-mascarado'],
  },
  {
    termo: 'CPF mascarado',
    explicacao: 'CPF mostrado só em parte, para saber de quem se fala sem expor o número inteiro da pessoa.',
    exemplo: '***.456.789-** esconde os três primeiros e os dois últimos números.',
    fontes: ['Lei 13.709/2018, art. 6º, III', 'Lei 12.527/2011, art. 31'],
    sinonimos: ['cpf', 'cpf escondido', 'asteriscos'],
    veja: ['dado-pessoal', 'cnpj'],
  },
  {
    termo: 'Encarregado de dados',
    explicacao: 'Pessoa do órgão que responde a quem quer saber ou reclamar do uso dos seus dados pessoais.',
    fontes: ['Lei 13.709/2018, art. 5º, VIII, e art. 41'],
    sinonimos: ['encarregado', 'dpo'],
    veja: ['lei-geral-de-protecao-de-dados-lgpd'],
  },
  {
    termo: 'Ouvidoria',
    explicacao:
      'Setor que ouve a população: recebe reclamações, denúncias, sugestões, elogios e pedidos, e cobra a resposta.',
    fontes: ['Lei 13.460/2017, arts. 13 a 17'],
    sinonimos: ['reclamação', 'reclamar', 'denúncia', 'denunciar', 'elogio', 'sugestão', 'fale conosco'],
    veja: ['manifestacao', 'protocolo'],
  },
  {
    termo: 'Manifestação',
    explicacao:
      'O que se diz à ouvidoria: reclamação, denúncia, sugestão, elogio ou pedido. A resposta vem em até 30 dias, mais 30 se justificado.',
    fontes: ['Lei 13.460/2017, art. 2º, V, e art. 16'],
    sinonimos: ['queixa', 'manifestações'],
    veja: ['ouvidoria', 'denuncia-anonima'],
  },
  {
    termo: 'Denúncia anônima',
    explicacao:
      'Aviso de algo errado sem dizer quem avisa. O órgão apura se houver pistas, mas não tem a quem responder.',
    fontes: ['Lei 13.460/2017, art. 10, § 7º', 'Lei 13.608/2018, arts. 3º e 4º-B'],
    sinonimos: ['anônimo', 'denúncia sem nome', 'sigilo do denunciante'],
    veja: ['ouvidoria', 'manifestacao'],
  },
  {
    termo: 'Protocolo',
    explicacao: 'Número que prova o seu pedido e serve para acompanhar a resposta. Guarde-o.',
    fontes: ['Lei 12.527/2011, art. 9º, I, c'],
    sinonimos: ['número do protocolo', 'acompanhar pedido'],
    veja: ['ouvidoria', 'pedido-de-informacao'],
  },
  {
    termo: 'Carta de Serviços',
    explicacao: 'Guia do que o órgão faz por você: cada serviço, onde pedir, o que levar, prazo e custo.',
    fontes: ['Lei 13.460/2017, art. 7º'],
    sinonimos: ['serviços', 'carta de serviços ao usuário', 'atendimento'],
    veja: ['ouvidoria'],
  },
  {
    termo: 'Controle interno',
    explicacao: 'Setor do próprio órgão que confere se as contas e os atos estão certos.',
    fontes: ['CF, arts. 31, 70 e 74'],
    sinonimos: ['controladoria', 'auditoria interna'],
    veja: ['controle-externo', 'controle-social'],
  },
  {
    termo: 'Controle externo',
    explicacao: 'Fiscalização das contas pelos vereadores, com a ajuda do Tribunal de Contas.',
    fontes: ['CF, art. 31, § 1º, e arts. 70 e 71'],
    sinonimos: ['fiscalização', 'auditoria'],
    veja: ['tribunal-de-contas', 'controle-interno'],
  },
  {
    termo: 'Controle social',
    explicacao: 'Quando a própria população acompanha e cobra: conselhos, audiências, denúncias e o uso deste portal.',
    fontes: ['Lei 12.527/2011, art. 3º, V'],
    sinonimos: ['participação', 'conselho municipal', 'conselhos', 'fiscalizar'],
    veja: ['audiencia-publica', 'ouvidoria'],
  },
  {
    termo: 'Tribunal de Contas',
    explicacao:
      'Órgão que examina as contas públicas, pode multar e mandar corrigir. Recebe denúncias de qualquer pessoa.',
    fontes: ['CF, art. 31, art. 71 e art. 74, § 2º'],
    sinonimos: ['tce', 'tcu', 'tcm', 'tribunal'],
    veja: ['controle-externo', 'parecer-previo'],
  },
  {
    termo: 'Parecer prévio',
    explicacao: 'Opinião do Tribunal de Contas sobre as contas do ano do prefeito. Quem julga é a câmara.',
    fontes: ['CF, art. 31, § 2º'],
    sinonimos: ['contas aprovadas', 'contas rejeitadas', 'julgamento das contas'],
    veja: ['tribunal-de-contas', 'prestacao-de-contas'],
  },
  {
    termo: 'Radar da Transparência Pública',
    explicacao: 'Site dos Tribunais de Contas que dá nota à transparência de cada órgão do país, todo ano.',
    fontes: ['Programa Nacional de Transparência Pública (PNTP), Atricon'],
    sinonimos: ['pntp', 'radar', 'nota da transparência', 'ranking'],
    veja: ['portal-da-transparencia', 'tribunal-de-contas'],
  },
  {
    termo: 'Ato normativo',
    explicacao: 'Regra escrita: lei, decreto, resolução, portaria e outras.',
    fontes: ['CF, art. 59', 'LC 95/1998'],
    sinonimos: ['lei', 'leis', 'decreto', 'portaria', 'resolução', 'legislação', 'norma'],
    veja: ['ementa', 'diario-oficial'],
  },
  {
    termo: 'Ementa',
    explicacao: 'Resumo, em poucas linhas, do que trata uma lei ou outro ato.',
    fontes: ['LC 95/1998, art. 5º'],
    sinonimos: ['resumo da lei'],
    veja: ['ato-normativo'],
  },
  {
    termo: 'Diário oficial',
    explicacao: 'Jornal do governo. Um ato só começa a valer para todos depois de publicado.',
    fontes: ['CF, art. 37', 'Lei 14.133/2021, art. 54, § 1º'],
    sinonimos: ['publicação', 'publicado em', 'imprensa oficial'],
    veja: ['ato-normativo'],
  },
  {
    termo: 'Processo administrativo',
    explicacao: 'Conjunto de papéis, com um número, que guarda tudo sobre um assunto, do pedido à decisão.',
    fontes: ['Lei 9.784/1999 (federal; cada ente tem sua lei)'],
    sinonimos: ['processo', 'número do processo', 'autos'],
    veja: ['protocolo'],
  },
  {
    termo: 'Íntegra',
    explicacao: 'O documento inteiro, como foi assinado.',
    fontes: ['Lei 14.133/2021, art. 94', 'Lei 12.527/2011, art. 8º, § 1º, IV'],
    sinonimos: ['documento completo', 'cópia do contrato', 'pdf'],
    veja: ['contrato', 'portal-nacional-de-contratacoes-publicas-pncp'],
  },
];
