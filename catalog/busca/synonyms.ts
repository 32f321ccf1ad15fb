/**
 * What people call things, and what the documents call them: either finds the other. A line is a family; more than one word
 * between commas must all be there.
 */
const FAMILIES: readonly string[] = [
  'salário, remuneração, vencimento, subsídio, contracheque, holerite',
  'funcionário, servidor',
  'compra, aquisição',
  'prefeito, prefeita, chefe do executivo',
  'vereador, vereadora, parlamentar',
  'merenda, alimentação escolar, gêneros alimentícios',
  'comida, alimento, gêneros alimentícios',
  'remédio, medicamento, fármaco',
  'lixo, resíduo, coleta de resíduos, limpeza urbana',
  'creche, educação infantil, cmei',
  'escola, unidade escolar, colégio',
  'posto de saúde, unidade básica, ubs, psf',
  'hospital, unidade hospitalar, upa',
  'combustível, gasolina, diesel, etanol, abastecimento',
  'carro, veículo, automóvel',
  'ônibus, transporte escolar',
  'asfalto, pavimentação, recapeamento, calçamento',
  'rua, logradouro, via pública',
  'buraco, tapa buraco',
  'luz, iluminação, energia elétrica',
  'água, saneamento, abastecimento de água',
  'esgoto, saneamento, esgotamento',
  'praça, parque, área de lazer',
  'festa, evento, show, festividade',
  'propaganda, publicidade, divulgação',
  'aluguel, locação',
  'conserto, manutenção, reparo',
  'reforma, ampliação, requalificação',
  'computador, informática, notebook',
  'internet, telecomunicação, banda larga',
  'programa de computador, software, sistema de gestão',
  'viagem, deslocamento, passagem',
  'passagem aérea, passagens',
  'médico, médica, clínico',
  'enfermeiro, enfermeira, enfermagem',
  'professor, professora, docente',
  'motorista, condutor',
  'advogado, procurador, serviços jurídicos',
  'contador, serviços contábeis, contabilidade',
  'vigia, vigilante, segurança',
  'faxina, limpeza, zeladoria',
  'papel, material de expediente',
  'móvel, mobiliário',
  'uniforme, fardamento',
  'livro, material didático',
  'vacina, imunizante, imunização',
  'exame, diagnóstico, laboratorial',
  'dentista, odontologia, odontológico',
  'cemitério, funerária, sepultamento',
  'cesta básica, auxílio alimentação',
  'iptu, imposto predial',
  'iss, imposto sobre serviços, issqn',
  'itbi, transmissão de bens imóveis',
  'fpm, fundo de participação',
  'icms, circulação de mercadorias',
  'ipva, veículos automotores',
  'fundeb, educação básica',
  'sus, sistema único de saúde',
  'estagiário, estágio',
  'terceirizado, mão de obra',
  'ong, organização da sociedade civil, osc',
  'covid, coronavírus, pandemia',
];

/** Of each word or phrase, what else it goes by. The glossary's own synonyms join it when it is read. */
export const synonyms: Readonly<Record<string, readonly string[]>> = gather(FAMILIES.map((line) => line.split(', ')));

function gather(families: readonly (readonly string[])[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const family of families)
    for (const name of family) found[name] = [...(found[name] ?? []), ...family.filter((other) => other !== name)];
  return found;
}
