import { bad, good, type Sample } from './sample.ts';

const first = { numContrato: '001/2025', numAnoPub: '2025' };
const works = { numContrato: '002/2025', numAnoPub: '2025' };
const site = { numContrato: '001/2025', numAnoPub: '2026' };

/** A cut is written with its sign: the sum of the values is what the contract changed by. */
export const aditivos: Sample = [
  good({
    ...first,
    numAditivo: '1º TA',
    txtTipoAditivo: 'Acréscimo',
    txtObjeto: 'Acréscimo de 10% nos quantitativos',
    dtAssinatura: '01/08/2025',
    dtPublicacao: '04/08/2025',
    vlrAditivo: '79.912,00',
    pctAditivo: '10,00',
    arqAditivo: 'contratos/2025/001-aditivo-1.pdf',
  }),
  good({
    ...first,
    numAditivo: '2º TA',
    txtTipoAditivo: 'PRAZO',
    txtObjeto: 'Prorrogação por 12 meses',
    dtAssinatura: '20/01/2026',
    numDias: '365',
    dtNovaVigencia: '02/02/2027',
  }),
  good({
    ...works,
    numAditivo: '1',
    txtTipoAditivo: 'Supressão',
    txtObjeto: 'Retirada da rua das Flores',
    dtAssinatura: '02/05/2025',
    vlrAditivo: '-50.000,00',
    pctAditivo: '-2,13%',
  }),
  good({ ...works, numAditivo: '2', txtTipoAditivo: 'Apostilamento', dtAssinatura: '10/06/2025', vlrAditivo: '0,00' }),
  good({ ...works, numAditivo: '3', txtTipoAditivo: 'Prazo', numDias: '60', dtNovaVigencia: '16/05/2026' }),
  bad('txtTipoAditivo', 'não foi preenchido', { ...works, numAditivo: '4', dtAssinatura: '11/06/2025' }),
  good({ ...works, numAditivo: '5', txtTipoAditivo: 'Reequilíbrio', vlrAditivo: 'R$ 12.000,50' }),
  good({ ...works, numAditivo: '6', txtTipoAditivo: 'Prazo e acréscimo', numDias: '30', vlrAditivo: '1.000' }),
  bad('vlrAditivo', 'não é um número como 1.234,56', {
    ...works,
    numAditivo: '7',
    txtTipoAditivo: 'Acréscimo',
    vlrAditivo: '12,345,60',
  }),
  good({ ...works, numAditivo: '8', txtTipoAditivo: 'Rescisão', dtAssinatura: '01/10/2025' }),
  good({ ...site, numAditivo: '1º TA', txtTipoAditivo: 'Outros', txtObjeto: 'Troca do fiscal' }),
  good({ ...site, numAditivo: '2º TA', txtTipoAditivo: 'Termo de sub-rogação', dtAssinatura: '2026-10-01' }),
];
