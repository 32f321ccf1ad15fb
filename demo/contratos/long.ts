const SCHOOLS = ['Alto da Conceição', 'Barra do Rio', 'Lajedo', 'Nova Vida', 'Riacho Fundo', 'São José', 'Tabuleiro'];
const WORKS = [
  'revisão das instalações elétricas com troca do quadro de distribuição',
  'recuperação do telhado em telha cerâmica e do madeiramento',
  'pintura interna e externa em látex acrílico',
  'substituição de esquadrias, vidros e fechaduras',
  'reforma dos banheiros, com adaptação para pessoas com deficiência',
];

/** An object as some edital writes it: the whole scope in one sentence. */
export const LONG = `Contratação de empresa especializada para a execução dos serviços comuns de engenharia de manutenção predial, preventiva e corretiva, com fornecimento de peças, equipamentos, materiais e mão de obra, nas unidades da rede municipal de ensino, compreendendo: ${SCHOOLS.map(
  (school) => `na Escola Municipal ${school}, ${WORKS.join('; ')}`,
).join('; ')}; tudo conforme as condições, quantidades e exigências do termo de referência.`;
