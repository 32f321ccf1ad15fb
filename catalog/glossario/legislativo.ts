import type { Termo } from './term.ts';

/** Words of a legislative house. */
export const legislativo: readonly Termo[] = [
  {
    termo: 'Proposição',
    explicacao:
      'O que se apresenta à Câmara para ser discutido e votado: projeto de lei, emenda, requerimento, indicação ou moção.',
    exemplo: 'Um projeto de lei que cria uma feira é uma proposição; pedir o conserto de uma rua é uma indicação.',
    fontes: ['CF, arts. 29, XI, e 59 (o rol de cada Câmara está em seu regimento)'],
    sinonimos: ['projeto', 'projeto de lei', 'matéria legislativa', 'indicação', 'requerimento', 'moção'],
    veja: ['tramitacao', 'relator', 'ementa'],
  },
  {
    termo: 'Tramitação',
    explicacao: 'O caminho de uma proposição: da entrega às comissões, ao plenário e à sanção, um passo de cada vez.',
    fontes: ['CF, arts. 61 a 69 (o caminho em cada Câmara está em seu regimento)'],
    sinonimos: ['andamento do projeto', 'andamento da proposição'],
    veja: ['proposicao'],
  },
  {
    termo: 'Relator',
    explicacao: 'Vereador que estuda uma proposição em nome da comissão e escreve o parecer que ela vota.',
    fontes: ['CF, art. 58, § 2º (a designação segue o regimento de cada Câmara)'],
    sinonimos: ['relatora', 'relatoria', 'parecer'],
    veja: ['proposicao'],
  },
  {
    termo: 'Votação nominal',
    explicacao: 'Votação em que se anota o voto de cada vereador: sim, não ou abstenção.',
    exemplo:
      'Na simbólica, quem concorda fica sentado e só o resultado é anotado; na nominal, sabe-se quem votou como.',
    fontes: ['CF, art. 47 (quando é nominal, diz o regimento de cada Câmara)'],
    sinonimos: ['voto aberto', 'voto de cada vereador', 'como votou'],
    veja: ['proposicao'],
  },
  {
    termo: 'Assiduidade',
    explicacao: 'De cada cem sessões e reuniões a que o vereador devia ir, em quantas esteve presente.',
    fontes: ['CF, arts. 55, III, e 56 (para vereadores, por força do art. 29, IX)'],
    sinonimos: ['presença nas sessões', 'faltas', 'frequência'],
    veja: ['proposicao'],
  },
];
