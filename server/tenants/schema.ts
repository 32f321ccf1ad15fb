import { z } from 'zod';
import { fileEntries } from '../../catalog/arquivos/entry.ts';
import { BODIES } from '../../catalog/body.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import { parseTaxId } from '../../catalog/fields/taxId.ts';
import { type BodyColours, colourProblem } from '../../catalog/site/cores.ts';
import { atendimentoSchema } from './atendimento.ts';
import { estruturaSchema, mailbox, requiredText } from './estrutura.ts';
import { COMMON_LABEL } from './host.ts';
import { lgpdSchema } from './privacidade.ts';
import { servicoSchema } from './servicos.ts';
import { EXPECTED_GROUP } from './yaml.ts';

/** The name of a body in its address. */
export const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;
/** A site, or with `*.` all those below one. */
const ORIGIN = /^https?:\/\/(?:\*\.)?(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}(?::\d{1,5})?$/;
/** Weight of a body whose folder says none. */
export const USUAL_WEIGHT = 1;
/** Inhabitants from which on a municipality has to report by quadrimester (LRF, art. 63). */
const SMALL = 50_000;
const LIST = 'é uma lista, com um item em cada linha, depois de um hífen';

const text = z.string('é um texto: escreva-o entre aspas').trim().min(1, 'não pode ficar vazio');
const handle = (network: string) =>
  text
    .regex(/^[\w.]{1,60}$/, 'é só o nome da conta, sem @ e sem endereço')
    .nullable()
    .default(null)
    .describe(`Nome da conta no ${network}, sem @ e sem endereço.`);
