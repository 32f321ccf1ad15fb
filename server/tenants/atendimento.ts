import { join } from 'node:path';
import { z } from 'zod';
import { NAMES, readSheet } from './sheet.ts';
import { email, link, norm, optional } from './structure.ts';

const balcao = (what: string) =>
  z
    .strictObject(
      {
        unidade: optional.describe('Unidade que atende; se for uma de estrutura.yaml, o que falta aqui vem dela.'),
        responsavel: optional.describe('Quem responde por ela.'),
        endereco: optional.describe('Onde se atende em pessoa, em uma linha.'),
        telefone: optional.describe('Telefone, como (84) 3000-0000.'),
        email: email.describe('Caixa de correio que recebe o aviso de cada mensagem nova. É pública.'),
        horario: optional.describe('Dias e horas de atendimento.'),
        norma: norm.describe('Norma local: título e, em url, onde se lê.'),
      },
      NAMES,
    )
    .nullable()
    .default(null)
    .describe(what);

/** `atendimento.yaml`. */
export const atendimento = z
  .strictObject(
    {
      ouvidoria: balcao('A ouvidoria (Lei 13.460/2017).'),
      esic: balcao('O serviço de informação ao cidadão (Lei 12.527/2011, art. 9º).'),
      faleConosco: balcao('Quem lê as mensagens do Fale conosco.'),
      autoridadeRecursal: optional.describe('Quem decide os recursos dos pedidos de informação.'),
      cartaDeServicos: link.describe('Carta de serviços: um caminho do portal ou um endereço https://.'),
      retencao: z
        .int('é um número inteiro de anos')
        .min(1, 'é de ao menos 1 ano; para nunca apagar, retire a linha')
        .max(100, 'é de no máximo 100 anos; para nunca apagar, retire a linha')
        .nullable()
        .default(null)
        .describe('Anos depois do fim em que se apaga o que uma mensagem tem de pessoal. Sem ele, nada se apaga.'),
    },
    NAMES,
  )
  .describe('Como um órgão ouve as pessoas. O que faltar vem de estrutura.yaml e de tenant.yaml.');

/** What a folder says of how the body hears people: all of it may be missing. */
export type Ficha = z.output<typeof atendimento>;

/** Null where the folder says nothing of it. */
export const readAtendimento = (folder: string): Promise<Ficha | null> =>
  readSheet(join(folder, 'atendimento.yaml'), atendimento.nullable(), null);
