import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtConselho: 'Conselho Municipal de Saúde',
  txtArea: 'Saúde',
  txtNorma: 'Lei Municipal nº 412/1991',
  txtCompetencia: 'Acompanha e fiscaliza a política de saúde e as contas do fundo.',
  txtTelefone: '(84) 3000-0056',
  txtEmail: 'cms@valeclaro.example',
  txtEndereco: 'Avenida Presidente Dutra, 310, Centro',
  txtReunioes: 'Última quarta-feira do mês, às 14h',
  dtInicioMandato: '01/07/2025',
  dtFimMandato: '30/06/2027',
};
const of = (txtConselho: string, txtArea: string) => ({ ...usual, txtConselho, txtArea });

export const conselhos: Sample = [
  good(usual),
  good(of('Conselho do Fundeb (Cacs)', 'FUNDEB')),
  good(of('Conselho Municipal de Assistência Social', 'Assistencia social')),
  good(of('Conselho de Alimentação Escolar', 'Alimentação escolar')),
  good({ ...of('Conselho Municipal de Educação', 'Educação'), dtInicioMandato: '2025-07-01' }),
  bad('dtFimMandato', 'o fim do mandato vem antes do início', {
    ...of('Conselho da Cidade', 'Outros'),
    dtFimMandato: '30/06/2024',
  }),
  good({ ...of('Conselho da Cidade', 'Habitação'), txtCompetencia: '', txtReunioes: '' }),
  good({ ...of('Conselho do Meio Ambiente', 'Meio ambiente'), txtTelefone: '', txtEmail: '' }),
  bad('txtNorma', 'não foi preenchido', { ...of('Conselho da Cultura', 'Cultura'), txtNorma: '' }),
  good(of('Conselho da Cultura', 'Cultura')),
  good({ ...of('Conselho da Pessoa Idosa', 'Pessoa idosa'), dtInicioMandato: '', dtFimMandato: '' }),
  good({ ...usual, numExercicio: '2025' }),
];
