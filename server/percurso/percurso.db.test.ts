import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { covidDespesa } from '../../catalog/datasets/covidDespesa.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printKey } from '../../catalog/key.ts';
import type { Documento, Etapa } from '../../catalog/percurso/answer.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { csv } from '../../demo/kit/csv.ts';
import { openPortal, type Portal, UNTIL } from '../../test/portal.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';
const KEY = ['codOrgao', 'codUnidade', 'numDocEmpenho'];

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

const rowsOf = async (query: string, host?: string): Promise<Row[]> =>
  (await portal.ask(`/api/v1/${query}`, host)).json.data;

const partsOf = (row: Row, names: readonly string[]): string[] => names.map((name) => String(row[name]));

async function wayOf(row: Row, host?: string): Promise<Map<Etapa['etapa'], Etapa>> {
  const { json } = await portal.ask(`/api/v1${pathOf('percurso', partsOf(row, [...KEY, 'numExercicio']))}`, host);
  const steps = json.data as unknown as Etapa[];
  return new Map(steps.map((step) => [step.etapa, step]));
}

const namesOf = (step: Etapa | undefined): string[] => (step?.documentos ?? []).map(({ nome }) => nome);

/** The addresses of a document: its own, and the one that the tree of expenses leads to, whatever the node says. */
function addressesOf(set: Dataset, row: Row, stage: string, number: string[]): string[] {
  const parts = [...partsOf(row, KEY), ...partsOf(row, number)];
  const tree = ['ontem', `${row.numExercicio}~funcao-${row.codFuncao}`].map(
    (node) => `/despesa/empenhos${pathOf(stage, [node, ...parts])}`,
  );
  return [printKey(set, row), ...tree, ...(row.blnCovid ? [pathOf('coviddespesa', parts)] : [])];
}

const STAGES = [
  ['empenhos', empenhos, 'detalhe', []],
  ['liquidacoes', liquidacoes, 'detalhe/liquidacao', ['numDocLiq']],
  ['pagamentos', pagamentos, 'detalhe/pagamento', ['numDocPag']],
] as const;

describe.each(STAGES)('every document of %s', (id, set, stage, number) => {
  it('has its page at all its addresses, and its record behind them', async () => {
    const sample = [...(await rowsOf(`${id}?_size=4`)), ...(await rowsOf(`${id}?blnCovid=1&_size=2`))];
    expect(sample).toHaveLength(6);
    for (const row of sample) {
      const record = await portal.ask(`/api/v1${printKey(set, row)}`);
      expect(record.json.data).toContainEqual(row);
      for (const path of addressesOf(set, row, stage, [...number])) {
        const { status, text } = await portal.ask(path);
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(text).not.toContain('<title>Portal');
      }
    }
  });

  it('is found by the way that the address of the tree leaves to the browser: its parts, without the exercise', async () => {
    const [row] = await rowsOf(`${id}?_size=1`);
    const by = [...KEY, ...number].map((name) => `${name}=${encodeURIComponent(String(row?.[name]))}`).join('&');
    const years = await rowsOf(`${id}?${by}&_por=numExercicio&_sort=-chave`);
    expect(years.map(({ chave }) => chave)).toContain(row?.numExercicio);
  });
});

describe('the way of a payment', () => {
  it.each(['localhost', CHAMBER])('names its settlement, empenho, contract and tender: %s', async (host) => {
    const committed = (await rowsOf('empenhos?_size=1000', host)).filter(
      ({ numContrato, numCertame, vlrPago }) => numContrato && numCertame && Number(vlrPago) > 0,
    );
    const committedRow = committed[0] ?? {};
    const way = await wayOf(committedRow, host);
    expect(namesOf(way.get('licitacao'))).toEqual([`${committedRow.txtModalidadeLicit} ${committedRow.numCertame}`]);
    expect(namesOf(way.get('contrato'))).toContain(`Contrato ${committedRow.numContrato}`);
    expect(namesOf(way.get('empenho'))).toEqual([`Empenho ${committedRow.numDocEmpenho}`]);
    for (const { caminho } of [...way.values()].flatMap(({ documentos }) => documentos)) {
      expect((await portal.ask(`/api/v1${caminho}`, host)).status).toBe(200);
    }
    const settled = new Set(way.get('liquidacao')?.documentos.map(({ numero }) => numero));
    const paid: readonly Documento[] = way.get('pagamento')?.documentos ?? [];
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.filter(({ liquidacao }) => !settled.has(liquidacao ?? ''))).toEqual([]);
  });

  it('adds up to what the empenho says', async () => {
    const [committedRow = {}] = await rowsOf('empenhos?numExercicio=2025&_sort=-vlrPago&_size=1');
    const way = await wayOf(committedRow);
    expect(way.get('pagamento')?.soma).toBeCloseTo(
      Number(committedRow.vlrPago) + Number(committedRow.vlrRestosPagos),
      2,
    );
  });
});

