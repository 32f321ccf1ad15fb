import { z } from 'zod';
import { day, integer, ok, text } from '../contract/schema.ts';
import type { Client, Entity, Frame, MenuItem } from '../site/shell.ts';

const cliente: z.ZodType<Client> = z.strictObject({
  txtCliente: text,
  idPoderOrgao: integer,
  imgLogo: text.nullable().describe('O logotipo em base64; nulo, se o órgão não enviou um'),
  txtLogoExtensao: text.nullable(),
});

const entidade: z.ZodType<Entity> = z.strictObject({
  txtCliente: text,
  cpfCnpj: text.nullable(),
  txtEndereco: text.nullable(),
  txtNumEndereco: text.nullable(),
  txtCidade: text.nullable(),
  txtEstado: text.nullable(),
  txtCep: text.nullable(),
  txtEmail: text.nullable(),
  txtNumTelefone: text.nullable(),
  txtFacebook: text.nullable(),
  txtInstagram: text.nullable(),
  txtX: text.nullable(),
});

const item = {
  txtDescricao: text,
  txtUrl: text,
  blnPopUp: text.describe('0 fica no portal; outro valor abre outra aba'),
};

const menuItem: z.ZodType<MenuItem> = z
  .strictObject({
    ...item,
    get lstFilhos() {
      return z.array(menuItem);
    },
  })
  .meta({ id: 'itemDoMenu' });

const footerItem = z.strictObject({
  idMenuFooter: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 Ajuda, 2 Mais acessadas, 3 Transparência'),
  ...item,
});

const frame: z.ZodType<Frame> = z.strictObject({
  cliente,
  entidade,
  menu: z.array(menuItem),
  rodape: z.array(footerItem),
  avisos: z.array(z.strictObject({ title: text, startDate: text, duration: z.number(), text })),
  vlibras: z.boolean(),
  referencia: day.nullable(),
  preenchimento: z
    .strictObject({ prontos: z.number(), total: z.number(), faltam: z.array(text) })
    .optional()
    .describe('Só enquanto os dados da demonstração ainda estão sendo feitos'),
});

const enveloped = <T extends z.ZodType>(data: T) => z.strictObject({ ok, data });

/** Answers of the calls that draw the frame around the pages of the reference system. */
export const frameAnswers = {
  cliente: enveloped(cliente),
  entidade: enveloped(entidade),
  frame: enveloped(frame),
  menu: enveloped(z.array(menuItem)),
  menuSemFilhos: enveloped(z.array(z.strictObject(item))),
  rodape: enveloped(z.array(footerItem)),
};
