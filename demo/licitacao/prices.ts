export interface PriceListItem {
  about: string;
  unit: string;
  /** What one costs about, in cents. */
  price: number;
}

/** A price list written as one reads it: what, by what unit, for how many reais. */
function list(text: string): readonly PriceListItem[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [about = '', unit = '', reais = '0'] = line.split('|').map((cell) => cell.trim());
      return { about, unit, price: Math.round(Number(reais) * 100) };
    });
}

const FOOD = list(`
  Arroz parboilizado, tipo 1 | Pacote de 1 kg | 5.90
  Feijão carioca, tipo 1 | Pacote de 1 kg | 7.80
  Macarrão espaguete | Pacote de 500 g | 3.95
  Açúcar cristal | Pacote de 1 kg | 4.20
  Leite em pó integral | Pacote de 200 g | 7.60
  Óleo de soja | Garrafa de 900 ml | 8.10
  Biscoito salgado | Caixa de 20 pacotes | 96.00
  Café torrado e moído | Fardo de 20 pacotes | 172.00
`);
const MEAT = list(`
  Carne bovina moída, de segunda | kg | 28.90
  Frango inteiro congelado | kg | 12.40
  Filé de peixe congelado | kg | 34.50
  Queijo de coalho | kg | 38.00
  Iogurte com frutas | Litro | 9.80
  Carne de sol | Caixa de 10 kg | 410.00
`);
const PRODUCE = list(`
  Banana pacovan | kg | 4.60
  Macaxeira | kg | 4.10
  Tomate | kg | 6.30
  Cebola | kg | 5.20
  Melancia | kg | 2.90
  Batata-doce | Saco de 20 kg | 78.00
  Ovos de galinha | Caixa de 30 dúzias | 228.00
`);
const BREAKFAST = list(`
  Pão francês | kg | 13.90
  Maçã nacional | kg | 9.70
  Açúcar cristal | Pacote de 1 kg | 4.20
  Café torrado e moído | Pacote de 250 g | 8.60
  Pão de forma | Caixa de 12 pacotes | 88.00
`);
const MEDICINES = list(`
  Losartana potássica 50 mg | Comprimido | 0.14
  Metformina 850 mg | Comprimido | 0.17
  Dipirona 500 mg/ml, gotas | Frasco | 1.65
  Amoxicilina 500 mg | Cápsula | 0.32
  Insulina humana NPH 100 UI/ml | Frasco-ampola | 24.80
  Soro fisiológico 0,9 %, 500 ml | Bolsa | 5.40
  Enoxaparina sódica 40 mg | Seringa | 18.70
`);
const HOSPITAL = list(`
  Luva de procedimento, tamanho M | Caixa com 100 | 21.90
  Seringa descartável 10 ml | Unidade | 0.48
  Atadura de crepe 15 cm | Pacote com 12 | 9.60
  Gaze estéril 7,5 cm | Pacote com 500 | 31.00
  Cateter intravenoso 22G | Unidade | 1.12
  Esfigmomanômetro adulto | Unidade | 118.00
  Oxímetro de pulso | Unidade | 164.00
`);
const DENTAL = list(`
  Resina composta fotopolimerizável | Seringa | 34.00
  Anestésico lidocaína 2 % | Caixa com 50 | 112.00
  Broca diamantada | Unidade | 6.80
  Sugador descartável | Pacote com 40 | 8.40
  Fotopolimerizador | Unidade | 690.00
`);
const FUEL = list(`
  Óleo diesel S10 | Litro | 6.12
  Gasolina comum | Litro | 6.24
  Etanol hidratado | Litro | 4.79
  Arla 32 | Balde de 20 litros | 79.00
`);
const PETROL = list(`
  Gasolina comum | Litro | 6.24
  Gasolina aditivada | Litro | 6.41
  Óleo lubrificante 5W30 | Caixa de 24 litros | 690.00
`);
const OFFICE = list(`
  Papel A4, 75 g | Resma | 26.90
  Caneta esferográfica azul | Caixa com 50 | 41.00
  Pasta suspensa | Caixa com 50 | 98.00
  Grampo 26/6 | Caixa com 5.000 | 6.90
  Envelope ofício | Pacote com 100 | 22.40
  Toner para impressora a laser | Unidade | 189.00
`);
const CLEANING = list(`
  Água sanitária | Galão de 5 litros | 14.90
  Detergente neutro | Frasco de 500 ml | 2.60
  Papel higiênico | Fardo com 64 rolos | 62.00
  Saco para lixo, 100 litros | Pacote com 100 | 38.00
  Vassoura de piaçava | Unidade | 13.50
  Carro funcional para limpeza | Unidade | 640.00
`);
const FURNITURE = list(`
  Cadeira giratória com braços | Unidade | 489.00
  Mesa em L, 1,40 m | Unidade | 780.00
  Armário de aço, duas portas | Unidade | 890.00
  Arquivo de aço, quatro gavetas | Unidade | 720.00
  Bebedouro de coluna | Unidade | 610.00
  Ventilador de parede | Unidade | 215.00
`);
const BASKETS = list(`
  Cesta básica com 12 itens | Unidade | 89.00
  Cesta básica com 18 itens | Unidade | 128.00
  Kit de higiene pessoal | Unidade | 42.00
`);
const FISH = list(`
  Tilápia inteira, eviscerada | kg | 17.90
  Corvina congelada | kg | 21.50
  Caixa térmica de 100 litros | Unidade | 260.00
`);
const SEEDS = list(`
  Semente de milho crioulo | Saco de 10 kg | 92.00
  Semente de feijão-caupi | Saco de 10 kg | 118.00
  Muda de cajueiro-anão | Unidade | 9.50
  Muda de umbuzeiro | Unidade | 12.00
`);
const REPAIR = list(`
  Hora de mecânica, veículo leve | Hora | 92.00
  Hora de mecânica, veículo pesado | Hora | 148.00
  Filtro de óleo | Unidade | 38.00
  Pastilha de freio | Jogo | 164.00
  Bateria 60 Ah | Unidade | 489.00
`);
const TYRES = list(`
  Pneu 175/70 R14 | Unidade | 389.00
  Pneu 275/80 R22,5 | Unidade | 1980.00
  Câmara de ar 1000-20 | Unidade | 142.00
  Protetor de câmara aro 20 | Unidade | 58.00
`);
const PUNCTURE = list(`
  Conserto de pneu, veículo leve | Serviço | 28.00
  Conserto de pneu, veículo pesado | Serviço | 64.00
  Montagem e balanceamento | Serviço | 45.00
  Vulcanização | Serviço | 120.00
`);
const PRINTED = list(`
  Folheto, A5, colorido | Milheiro | 240.00
  Cartaz, A3, colorido | Cento | 310.00
  Bloco de formulários, 100 folhas | Unidade | 11.90
  Pasta com bolso, colorida | Unidade | 4.80
`);
const SIGNS = list(`
  Faixa em lona, 3 m | Unidade | 118.00
  Placa de sinalização interna | Unidade | 39.00
  Banner em lona, 0,90 m | Unidade | 64.00
  Medalha de bronze gravada | Unidade | 48.00
`);
const NOTICES = list(`
  Publicação em diário oficial | Centímetro de coluna | 32.00
  Publicação em jornal de grande circulação | Centímetro de coluna | 58.00
`);
const DIPLOMAS = list(`
  Diploma em papel especial | Unidade | 14.00
  Moldura para diploma | Unidade | 62.00
  Caderno personalizado | Unidade | 18.50
`);
const PROTECTION = list(`
  Máscara cirúrgica tripla | Caixa com 50 | 96.00
  Máscara N95 | Unidade | 14.80
  Álcool em gel 70 %, 500 ml | Frasco | 11.90
  Avental descartável | Pacote com 10 | 58.00
  Termômetro infravermelho | Unidade | 219.00
`);
const TESTS = list(`
  Teste rápido de antígeno COVID-19 | Unidade | 48.00
  Teste rápido IgG/IgM COVID-19 | Unidade | 89.00
  Swab nasofaríngeo | Pacote com 100 | 140.00
`);
const OXYGEN = list(`
  Oxigênio medicinal, 10 m³ | Carga | 210.00
  Oxigênio medicinal, 3 m³ | Carga | 98.00
  Fluxômetro para oxigênio | Unidade | 126.00
`);