describe('the way of a contract', () => {
  const contractWay = async (row: Row, host?: string): Promise<Etapa[]> => {
    const path = pathOf('percurso', ['contratos', String(row.numContrato), String(row.numAnoPub)]);
    return (await portal.ask(`/api/v1${path}`, host)).json.data as unknown as Etapa[];
  };

  it.each(['localhost', CHAMBER])(
    'goes from its tender to what was paid, with the sums of its empenhos: %s',
    async (host) => {
      const paid = (await rowsOf('empenhos?_size=1000', host)).find(
        ({ numContrato, numCertame, vlrPago }) => numContrato && numCertame && Number(vlrPago) > 0,
      );
      const { numContrato, numAnoPub, numCertame } = paid ?? {};
      const asked = `numContrato=${encodeURIComponent(String(numContrato))}&numAnoPub=${numAnoPub}`;
      const { json } = await portal.ask(`/api/v1/empenhos?${asked}`, host);
      const sums = json.totals as Record<string, number>;
      const [tender, contract, committed, settled, out] = await contractWay({ numContrato, numAnoPub } as Row, host);
      expect(namesOf(tender)[0]).toContain(numCertame);
      expect(namesOf(contract)).toContain(`Contrato ${numContrato}`);
      expect(committed).toMatchObject({ total: json.total });
      expect(committed?.soma).toBeCloseTo(
        Number(sums.vlrEmpenhado) + Number(sums.vlrReforco) - Number(sums.vlrAnulado),
        2,
      );
      expect(out?.soma).toBeCloseTo(Number(sums.vlrPago) + Number(sums.vlrRestosPagos), 2);
      expect(settled?.soma).toBeCloseTo(Number(out?.soma) + Number(sums.vlrAPagar), 2);
      expect(out?.documentos.length).toBeGreaterThan(0);
      for (const { caminho } of [...(settled?.documentos ?? []), ...(out?.documentos ?? [])])
        expect((await portal.ask(`/api/v1${caminho}`, host)).status).toBe(200);
    },
  );

  it.each(['/api/v1/percurso/contratos/nada/2025', '/api/v1/percurso/contratos/1', '/api/v1/percurso/contratos'])(
    'is no contract at %s',
    async (path) => {
      expect((await portal.ask(path)).status).toBe(404);
    },
  );
});

describe('what is missing', () => {
  it('is said where nothing was bought', async () => {
    const [wages = {}] = await rowsOf(`empenhos?txtModalidadeLicit=${encodeURIComponent('Não se aplica')}&_size=1`);
    const way = await wayOf(wages);
    expect(way.get('licitacao')).toMatchObject({ documentos: [] });
    expect(way.get('licitacao')?.falta).toContain('não se aplica');
    expect(way.get('contrato')?.falta).toContain('Não há contrato');
  });

  it('is said of what real files leave out, and a load makes the old answer go', async () => {
    const line = { codOrgao: '99', codUnidade: '99.001', numDocEmpenho: '1/2018', numExercicio: '2018' };
    const row = { codOrgao: '99', codUnidade: '99.001', numDocEmpenho: '1/2018', numExercicio: 2018 };
    const creditor = { txtCredor: 'Mercantil Serra Verde Ltda' };
    await send(empenhos, {
      ...line,
      ...creditor,
      dtEmpenho: '02/01/2018',
      txtHistorico: 'Luvas',
      vlrEmpenhado: '100,00',
    });
    expect([...(await wayOf(row)).values()].map(({ falta }) => falta)).toEqual([
      'Sem licitação informada.',
      'Não há contrato informado neste empenho.',
      null,
      'Ainda não liquidado.',
      'Ainda não pago.',
    ]);
    await send(pagamentos, { ...line, ...creditor, numDocPag: 'OB 7', dtPagamento: '09/01/2018', vlrPago: '100,00' });
    await expect.poll(async () => namesOf((await wayOf(row)).get('pagamento'))).toEqual(['Pagamento OB 7']);
    const way = await wayOf(row);
    expect(way.get('liquidacao')?.falta).toBe('Nenhuma liquidação informada.');
    expect(way.get('pagamento')?.documentos[0]?.notas).toEqual(['Sem liquidação informada']);
  });

  it.each(['/api/v1/percurso/05/05.001/nada/2025', '/api/v1/percurso/05', '/api/v1/percurso/05/05.001/1/ontem'])(
    'is no empenho at %s',
    async (path) => {
      expect((await portal.ask(path)).status).toBe(404);
    },
  );
});

const send = (dataset: Dataset, cells: Cells) =>
  portal.db.own((client) =>
    load(client, {
      tenant: 1,
      dataset,
      files: oneFile('teste.csv', csv([cells], dataset)),
      name: 'teste.csv',
      reference: UNTIL,
      author: 'teste',
    }),
  );

it('the empenhos of the pandemic are found without their exercise, and all of one number are there', async () => {
  const all = await rowsOf('coviddespesa?_size=1000');
  const [first = {}] = all;
  const { json } = await portal.ask(`/api/v1${printKey(covidDespesa, first)}`);
  const same = all.filter((row) => KEY.every((name) => row[name] === first[name]));
  expect(json.data).toHaveLength(same.length);
  expect(json.related.map(({ dataset }) => dataset)).toContain('pagamentos');
  expect((await rowsOf('coviddespesa', CHAMBER)).length).toBeGreaterThan(0);
});
