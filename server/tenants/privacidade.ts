import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { parseDay } from '../../catalog/fields/date.ts';
import { Refusal } from '../refusal.ts';
import { optionalEmail, optionalNorma, optionalText, requiredText } from './estrutura.ts';
import { readWritten } from './written.ts';
import { EXPECTED_GROUP, readYaml } from './yaml.ts';

const encarregado = z
  .strictObject(
    {
      nome: requiredText.describe('Nome de quem é o encarregado.'),
      cargo: optionalText.describe('Cargo ou unidade.'),
      telefone: optionalText.describe('Telefone, como (84) 3000-0000.'),
      email: optionalEmail.describe('E-mail para assuntos de dados pessoais.'),
      endereco: optionalText.describe('Onde atende em pessoa.'),
      horario: optionalText.describe('Dias e horas de atendimento.'),
      ato: optionalNorma.describe('Ato que o indicou: título e, em url, onde se lê.'),
    },
    EXPECTED_GROUP,
  )
  .refine(({ telefone, email }) => telefone !== null || email !== null, {
    path: ['telefone'],
    error: 'falta: informe o telefone ou o e-mail do encarregado (LGPD, art. 41, § 1º)',
  });

/** Schema of `lgpd.yaml`. */
export const lgpdSchema = z
  .strictObject(
    {
      encarregado: encarregado.describe('O encarregado pelo tratamento de dados pessoais (LGPD, art. 41).'),
      norma: optionalNorma.describe('Norma local de proteção de dados: título e, em url, onde se lê.'),
      governoDigital: optionalNorma.describe('Norma local do governo digital (Lei 14.129/2021).'),
    },
    EXPECTED_GROUP,
  )
  .describe('Proteção de dados pessoais de um órgão: aparece em /privacidade.');

export type LgpdFile = z.output<typeof lgpdSchema>;

/** Reads `lgpd.yaml`; null where there is none. */
export const readLgpd = (folder: string): Promise<LgpdFile | null> =>
  readYaml(join(folder, 'lgpd.yaml'), lgpdSchema.nullable(), null);

/** Names and values at the head of the policy's file. */
export const policyHead = z.strictObject({
  atualizada: requiredText
    .refine((value) => parseDay(value).ok, 'é uma data como 2026-03-01')
    .nullable()
    .default(null),
});

/** A policy of privacy: its text made safe, and the day of it. */
export interface PrivacyPolicy {
  html: string;
  texto: string;
  atualizada: string | null;
}

/** Reads the body's own policy, `privacidade.md` or `.html`; null where it has none, and the portal's text is shown. */
export async function readPolicy(folder: string): Promise<PrivacyPolicy | null> {
  const name = (await readdir(folder)).find((file) => /^privacidade\.(?:md|html)$/i.test(file));
  return name ? policyOf(join(folder, name)) : null;
}

export const POLICY_WRITTEN = { head: policyHead, level: 'h2', tooLong: 'resuma o texto' } as const;

async function policyOf(path: string): Promise<PrivacyPolicy> {
  const { said, html, text, line } = await readWritten(path, POLICY_WRITTEN);
  if (text === '')
    throw new Refusal(`${path}, linha ${line}: falta o texto da política. Escreva-o, ou apague o arquivo.`);
  return { html, texto: text, atualizada: said.atualizada };
}

/** Prints a policy as a file of HTML, because that is what is stored of Markdown too. */
export const printPolicy = ({ html, atualizada }: PrivacyPolicy): string =>
  `---\n${stringify({ atualizada })}---\n<h1>Política de privacidade</h1>\n\n${html}\n`;

const HERE = import.meta.dirname;
/** The portal's own text. The build does not copy it, so it is found from the root. */
const USUAL_POLICY = join(
  resolve(HERE, /[\\/]dist[\\/]server[\\/]tenants$/.test(HERE) ? '../../..' : '../..'),
  'server/tenants/privacidade/padrao.md',
);

let usual: Promise<PrivacyPolicy> | undefined;

/** The policy of a body that wrote none: true of what the portal itself does with personal data. */
export function usualPolicy(): Promise<PrivacyPolicy> {
  usual ??= policyOf(USUAL_POLICY);
  return usual;
}