/** What is bought under an object, found by a word in it; the first that fits. */
const BY_WORD: readonly (readonly [RegExp, readonly PriceListItem[]])[] = [
  [/máscaras|proteção individual/, PROTECTION],
  [/testes rápidos/, TESTS],
  [/oxigênio/, OXYGEN],
  [/pão/, BREAKFAST],
  [/gêneros/, FOOD],
  [/carnes/, MEAT],
  [/hortifruti/, PRODUCE],
  [/medicamentos/, MEDICINES],
  [/médico-hospitalar/, HOSPITAL],
  [/odontológicos/, DENTAL],
  [/diesel|de combustíveis/, FUEL],
  [/gasolina|combustível/, PETROL],
  [/expediente/, OFFICE],
  [/material de limpeza/, CLEANING],
  [/móveis|mobiliário/, FURNITURE],
  [/cestas/, BASKETS],
  [/peixes/, FISH],
  [/sementes/, SEEDS],
  [/Manutenção de veículos/, REPAIR],
  [/pneus/, TYRES],
  [/borracharia/, PUNCTURE],
  [/material gráfico/, PRINTED],
  [/faixas|placas/, SIGNS],
  [/Publicação de atos/, NOTICES],
  [/diplomas|cadernos/, DIPLOMAS],
];

/** The price list of what an object names; none where it is a service or a work. */
export const priceListFor = (object: string): readonly PriceListItem[] =>
  BY_WORD.find(([word]) => word.test(object))?.[1] ?? [];
