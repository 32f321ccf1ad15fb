import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { csv } from '../../demo/kit/csv.ts';
import { openPortal, type Portal, UNTIL } from '../../test/portal.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

const named = (id: string): Dataset => {
  const set = datasets.find((known) => known.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
};

const send = (dataset: Dataset, rows: readonly Cells[]) =>
  portal.db.own((client) =>
    load(client, {
      tenant: 1,
      dataset,
      files: oneFile('teste.csv', csv(rows, dataset)),
      name: 'teste.csv',
      reference: UNTIL,
      author: 'teste',
    }),
  );

describe.each(datasets.flatMap((set) => (set.cut ? [[set.id, set, set.cut] as const] : [])))(
  'the cut %s',
  (id, set, cut) => {
    const where = Object.entries(cut.where)
      .map(([name, value]) => `${name}=${value === true ? 1 : value}`)
      .join('&');

    it('shows the rows of its parent that it is cut by, dated as they are', async () => {
      const own = (await portal.ask(`/api/v1/${id}?_size=1000`)).json;
      const parent = (await portal.ask(`/api/v1/${cut.of}?${where}&_size=1000`)).json;
      expect(own.total).toBeGreaterThan(0);
      expect(own.data).toEqual(parent.data);
      expect(own.dados).toEqual(parent.dados);
      expect(own.total).toBeLessThan((await portal.ask(`/api/v1/${cut.of}`)).json.total);
    });

    it('takes no file, and says where to publish', async () => {
      await expect(send(set, [])).rejects.toThrow(`publique-as em ${cut.of}`);
    });
  },
);

it('a tender that nobody won adds nothing to what was homologated, whatever its cell says', async () => {
  const tender = (numCertame: string, txtSituacao: string): Cells => ({
    numCertame,
    numExercicio: '2019',
    txtModalidadeLicit: 'Pregão eletrônico',
    txtUnidadeOrcamentaria: 'Fundo Municipal de Saúde',
    txtObjeto: 'Luvas',
    txtSituacao,
    vlrTotal: '100,00',
  });
  await send(named('licitacao'), [
    tender('1/2019', 'Homologada'),
    tender('2/2019', 'REVOGADA'),
    tender('3/2019', 'Deserta'),
    tender('4/2019', 'fracassada'),
  ]);
  const { json } = await portal.ask('/api/v1/licitacao?numExercicio=2019');
  expect(json.total).toBe(4);
  expect(json.totals.vlrTotal).toBe(100);
  const groups = (await portal.ask('/api/v1/licitacao?numExercicio=2019&_por=txtSituacao')).json.data;
  expect(Object.fromEntries(groups.map(({ chave, vlrTotal }) => [chave, vlrTotal]))).toEqual({
    Homologada: 100,
    Revogada: 0,
    Deserta: 0,
    Fracassada: 0,
  });
});

describe('payrolls of different types', () => {
  it('are split where a month holds several, and the parts add up', async () => {
    const { json } = await portal.ask('/api/v1/servidores?dtMesAno=2025-12');
    expect(json.apart?.length).toBeGreaterThan(1);
    const lines = json.apart?.reduce((sum, { linhas }) => sum + Number(linhas), 0);
    expect(lines).toBe(json.total);
    const gross = json.apart?.reduce((sum, part) => sum + Math.round(Number(part.vlrRemuneracaoBruta) * 100), 0);
    expect(gross).toBe(Math.round((json.totals.vlrRemuneracaoBruta ?? 0) * 100));
  });

  it('are not spoken of where there is only one', async () => {
    const { json } = await portal.ask('/api/v1/servidores?dtMesAno=2025-12&idTipoFolha=0');
    expect(json.total).toBeGreaterThan(0);
    expect(json.apart).toBeUndefined();
  });
});

describe('a statement that there was nothing', () => {
  beforeAll(() =>
    portal.db.own((client) =>
      declare(client, {
        tenant: 1,
        dataset: named('contratos'),
        from: '2018-01-01',
        to: '2018-12-31',
        text: 'Não houve contratos de 01/2018 a 12/2018.',
        author: 'teste',
      }),
    ),
  );

  it('stands in place of the empty list of its period', async () => {
    const { json } = await portal.ask('/api/v1/contratos?numAnoPub=2018');
    expect(json).toMatchObject({
      data: [],
      declaracao: { de: '2018-01-01', ate: '2018-12-31', texto: 'Não houve contratos de 01/2018 a 12/2018.' },
    });
  });

  it.each(['numAnoPub=2017', 'numAnoPub=2025&txtObjeto.has=xilofone', 'txtObjeto.has=xilofone'])(
    'is not claimed for %s',
    async (query) => {
      const { json } = await portal.ask(`/api/v1/contratos?${query}`);
      expect(json.data).toEqual([]);
      expect(json.declaracao).toBeUndefined();
    },
  );

  it('is corrected by saying the same period again', async () => {
    const again = { tenant: 1, dataset: named('contratos'), from: '2018-01-01', to: '2018-12-31', author: 'teste' };
    await portal.db.own((client) => declare(client, { ...again, text: 'Não houve contratos em 2018.' }));
    await expect
      .poll(async () => (await portal.ask('/api/v1/contratos?numAnoPub=2018')).json.declaracao?.texto)
      .toBe('Não houve contratos em 2018.');
  });

  it('makes its year a choice of the year filter, in which nothing else was published', async () => {
    const years = async (query: string) => {
      const { json } = await portal.ask(`/api/v1/contratos?${query}_por=numAnoPub`);
      return { found: json.data.map(({ chave }) => chave), declared: json.declarados };
    };
    const { found, declared } = await years('');
    expect(found).not.toContain(2018);
    expect(declared).toEqual([{ chave: 2018, rotulo: '2018' }]);
    expect((await years('txtObjeto.has=xilofone&')).declared).toEqual([{ chave: 2018, rotulo: '2018' }]);
  });

  it('of the câmara is there for what it never does', async () => {
    const { json } = await portal.ask('/api/v1/transferencias-realizadas', CHAMBER);
    expect(json.declaracao?.texto).toContain('não realizou transferências');
  });
});

describe('a statement about a part of a dataset', () => {
  const EMENDAS = '/api/v1/emenda-parlamentar';
  const said = { from: '2017-01-01', to: '2017-12-31', author: 'teste', text: 'Não houve emendas municipais em 2017.' };

  beforeAll(() =>
    portal.db.own((client) =>
      declare(client, {
        ...said,
        tenant: 1,
        dataset: named('emenda-parlamentar'),
        part: { field: 'txtOrigemRecurso', value: 'Municipal' },
      }),
    ),
  );

  it('stands in place of the empty list of its part and period, and says which part', async () => {
    const { json } = await portal.ask(`${EMENDAS}?numAnoEmenda=2017&txtOrigemRecurso=municipal`);
    expect(json.declaracao).toMatchObject({
      texto: said.text,
      parte: { campo: 'txtOrigemRecurso', valor: 'Municipal', rotulo: 'Origem: Municipal' },
    });
  });

  it.each([
    'numAnoEmenda=2017',
    'numAnoEmenda=2017&txtOrigemRecurso=Federal',
    'numAnoEmenda=2017&txtOrigemRecurso=Municipal&txtOrigemRecurso=Federal',
    'numAnoEmenda=2016&txtOrigemRecurso=Municipal',
    'numAnoEmenda=2017&numAnoEmenda=2016&txtOrigemRecurso=Municipal',
    'dtEmenda.gte=2018-01-01&dtEmenda.lte=2018-12-31&txtOrigemRecurso=Municipal',
  ])('is not claimed for %s', async (query) => {
    const { json } = await portal.ask(`${EMENDAS}?${query}`);
    expect(json.data).toEqual([]);
    expect(json.declaracao).toBeUndefined();
  });

  it('is offered by the filters under which it would be shown, and by no other', async () => {
    const declared = async (query: string) =>
      ((await portal.ask(`${EMENDAS}?${query}`)).json.declarados ?? []).map(({ chave }) => chave);
    expect(await declared('txtOrigemRecurso=Municipal&_por=numAnoEmenda')).toContain(2017);
    expect(await declared('numAnoEmenda=2017&_por=txtOrigemRecurso')).toEqual(['Municipal']);
    expect(await declared('_por=numAnoEmenda')).toEqual([]);
    expect(await declared('numAnoEmenda=2016&_por=txtOrigemRecurso')).toEqual([]);
  });

  it('is among the statements of its dataset, and none about all of it', async () => {
    const { json } = await portal.ask(`${EMENDAS}/cargas`);
    expect(json.declaracoes?.map(({ parte, de }) => [parte?.rotulo, de])).toContainEqual([
      'Origem: Municipal',
      said.from,
    ]);
    const { json: last } = await portal.ask('/api/v1/cargas');
    expect(last.data.find(({ dataset }) => dataset === 'emenda-parlamentar')?.declaracao).toBeNull();
  });

  it('is in the page and in its year filter without scripts', async () => {
    const { text: body } = await portal.ask('/emenda-parlamentar?numAnoEmenda=2017&txtOrigemRecurso=Municipal');
    expect(body).toContain(said.text);
    expect(body).toContain('2017 (declaração)');
  });
});
