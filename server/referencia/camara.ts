import type { FastifyRequest } from 'fastify';
import type { Comissao, Membro } from '../../catalog/estrutura/answer.ts';
import type { WireComissao, WireVereador } from '../../catalog/referencia/answer.ts';
import { isChamber } from '../../catalog/routes.ts';
import { originOf } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { CallAnswer, CallRequest, DataCalls } from './call.ts';
import { findExercise } from './parameters.ts';

/** Members and commissions of a câmara in one exercise. */
interface Sitting {
  membros: readonly Membro[];
  comissoes: readonly Comissao[];
  /** The address of a picture in the body's folder. */
  picture(path: string | null): string | null;
}

/** Calls about the members of a câmara. Any other body answers an empty list. */
export const CAMARA_CALLS: DataCalls = {
  'vereador/vereadorasync': sitting((house) => house.membros.map((one) => member(house, one))),
  'mesa/mesadiretoraasync': sitting((house) =>
    house.membros.flatMap((one) => (one.mesa === null ? [] : [seat(house, one, one.mesa)])),
  ),
  'comissao/comissaoasync': sitting((house) => house.comissoes.map((one) => commission(house, one))),
};

/** Answers of the câmara as it sat in the exercise that was asked for; without one, as it sits today. */
function sitting(tell: (house: Sitting) => unknown[]) {
  return ({ request, parameters }: CallRequest): CallAnswer => {
    const year = findExercise(parameters);
    const { tenant, host } = request.site;
    const sits = isChamber(tenant.tipo, host.name);
    const base = baseOf(request);
    const data = () => (sits ? tell(houseOf(tenant.dados.estrutura, year, base)) : []);
    return { asked: [sits, year, base], datasets: [], data };
  };
}

function houseOf(structure: Tenant['dados']['estrutura'], year: number | null, base: string): Sitting {
  const { membros = [], comissoes = [] } = structure ?? {};
  const present = membros.filter(({ mandato }) => year === null || covers(mandato, year));
  const names = new Set(present.map(({ nome }) => nome));
  return {
    membros: present,
    comissoes: comissoes.filter((one) => one.membros.some(({ nome }) => names.has(nome))),
    picture: (path) => (path === null ? null : `${base}/v1/arquivos/${encodeURI(path)}`),
  };
}

/** First and last year of a mandate written as `2025 a 2028`; null for one written in another way. */
function yearsOf(mandato: string): readonly [number, number] | null {
  const [first, last = first] = mandato.match(/\b(?:19|20|21)\d{2}\b/g) ?? [];
  return first === undefined ? null : [Number(first), Number(last)];
}

function covers(mandato: string, year: number): boolean {
  const years = yearsOf(mandato);
  return years === null || (years[0] <= year && year <= years[1]);
}

function member({ picture }: Sitting, one: Membro): WireVereador {
  const [first, last] = yearsOf(one.mandato) ?? [null, null];
  return {
    nome: one.nome,
    nomeParlamentar: one.nome,
    partido: one.partido,
    cargo: 'Vereador(a)',
    email: one.email,
    telefone: one.telefone,
    dtInicio: first === null ? null : `${first}-01-01T00:00:00`,
    dtFim: last === null ? null : `${last}-12-31T00:00:00`,
    txtFoto: picture(one.foto),
    txtMandato: one.mandato,
    txtCargoMesa: one.mesa,
    txtGabinete: one.gabinete,
    txtBiografia: one.biografia,
  };
}

/** A member's seat in the Mesa or on a commission. The structure knows the days of the mandate and not those of the seat. */
const seat = (house: Sitting, one: Membro, cargo: string): WireVereador => ({
  ...member(house, one),
  cargo,
  dtInicio: null,
  dtFim: null,
});

function commission(house: Sitting, { nome, competencias, reunioes, membros }: Comissao): WireComissao {
  const seats = membros.flatMap(({ nome: name, funcao }) => {
    const found = house.membros.find((one) => one.nome === name);
    return found ? [seat(house, found, funcao)] : [];
  });
  return { nome, txtReunioes: reunioes, lstCompetencias: competencias, lstMembros: seats };
}

/** The address at which the API of this request begins: its own host, `/api` on the site, or the body's folder on the common host. */
function baseOf(request: FastifyRequest): string {
  const [path = ''] = request.originalUrl.split('?', 1);
  return originOf(request) + path.split('/').slice(0, -2).join('/');
}
