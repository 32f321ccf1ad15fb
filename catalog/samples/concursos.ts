import { bad, good, type Sample } from './sample.ts';

const usual = {
  numEdital: '001/2025',
  numExercicio: '2025',
  txtTipo: 'Concurso público',
  txtObjeto: 'Provimento de cargos efetivos da prefeitura',
  txtCargos: 'Professor; Enfermeiro; Motorista',
  qtdVagas: '42',
  blnCadastroReserva: 'Sim',
  dtPublicacao: '11/08/2025',
  dtInicioInscricao: '18/08/2025',
  dtFimInscricao: '12/09/2025',
  dtProva: '19/10/2025',
  dtHomologacao: '22/12/2025',
  dtValidade: '22/12/2027',
  txtSituacao: 'Homologado',
  txtOrganizadora: 'Fundação Sertão de Concursos',
  arqEdital: 'concursos/2025/001-2025-edital.pdf',
};
const simple = {
  numExercicio: '2026',
  txtTipo: 'PROCESSO SELETIVO SIMPLIFICADO',
  txtObjeto: 'Contratação temporária de professores',
  txtCargos: 'Professor',
  dtPublicacao: '2026-01-12',
  txtSituacao: 'Encerrado',
  arqEdital: 'concursos/2026/pss-001-2026.pdf',
};

export const concursos: Sample = [
  good(usual),
  good({ ...usual, numEdital: '002/2025', txtCargos: 'Guarda municipal', qtdVagas: '8', txtSituacao: 'suspenso' }),
  good({ ...usual, numEdital: '003/2025', dtHomologacao: '', dtValidade: '', txtSituacao: 'Em andamento' }),
  good({ ...simple, numEdital: 'PSS 001/2026', qtdVagas: '30' }),
  good({ ...simple, numEdital: 'PSS 002/2026', txtCargos: 'Médico; Recepcionista', qtdVagas: '12' }),
  good({ ...simple, numEdital: 'PSS 003/2026', qtdVagas: '', blnCadastroReserva: 'S' }),
  bad('dtFimInscricao', 'o fim das inscrições vem antes do início', {
    ...usual,
    numEdital: '004/2025',
    dtInicioInscricao: '12/09/2025',
    dtFimInscricao: '18/08/2025',
  }),
  good({ ...simple, numEdital: 'PSS 004/2026', txtSituacao: 'Inscrições abertas', dtFimInscricao: '30/11/2026' }),
  bad('qtdVagas', 'é negativo', { ...simple, numEdital: 'PSS 005/2026', qtdVagas: '-3' }),
  good({ ...usual, numEdital: '001/2022', numExercicio: '2022', dtPublicacao: '07/03/2022', txtSituacao: 'Encerrado' }),
  good({ ...usual, numEdital: '002/2022', numExercicio: '2022', dtPublicacao: '08/03/2022', txtSituacao: 'ANULADO' }),
  good({ ...simple, numEdital: 'PSS 006/2026', arqEdital: '' }),
];
