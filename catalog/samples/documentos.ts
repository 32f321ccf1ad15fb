import { bad, good, type Sample } from './sample.ts';

const first = { numContrato: '001/2025', numAnoPub: '2025', txtTipoDocumento: 'Contrato' };
const works = { numContrato: '002/2025', numAnoPub: '2025', txtTipoDocumento: 'Termo aditivo' };
const site = { numContrato: '001/2025', numAnoPub: '2026', txtTipoDocumento: 'Outros' };

export const documentos: Sample = [
  good({
    ...first,
    txtDescricao: 'Contrato assinado',
    dtDocumento: '03/02/2025',
    arqDocumento: 'contratos/2025/001.pdf',
  }),
  good({ ...first, txtTipoDocumento: 'TERMO DE REFERENCIA', arqDocumento: 'contratos/2025/001-tr.pdf' }),
  good({ ...first, txtTipoDocumento: 'Edital', arqDocumento: 'contratos/2025/Edital PE 004_2025.pdf' }),
  good({ ...first, txtTipoDocumento: 'Termo aditivo', arqDocumento: 'contratos/2025/001-aditivo-1.pdf' }),
  good({ ...works, dtDocumento: '02/05/2025', arqDocumento: 'contratos/2025/002-aditivo-1.pdf' }),
  bad('arqDocumento', 'não é o caminho de um arquivo', { ...works, arqDocumento: '../../etc/senhas.pdf' }),
  good({ ...works, txtTipoDocumento: 'Apostilamento', arqDocumento: 'contratos/2025/002-apostila.pdf' }),
  good({ ...works, txtTipoDocumento: 'Projeto básico', arqDocumento: 'contratos/2025/002-projeto-básico.pdf' }),
  bad('arqDocumento', 'não foi preenchido', { ...works, txtDescricao: 'Segundo termo aditivo' }),
  good({ ...site, txtDescricao: 'Ordem de serviço', arqDocumento: 'contratos/2026/001-os.pdf' }),
  good({ ...site, txtTipoDocumento: 'Nota de empenho', arqDocumento: 'contratos/2026/001-ne.pdf' }),
  good({ ...site, txtTipoDocumento: 'Ata de reunião', dtDocumento: '05/10/2026', arqDocumento: 'atas/2026/10.odt' }),
];
