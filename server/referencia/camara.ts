import type { FastifyRequest } from 'fastify';
import type { Comissao, Membro } from '../../catalog/estrutura/estrutura.ts';
import { isChamber } from '../../catalog/routes.ts';
import { originOf } from '../http/request.ts';
import { type Asked, yearIn } from './parameters.ts';

/** A câmara's people, as its structure tells them. */
interface House {
  membros: readonly Membro[];
  comissoes: readonly Comissao[];
  /** The address of a picture of the body's folder. */
  picture(path: string | null): string | null;
}

type HouseCall = (request: FastifyRequest, asked: Asked) => unknown[];

/** The calls about who sits in a câmara, by path in lower case. Any other body has nobody there: an empty list. */
export const HOUSE_CALLS: Readonly<Record<string, HouseCall>> = {
  'vereador/vereadorasync': sitting((house) => house.membros.map((one) => member(house, one))),
  'mesa/mesadiretoraasync': sitting((house) =>
    house.membros.flatMap((one) => (one.mesa === null ? [] : [seat(house, one, one.mesa)])),
  ),
  'comissao/comissaoasync': sitting((house) => house.comissoes.map((one) => commission(house, one))),
};

/** Answers of the house as it sat in the exercise that was asked for; without one, as it sits. */
function sitting(tell: (house: House) => unknown[]): HouseCall {
  return (request, asked) => {
    const year = yearIn(asked);
    const { tenant, host } = request.site;
    const { membros = [], comissoes = [] } = tenant.dados.estrutura ?? {};
    if (!isChamber(tenant.tipo, host.name)) return [];
    const present = membros.filter(({ mandato }) => year === null || covers(mandato, year));
    const names = new Set(present.map(({ nome }) => nome));
    return tell({
      membros: present,
      comissoes: comissoes.filter((one) => one.membros.some(({ nome }) => names.has(nome))),
      picture: (path) => (path === null ? null : `${baseOf(request)}/v1/arquivos/${encodeURI(path)}`),
    });
  };
}

/** The years of `2025 a 2028`; what is written in another way has none. */
function yearsOf(mandato: string): readonly [number, number] | null {
  const [first, last = first] = mandato.match(/\b(?:19|20|21)\d{2}\b/g) ?? [];
  return first === undefined ? null : [Number(first), Number(last)];
}

function covers(mandato: string, year: number): boolean {
  const years = yearsOf(mandato);
  return years === null || (years[0] <= year && year <= years[1]);
}

function member({ picture }: House, one: Membro) {
  const [first, last] = yearsOf(one.mandato) ?? [null, null];
  return {
    nome: one.nome,
    nomeParlamentar: one.nome,
    partido: one.partido,
    cargo: 'Vereador(a)',
    email: one.email,
    telefone: one.telefone,
    dtInicio: first && `${first}-01-01T00:00:00`,
    dtFim: last && `${last}-12-31T00:00:00`,
    txtFoto: picture(one.foto),
    txtMandato: one.mandato,
    txtCargoMesa: one.mesa,
    txtGabinete: one.gabinete,
    txtBiografia: one.biografia,
  };
}

/** A part in the Mesa or on a commission. The structure tells the mandate and not the days of the part. */
const seat = (house: House, one: Membro, cargo: string) => ({
  ...member(house, one),
  cargo,
  dtInicio: null,
  dtFim: null,
});

function commission(house: House, { nome, competencias, reunioes, membros }: Comissao) {
  const seats = membros.flatMap(({ nome: name, funcao }) => {
    const found = house.membros.find((one) => one.nome === name);
    return found ? [seat(house, found, funcao)] : [];
  });
  return { nome, txtReunioes: reunioes, lstCompetencias: competencias, lstMembros: seats };
}

/** Where the API of this request begins: its own host, `/api` on the site, or the body's folder on the common host. */
function baseOf(request: FastifyRequest): string {
  const [path = ''] = request.originalUrl.split('?', 1);
  return originOf(request) + path.split('/').slice(0, -2).join('/');
}
