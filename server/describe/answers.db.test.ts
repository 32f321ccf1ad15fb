import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { pathOf, printed, printKey } from '../../catalog/key.ts';
import { type Described, Judge } from '../../test/described.ts';
import { hostOf, latest, type Portal, sharePortal } from '../../test/portal.ts';
import { DATASET_CALLS } from '../referencia/datasets.ts';

const TOWN = 'localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let judge: Judge;

beforeAll(async () => {
  portal = await sharePortal();
  judge = new Judge((await portal.ask('/api/v1/openapi.json')).json as unknown as Described);
});

afterAll(() => portal.close());

/** Asks, and holds the answer to what the description says of its address and status. */
async function held(address: string, host = TOWN, expected = 200) {
  const { status, json } = await portal.ask(`/api${address}`, host);
  const faults = judge.faults(address, status, json).slice(0, 5);
  expect({ address, status, faults }).toEqual({ address, status: expected, faults: [] });
  return json;
}

it.each(datasets.map((set) => [set.id, set] as const))(
  '%s answers as described: list, groups, record, file, loads and refusal',
  async (id, set) => {
    const host = hostOf(set);
    const query = await latest(portal, set);
    const { data } = await held(`/v1/${id}?${query}`, host);
    await held(`/v1/${id}?_por=${set.list.charts[0]?.by ?? set.period}`, host);
    await held(`/v1${printKey(set, data[0] ?? {})}`, host);
    await held(`/v1/${id}.json?${query}`, host);
    await held(`/v1/${id}/cargas`, host);
    await held(`/v1/${id}?nada=1`, host, 400);
  },
);

describe.each([TOWN, CHAMBER])('%s answers as described', (host) => {
  it.each([
    '/v1',
    '/v1/inicio',
    '/v1/cargas',
    '/v1/modelos',
    '/v1/busca?termo=merenda',
    '/v1/busca?termo=maria',
    '/v1/busca?termo=xyzzy',
    '/v1/busca?termo=servico&tipo=contratos',
    '/v1/busca/sugestoes?termo=con',
    '/v1/despesa',
    '/v1/despesa?por=favorecido',
    '/v1/despesa?no=2026~funcao-10&por=elemento',
    '/v1/receita',
    '/v1/receita?por=fonte',
    '/v1/receita?corte=covid',
    '/v1/arquivos',
    '/v1/estrutura',
    '/v1/atendimento',
    '/v1/relatorios/ouvidoria',
    '/v1/relatorios/e-sic',
    '/v1/relatorios/fale-conosco',
    '/v1/glossario',
    '/v1/glossario/empenho',
    '/v1/perguntas',
    '/v1/mensagens/desafio',
    '/despesa/despesaporclassificacaoasync?dtIni=2026-01-01&dtFim=2026-03-31',
    '/menu/porlocalasync?local=topo',
    '/dadoscliente/dadosclientesasync',
    '/glossario/glossarioasync',
  ])('%s', async (address) => {
    await held(address, host);
  });

  it.each([
    ['/v1/busca?tremo=merenda', 400],
    ['/v1/despesa?no=x', 400],
    ['/v1/receita?corte=x', 400],
    ['/v1/arquivos?categoria=x', 400],
    ['/v1/arquivos/nada', 404],
    ['/v1/glossario/nada', 404],
    ['/v1/contratos/nada/2026', 404],
    ['/v1/favorecidos/00000000000000', 404],
    ['/v1/percurso/0/0/0/2026', 404],
    ['/contrato/contratopordataasync', 400],
  ])('%s with %i', async (address, status) => {
    await held(address, host, status);
  });
});

it('the way of the money of an empenho, and all of its creditor, are answered as described', async () => {
  const set = datasets.find(({ id }) => id === 'empenhos');
  const { data } = await held('/v1/empenhos?_size=12&txtTipoEmpenho=Global');
  for (const row of data) {
    if (set)
      await held(
        `/v1${pathOf(
          'percurso',
          set.key.map((name) => printed(set, name, row)),
        )}`,
      );
    if (String(row.txtCpfCnpj).length === 14 && row === data[0]) await held(`/v1/favorecidos/${row.txtCpfCnpj}`);
  }
});

/** Each call takes what it needs of this. */
const ASKED =
  'dtInicio=2026-01-01&dtFim=2026-03-31&dataInicio=2026-01-01&dataFim=2026-12-31&numExercicio=2026&numAno=2026&numMes=3';

it.each(Object.keys(DATASET_CALLS))('the call %s of the reference system is answered as described', async (path) => {
  await held(`/${path}?${ASKED}`);
});