const address = text
  .regex(/^(?:\/|https?:\/\/)[^\s"'<>]*$/, 'é um caminho do portal (/contratos) ou um endereço https://')
  .describe('Um caminho do portal, como /contratos, ou um endereço https://, que abre outra aba.');
const elsewhere = (what: string) =>
  text
    .regex(/^https?:\/\/[^\s"'<>]+$/, 'é um endereço completo, que começa com https://')
    .nullable()
    .default(null)
    .describe(what);
const many = z.int('é um número inteiro').positive('é maior que zero');

/** Whether a body lets others stand beside it, and where the number of its inhabitants comes from. */
const comparar = z
  .strictObject(
    {
      permite: z
        .boolean('é true ou false')
        .default(false)
        .describe(
          'Se este órgão pode aparecer, por habitante, ao lado dos outros do mesmo tipo que também o permitem.',
        ),
      fonte: text.describe("De onde vem o número de habitantes, entre aspas: 'IBGE, Censo 2022'."),
      ano: z
        .int('é um ano, como 2022')
        .min(1900, 'é um ano, como 2022')
        .max(2999, 'é um ano, como 2022')
        .describe('Ano a que se refere o número de habitantes.'),
    },
    EXPECTED_GROUP,
  )
  .nullable()
  .default(null)
  .describe('A comparação com outros órgãos da instalação. Sem ela, o órgão só se compara consigo, ano contra ano.');

const colour = (name: keyof BodyColours, what: string) =>
  text
    .toLowerCase()
    .superRefine((value, context) => {
      const problem = colourProblem(name, value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .nullable()
    .default(null)
    .describe(what);

const cores = z
  .strictObject(
    {
      principal: colour('principal', "Cor dos botões, dos links e dos gráficos, entre aspas: '#0369a1'."),
      barra: colour('barra', "Cor da barra e do menu do alto, entre aspas: '#0f172a'."),
    },
    EXPECTED_GROUP,
  )
  .nullable()
  .default(null)
  .describe('Cores do órgão. Uma cor com que as letras não se leem bem é recusada, com a mais próxima que serve.');

const entidade = z.strictObject(
  {
    cpfCnpj: text
      .refine((value) => parseTaxId(value).ok, 'não é um CNPJ válido; confira os dígitos')
      .describe('CNPJ do órgão, como 08.112.233/0001-98.'),
    txtEndereco: text.describe('Rua, avenida ou praça da sede.'),
    txtNumEndereco: text.describe("Número da sede, entre aspas: '100'."),
    txtCidade: text.describe('Município da sede.'),
    txtEstado: text.regex(/^[A-Z]{2}$/, 'é a sigla do estado, como RN').describe('Sigla do estado, como RN.'),
    txtCep: text.regex(/^\d{5}-\d{3}$/, 'é um CEP como 59000-000').describe('CEP, como 59000-000.'),
    txtEmail: mailbox('é um e-mail, como transparencia@municipio.rn.gov.br').describe('E-mail de contato.'),
    txtNumTelefone: text.describe('Telefone, como (84) 3000-0000.'),
    txtFacebook: handle('Facebook'),
    txtInstagram: handle('Instagram'),
    txtX: handle('X'),
  },
  EXPECTED_GROUP,
);

const tenant = z
  .strictObject(
    {
      slug: text
        .regex(SLUG, 'tem só letras minúsculas, números e hífens: é o primeiro nome do endereço')
        .refine((value) => value !== COMMON_LABEL, `é o nome comum dos dados abertos de todos os órgãos: escolha outro`)
        .describe('Primeiro nome do endereço do portal: pmdemo em pmdemo.transparencia.example.com.br.'),
      tipo: z.enum(BODIES, `é ${BODIES.join(', ')}`).describe('O que o órgão é; decide que páginas se aplicam a ele.'),
      txtCliente: text.describe('Nome completo do órgão, como aparece no alto das páginas.'),
      idPoderOrgao: many.describe('Número do órgão nas chamadas do sistema de referência.'),
      hosts: z
        .array(
          text
            .regex(HOST, 'é um nome de domínio, sem https:// e sem barra')
            .refine(
              (value) => !value.startsWith(`${COMMON_LABEL}.`),
              `começa com ${COMMON_LABEL}, que é o nome comum dos dados abertos de todos os órgãos: use outro domínio`,
            ),
          LIST,
        )
        .default([])
        .describe('Domínios próprios do órgão, sem https:// e sem barra.'),
      api: z
        .enum(['host', 'path'], 'é host ou path')
        .default('host')
        .describe('Onde as páginas procuram a API: host (slug.apitransparencia…) ou path (/api no próprio site).'),
      ibge: text
        .regex(/^\d{7}$/, 'é o código do município no IBGE, com 7 dígitos')
        .nullable()
        .default(null)
        .describe("Código do município no IBGE, entre aspas: '2408102'."),
      habitantes: many.nullable().default(null).describe('População estimada: dá o valor por habitante.'),
      semestralDesde: z
        .int('é um ano, como 2025')
        .min(2000, 'é um ano, como 2025')
        .max(2999, 'é um ano, como 2025')
        .nullable()
        .default(null)
        .describe(
          'Ano a partir do qual o RGF e os demonstrativos do art. 53 da LRF saem por semestre, o que o art. 63 deixa aos municípios com menos de 50 mil habitantes. Sem ele, o RGF é por quadrimestre.',
        ),
      comparar,
      ouvidoria: elsewhere('Endereço da ouvidoria do órgão, quando não é a deste portal.'),
      esic: elsewhere('Endereço do e-SIC do órgão, quando não é o deste portal.'),
      peso: z
        .int('é um número inteiro de 1 a 100')
        .min(1, 'é um número inteiro de 1 a 100')
        .max(100, 'é um número inteiro de 1 a 100')
        .default(USUAL_WEIGHT)
        .describe(
          'Parte do portal que cabe ao órgão quando todos pedem ao mesmo tempo; um órgão com peso 2 recebe o dobro.',
        ),
      prefixoOcds: text
        .regex(/^ocds-[a-z0-9]{6}$/, 'é o prefixo que a Open Contracting Partnership registrou, como ocds-a1b2c3')
        .nullable()
        .default(null)
        .describe(
          'Prefixo registrado dos identificadores OCDS (ocid), como ocds-a1b2c3; sem ele, os ocids são locais. Mudá-lo muda todos os ocids.',
        ),
      embutir: z
        .array(text.regex(ORIGIN, 'é um endereço como https://www.jornal.com.br, sem barra no fim'), LIST)
        .default([])
        .describe(
          'Sites que podem incorporar gráficos e tabelas do portal, como https://www.jornal.com.br. Sem nenhum, todos podem: os dados são abertos.',
        ),
      pntp: z
        .strictObject(
          {
            publico: z
              .boolean('é true ou false')
              .default(false)
              .describe(
                'Se qualquer pessoa vê /pntp; senão, só quem trabalha no órgão: no painel, com uma chave dele ou pelo comando portal pntp.',
              ),
            controlador: mailbox('é um e-mail, como controladoria@municipio.rn.gov.br')
              .nullable()
              .default(null)
              .describe('E-mail de quem é avisado do que está por vencer. Sem ele, nada é enviado.'),
          },
          EXPECTED_GROUP,
        )
        .nullable()
        .default(null)
        .describe('A medição do órgão pela matriz do PNTP, em /pntp.'),
      vlibras: z.boolean('é true ou false').default(false).describe('Se as páginas oferecem o tradutor VLibras.'),
      cores,
      entidade: entidade.describe('Endereço, contato e redes do órgão, para o rodapé.'),
    },
    EXPECTED_GROUP,
  )
  .refine(({ comparar: compared, habitantes }) => !compared?.permite || habitantes !== null, {
    path: ['habitantes'],
    error: 'falta: a comparação com outros órgãos é por habitante',
  })
  .refine(({ semestralDesde, habitantes }) => semestralDesde === null || (habitantes ?? 0) < SMALL, {
    path: ['semestralDesde'],
    error: 'só se aplica a municípios com menos de 50 mil habitantes (LRF, art. 63): retire-o',
  })
  .describe('Um órgão do portal: portal tenant apply PASTA.');

const txtDescricao = text.describe('O que se lê no menu.');
export const menuEntry = z.strictObject({ txtDescricao, txtUrl: address }, EXPECTED_GROUP);
export const menuBranch = z.strictObject(
  {
    txtDescricao,
    txtUrl: address.optional(),
    itens: z.array(menuEntry, LIST).default([]).describe('Itens que se abrem sob este.'),
  },
  EXPECTED_GROUP,
);

const menus = z
  .strictObject(
    {
      topo: z.array(menuBranch, LIST).optional().describe('Menu do alto. Sem ele, o menu é o do próprio portal.'),
      ajuda: z.array(menuEntry, LIST).default([]).describe('Coluna Ajuda do rodapé.'),
      mais: z.array(menuEntry, LIST).default([]).describe('Coluna Mais acessadas do rodapé.'),
      transparencia: z.array(menuEntry, LIST).default([]).describe('Coluna Transparência do rodapé.'),
    },
    EXPECTED_GROUP,
  )
  .describe('Menus de um órgão.');

const aviso = z.strictObject(
  {
    title: requiredText.describe('Título do aviso.'),
    startDate: text
      .refine((value) => parseDay(value).ok, 'é uma data como 2025-06-16')
      .describe("Primeiro dia em que aparece, entre aspas: '2025-06-16'."),
    duration: z.int('é um número inteiro de dias').positive('é maior que zero').describe('Por quantos dias aparece.'),
    text: requiredText.describe('O aviso.'),
  },
  EXPECTED_GROUP,
);

const avisos = z.array(aviso, LIST).describe('Avisos técnicos de um órgão.');

/** Schemas of the YAML files of a body's folder, by name: the first is of `tenant.yaml`. */
export const TENANT_SCHEMAS = {
  tenant,
  menus,
  avisos,
  estrutura: estruturaSchema,
  atendimento: atendimentoSchema,
  arquivos: fileEntries,
  lgpd: lgpdSchema,
};

export const TENANT_SHEETS = [
  'tenant',
  'menus',
  'avisos',
  'estrutura',
  'atendimento',
  'arquivos',
  'lgpd',
  'servico',
] as const;

/** JSON Schema with which an editor completes and checks a file while it is written. */
export const tenantJsonSchema = (name: (typeof TENANT_SHEETS)[number]): object =>
  z.toJSONSchema(name === 'servico' ? servicoSchema : TENANT_SCHEMAS[name], { io: 'input', target: 'draft-7' });
