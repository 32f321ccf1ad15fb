import { join } from 'node:path';
import { z } from 'zod';
import { optionalEmail, optionalLink, optionalNorma, optionalText } from './estrutura.ts';
import { EXPECTED_GROUP, readYaml } from './yaml.ts';

const balcao = (what: string) =>
  z
    .strictObject(
      {
        unidade: optionalText.describe('Unidade que atende; se for uma de estrutura.yaml, o que falta aqui vem dela.'),
        responsavel: optionalText.describe('Quem responde por ela.'),
        endereco: optionalText.describe('Onde se atende em pessoa, em uma linha.'),
        telefone: optionalText.describe('Telefone, como (84) 3000-0000.'),
        email: optionalEmail.describe('Caixa de correio que recebe o aviso de cada mensagem nova. É pública.'),
        horario: optionalText.describe('Dias e horas de atendimento.'),
        norma: optionalNorma.describe('Norma local: título e, em url, onde se lê.'),
      },
      EXPECTED_GROUP,
    )
    .nullable()
    .default(null)
    .describe(what);

/** Schema of `atendimento.yaml`. */
export const atendimentoSchema = z
  .strictObject(
    {
      ouvidoria: balcao('A ouvidoria (Lei 13.460/2017).'),
      esic: balcao('O serviço de informação ao cidadão (Lei 12.527/2011, art. 9º).'),
      faleConosco: balcao('Quem lê as mensagens do Fale conosco.'),
      autoridadeRecursal: optionalText.describe('Quem decide os recursos dos pedidos de informação.'),
      cartaDeServicos: optionalLink.describe(
        'Carta de serviços: um caminho do portal ou um endereço https://. Sem ele, /servicos, se há servicos/.',
      ),
      retencao: z
        .int('é um número inteiro de anos')
        .min(1, 'é de ao menos 1 ano; para nunca apagar, retire a linha')
        .max(100, 'é de no máximo 100 anos; para nunca apagar, retire a linha')
        .nullable()
        .default(null)
        .describe('Anos depois do fim em que se apaga o que uma mensagem tem de pessoal. Sem ele, nada se apaga.'),
    },
    EXPECTED_GROUP,
  )
  .describe('Como um órgão ouve as pessoas. O que faltar vem de estrutura.yaml e de tenant.yaml.');

/** Content of `atendimento.yaml`, all of which may be missing. */
export type AtendimentoFile = z.output<typeof atendimentoSchema>;

/** Reads `atendimento.yaml`; null where there is none. */
export const readAtendimento = (folder: string): Promise<AtendimentoFile | null> =>
  readYaml(join(folder, 'atendimento.yaml'), atendimentoSchema.nullable(), null);
