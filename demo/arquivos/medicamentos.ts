import { dayOf } from '../kit/calendar.ts';
import { acessoMaker } from '../saude/acesso.ts';
import { DRUGS, isCostly } from '../saude/drugs.ts';
import { HEALTH_SECRETARY } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type Publication, paper } from './publication.ts';
import { signatures, wordTable } from './tables.ts';

const drugRows = (costly: boolean): string[][] =>
  DRUGS.filter((drug) => isCostly(drug) === costly).map(({ code, name, shape, component }) => [
    code,
    name,
    shape,
    component,
  ]);

const DRUG_HEADS = ['Código', '1.8:Medicamento', '2:Apresentação', '1.6:Componente'];

/** The medicines that the town gives, and how to get those that the state does, as the lists of the portal say. */
export function medicineLists(world: World, year: number): Publication[] {
  const date = `${year}-02-10`;
  const steps = [...acessoMaker.rows(world)];
  const of = ['saude', 'medicamentos'] as const;
  return [
    paper(of, `Relação Municipal de Medicamentos (Remume) de ${year}`, year, date, 'saude/remume', () => [
      `Relação Municipal de Medicamentos Essenciais de ${year}, aprovada pelo Conselho Municipal de Saúde (Lei 8.080/1990, art. 19-P; Decreto 7.508/2011, arts. 25 e 26). O estoque de cada farmácia está na página Medicamentos deste portal.`,
      wordTable(DRUG_HEADS, drugRows(false)),
      'Como retirar: com a receita, um documento com foto e o cartão do SUS, na Farmácia Central ou na farmácia da unidade básica. A receita vale por 30 dias, ou por 6 meses se de uso contínuo.',
      ...signatures(dayOf(date), HEALTH_SECRETARY),
    ]),
    paper(of, `Medicamentos de alto custo: Resme e como obter, ${year}`, year, date, 'saude/alto-custo', () => [
      'O componente especializado (medicamentos de alto custo) é fornecido pelo Estado, a partir da Relação Estadual de Medicamentos (Resme). O Município recebe os papéis, envia o pedido e entrega o remédio.',
      { heading: '1. Relação Estadual de Medicamentos (Resme) entregue no Município' },
      wordTable(DRUG_HEADS, drugRows(true)),
      { heading: '2. Passos, documentos, local e prazo' },
      wordTable(
        ['0.4:Passo', '2.4:O que fazer', '2.2:Documentos', '1.8:Onde', '0.9:Prazo'],
        steps.map(({ numPasso = '', txtPasso = '', txtDocumentos = '', txtLocal = '', txtPrazo = '' }) => [
          numPasso,
          txtPasso,
          txtDocumentos,
          txtLocal,
          txtPrazo,
        ]),
      ),
      `Contato: ${steps[0]?.txtContato ?? ''}. Se o pedido for negado, a pessoa recebe a razão por escrito e pode recorrer, ou reclamar à Ouvidoria do Município, (84) 3000-0162.`,
      ...signatures(dayOf(date), HEALTH_SECRETARY),
    ]),
  ];
}
