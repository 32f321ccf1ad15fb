import { bad, good, type Sample } from './sample.ts';

const first = { numContrato: '001/2025', numAnoPub: '2025' };
const works = { numContrato: '002/2025', numAnoPub: '2025' };
const site = { numContrato: '001/2025', numAnoPub: '2026' };

export const fiscais: Sample = [
  good({
    ...first,
    txtNome: 'Francisca das Chagas Medeiros',
    txtPapel: 'Fiscal titular',
    txtCargo: 'Nutricionista',
    numMatricula: '00412-3',
    numPortaria: '018/2025',
    dtInicio: '03/02/2025',
    txtNomeRazaoContratada: 'Mercantil Serra Verde Ltda',
    txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
    txtSituacaoContrato: 'VIGENTE',
  }),
  good({ ...first, txtNome: 'José Aldo Fernandes', txtPapel: 'FISCAL SUBSTITUTO', numPortaria: '018/2025' }),
  good({ ...first, txtNome: 'Rita de Cássia Nóbrega', txtPapel: 'Gestor', txtCargo: 'Secretária de Educação' }),
  good({
    ...works,
    txtNome: 'Severino Araújo Pinheiro',
    txtPapel: 'Fiscal titular',
    txtCargo: 'Engenheiro civil',
    dtInicio: '10/03/2025',
    dtFim: '30/06/2025',
  }),
  good({ ...works, txtNome: 'Luzia Câmara de Góis', txtPapel: 'Fiscal titular', dtInicio: '01/07/2025' }),
  bad('txtNome', 'não foi preenchido', { ...works, txtPapel: 'Gestor', numPortaria: '021/2025' }),
  good({ ...works, txtNome: 'Antônio Marcos Brandão', txtPapel: 'Gestor', numPortaria: '021/2025' }),
  good({ ...site, txtNome: 'Janaína Lopes Praxedes', txtPapel: 'Fiscal titular', numMatricula: '1190' }),
  good({ ...site, txtNome: 'Otávio Rêgo', txtPapel: 'Fiscal técnico', numPortaria: '077/2026' }),
  bad('numAnoPub', 'não é um ano como 2025', { numContrato: '003/2026', numAnoPub: '26', txtNome: 'Pedro Guedes' }),
  good({ numContrato: '003/2026', numAnoPub: '2026', txtNome: 'Pedro Guedes', dtInicio: '12/08/2026' }),
  good({ numContrato: 'CC-01', numAnoPub: '2026', txtNome: "Maria d'Arc Sant'Anna" }),
];
