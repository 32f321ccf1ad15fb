import type { FormField, TextPart } from './campos.ts';
import { normField } from './orgao.ts';

const PHOTO: FormField = {
  entry: 'foto',
  name: 'foto',
  label: 'Foto',
  help: 'De rosto, em JPEG ou PNG. O painel a reduz e tira dela o lugar e o aparelho em que foi feita.',
  optional: true,
};

const HEAD: readonly FormField[] = [
  { entry: 'texto', name: 'nome', label: 'Nome' },
  { entry: 'texto', name: 'cargo', label: 'Cargo' },
  PHOTO,
  { entry: 'email', name: 'email', label: 'E-mail', optional: true },
  { entry: 'texto', name: 'ato', label: 'Ato que nomeou a pessoa', optional: true },
];

const UNIT: readonly FormField[] = [
  { entry: 'texto', name: 'nome', label: 'Nome da unidade' },
  { entry: 'texto', name: 'sigla', label: 'Sigla', optional: true },
  { entry: 'linhas', name: 'competencias', label: 'Competências', help: 'Uma em cada linha.' },
  { entry: 'grupo', name: 'titular', label: 'Quem responde pela unidade', fields: HEAD, optional: true },
  { entry: 'texto', name: 'telefone', label: 'Telefone', optional: true },
  { entry: 'email', name: 'email', label: 'E-mail', optional: true },
  { entry: 'texto', name: 'endereco', label: 'Endereço', optional: true },
  { entry: 'texto', name: 'horario', label: 'Dias e horas de atendimento', optional: true },
  normField('norma', 'Norma da unidade'),
  {
    entry: 'linhas',
    name: 'nomesNosDados',
    label: 'Nomes nos dados',
    help: 'Como as listas publicadas a chamam, um em cada linha. Sem nenhum, o próprio nome.',
  },
  units('Unidades abaixo desta'),
];

function units(label: string): FormField {
  return {
    entry: 'lista',
    name: 'unidades',
    label,
    one: 'uma unidade',
    titled: 'nome',
    ordered: true,
    fields: () => UNIT,
  };
}

const MEMBER: readonly FormField[] = [
  { entry: 'texto', name: 'nome', label: 'Nome' },
  { entry: 'texto', name: 'partido', label: 'Partido' },
  { entry: 'texto', name: 'mandato', label: 'Mandato', example: '2025–2028' },
  { entry: 'longo', name: 'biografia', label: 'Biografia' },
  { entry: 'texto', name: 'mesa', label: 'Cargo na Mesa Diretora', optional: true },
  PHOTO,
  { entry: 'texto', name: 'telefone', label: 'Telefone', optional: true },
  { entry: 'email', name: 'email', label: 'E-mail', optional: true },
  { entry: 'texto', name: 'gabinete', label: 'Gabinete', optional: true },
];

const SEATS: FormField = {
  entry: 'lista',
  name: 'membros',
  label: 'Quem participa',
  one: 'um participante',
  titled: 'nome',
  ordered: true,
  fields: () => [
    { entry: 'texto', name: 'nome', label: 'Nome, igual ao dos membros da casa' },
    { entry: 'texto', name: 'funcao', label: 'Função', example: 'Membro', optional: true },
  ],
};

const COMMISSION: readonly FormField[] = [
  { entry: 'texto', name: 'nome', label: 'Nome da comissão' },
  { entry: 'linhas', name: 'competencias', label: 'Competências', help: 'Uma em cada linha.' },
  { entry: 'texto', name: 'reunioes', label: 'Quando se reúne', optional: true },
  SEATS,
];

/** Units, who answers for them and, in a câmara, members and commissions. */
export const estrutura: TextPart = {
  id: 'estrutura',
  titulo: 'Estrutura organizacional',
  sobre: 'As unidades, as competências, quem responde por elas, os contatos e os horários.',
  pages: ['/estrutura-organizacional'],
  fields: [
    {
      entry: 'grupo',
      name: 'estrutura',
      label: 'O que o órgão informa',
      optional: true,
      fields: [
        { entry: 'data', name: 'atualizadoEm', label: 'Atualizada em' },
        normField('norma', 'Lei da estrutura'),
        units('Unidades'),
        {
          entry: 'lista',
          name: 'membros',
          label: 'Membros da casa (câmara)',
          one: 'um membro',
          titled: 'nome',
          ordered: true,
          fields: () => MEMBER,
        },
        {
          entry: 'lista',
          name: 'comissoes',
          label: 'Comissões (câmara)',
          one: 'uma comissão',
          titled: 'nome',
          ordered: true,
          fields: () => COMMISSION,
        },
      ],
    },
  ],
};
