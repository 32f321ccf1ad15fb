import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { DOSSIE, DOSSIE_KINDS } from '../../catalog/dossie/documents.ts';
import { dossieOf } from '../../catalog/dossie/dossie.ts';
import { NAO_EXIGIDO, PUBLICADO } from '../../catalog/dossie/situacao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { TwoTenants } from '../../test/loads.ts';

let desk: TwoTenants;

const setOf = (id: string) => {
  const set = datasets.find((own) => own.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
};

const GROUNDS = [
  'Lei 14.133/2021, art. 28',
  'Lei 14.133/2021, art. 75, VIII',
  'Lei 14.133/2021, art. 95, § 2º',
  'Lei 8.666/1993',
  '',
];
const MODALITIES = [...Object.values(DOSSIE_KINDS).flat(), 'Manifestação de interesse'];

const SITUATIONS = ['Aberta', 'Em julgamento', 'Adjudicada', 'Homologada', 'Ratificada', 'Deserta', 'Anulada', ''];

/** A tender of each modality, situation and ground that there is. */
const TENDERS: Cells[] = MODALITIES.flatMap((txtModalidadeLicit) =>
  SITUATIONS.flatMap((txtSituacao, i) =>
    GROUNDS.map((txtFundamento, j) => ({
      numCertame: `${i}-${j}/2026`,
      txtModalidadeLicit,
      txtUnidadeOrcamentaria: 'Secretaria',
      numExercicio: '2026',
      txtObjeto: 'Merenda escolar',
      txtSituacao,
      txtFundamento,
    })),
  ),
);

const documentOf = (tender: Cells, tipo: string): Cells => ({
  numCertame: tender.numCertame ?? '',
  txtModalidadeLicit: tender.txtModalidadeLicit ?? '',
  txtUnidadeOrcamentaria: tender.txtUnidadeOrcamentaria ?? '',
  numExercicio: tender.numExercicio ?? '',
  txtTipoDocumento: tipo,
  arqDocumento: `licitacoes/${tipo}.pdf`,
});

const rows = () =>
  desk.read(desk.here, async (client) => {
    const { rows: all } = await client.query<Row>('SELECT * FROM pub.licitacao WHERE tenant = $1', [desk.here]);
    return all;
  });

const send = (id: string, all: readonly Cells[]) => desk.send(all, { dataset: setOf(id), force: true });

/** The dossier that the rules give a row, in the words of its fields. */
function wantedOf(row: Row, tipos: readonly string[]): Record<string, unknown> {
  const entries = dossieOf(row, new Set(tipos));
  const missing = entries.filter(({ state }) => state === 'falta').map(({ document }) => document.label);
  const words = { publicado: PUBLICADO, dispensado: NAO_EXIGIDO, falta: null };
  return {
    ...Object.fromEntries(entries.map(({ document, state }) => [document.field, words[state]])),
    qtdFaltam: missing.length,
    txtFaltam: missing.join('; ') || null,
  };
}

beforeAll(async () => {
  desk = await TwoTenants.open();
  await send('licitacao', TENDERS);
});
afterAll(() => desk.close());

it('the database judges every dossier as the rules do, as documents come and go', async () => {
  for (const tipos of [
    ['Outros'],
    ['Edital', 'Projeto básico', 'Parecer jurídico'],
    DOSSIE.flatMap((one) => one.tipos.slice(0, 1)),
  ]) {
    await send(
      'licitacao-documentos',
      TENDERS.flatMap((tender) => tipos.map((tipo) => documentOf(tender, tipo))),
    );
    const all = await rows();
    expect(all).toHaveLength(TENDERS.length);
    for (const row of all) expect(row).toMatchObject(wantedOf(row, tipos));
  }
});

it('a list is found by the state of its dossiers, which the documents of another body do not touch', async () => {
  const [first = {}] = TENDERS;
  await desk.send([documentOf(first, 'Edital')], { dataset: setOf('licitacao-documentos'), tenant: desk.there });
  await send('licitacao-documentos', [documentOf(first, 'Outros')]);
  const states = new Set((await rows()).map(({ txtDossie }) => txtDossie));
  expect(states).toEqual(new Set(['Completo', 'Incompleto', 'Não exigido']));
  const { rows: kept } = await desk.client.query<{ tenant: number; tipos: string[] }>(
    'SELECT tenant, tipos FROM dados._dossies ORDER BY tenant',
  );
  expect(kept).toEqual([
    { tenant: desk.here, tipos: ['Outros'] },
    { tenant: desk.there, tipos: ['Edital'] },
  ]);
});
