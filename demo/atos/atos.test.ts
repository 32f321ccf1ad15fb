import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { eachOfExercises } from '../contratos/all.ts';
import { readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { atosMaker } from './atos.ts';
import { relacoesMaker } from './relacoes.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

function drawn(tenant: WorldOptions['tenant']) {
  const made = makeWorld({ ...options, tenant });
  const part = makeDatasets([atosMaker, relacoesMaker], made);
  const rows: Record<string, Cells[]> = Object.fromEntries(
    part.datasets.map(({ dataset, rows: draw }) => [dataset.id, [...draw()]]),
  );
  return {
    made,
    files: [...part.files],
    atos: rows['atos-normativos'] ?? [],
    relacoes: rows['atos-relacoes'] ?? [],
  };
}

const key = ({ numAtoNormativo, numExercicio }: Cells): string => `${numAtoNormativo} ${numExercicio}`;
const other = ({ numAtoRelacionado, numExercicioRelacionado }: Cells): string =>
  `${numAtoRelacionado} ${numExercicioRelacionado}`;

const PASSIVE: Readonly<Record<string, string>> = {
  Altera: 'É alterado por',
  Revoga: 'É revogado por',
  Regulamenta: 'É regulamentado por',
};

describe.each(['pmdemo', 'cmdemo'] as const)('the acts of %s', (tenant) => {
  const { made, files, atos, relacoes } = drawn(tenant);
  const known = new Map(atos.map((row) => [key(row), row]));

  it('have a key of their own', () => {
    expect(known.size).toBe(atos.length);
  });

  it('tell each relation on both sides, and of acts that exist, the older changed by the newer', () => {
    const said = new Set(relacoes.map((row) => `${key(row)} ${row.txtRelacao} ${other(row)}`));
    const active = relacoes.filter(({ txtRelacao }) => PASSIVE[txtRelacao ?? '']);
    for (const row of active) {
      expect(said).toContain(`${other(row)} ${PASSIVE[row.txtRelacao ?? '']} ${key(row)}`);
      expect(readDay(known.get(other(row))?.dtAto) < readDay(known.get(key(row))?.dtAto)).toBe(true);
    }
    expect(relacoes.length).toBe(active.length * 2);
    expect(active.length).toBeGreaterThan(8);
  });

  it('are in force, altered or revoked as their relations say', () => {
    for (const row of atos) {
      const own = relacoes.filter((relation) => key(relation) === key(row)).map(({ txtRelacao }) => txtRelacao);
      expect(row.txtSituacao === 'Revogado').toBe(own.includes('É revogado por'));
      if (row.txtSituacao === 'Alterado') expect(own).toContain('É alterado por');
    }
  });

  it('say in their own text what they change', () => {
    for (const row of relacoes.filter(({ txtRelacao }) => PASSIVE[txtRelacao ?? '']))
      expect(known.get(key(row))?.txtTexto).toContain(`nº ${row.numAtoRelacionado}`);
  });

  it('are whole texts with numbered articles', () => {
    for (const { txtTexto = '' } of atos) {
      expect(txtTexto.length).toBeGreaterThan(350);
      expect(txtTexto).toMatch(/Art\. 1º .*Art\. 2º .*entra em vigor/s);
    }
  });

  it('appoint every inspector under the number that the contract gives, after nothing was printed too early', () => {
    for (const { order, name, year } of eachOfExercises(made, ({ draft, inspectors }) =>
      inspectors().map(({ order, who }) => ({ order, name: who.name, year: draft.year })),
    ))
      expect(known.get(`${order} ${year}`)?.txtTexto).toContain(name);
    const late = atos.filter(
      ({ dtAto, dtPublicacao }) => readDay(dtAto) > options.until || readDay(dtPublicacao) > options.until,
    );
    expect(late).toEqual([]);
  });

  it('hold the law that the town is built on, whole and as a document', () => {
    const founding = atos.filter(
      ({ txtTipoAto, txtEmenta = '' }) => txtTipoAto === 'Lei Orgânica' || txtEmenta.includes('Regimento Interno da'),
    );
    expect(founding).toHaveLength(tenant === 'cmdemo' ? 2 : 1);
    for (const { txtTexto, arqTexto } of founding) {
      expect(txtTexto).toContain('Art. 40. ');
      expect(arqTexto).toMatch(/\.pdf$/);
    }
  });

  it('are documents too where they are newest, the last line included', () => {
    expect(files.map(({ path }) => path)).toEqual(atos.flatMap(({ arqTexto }) => (arqTexto ? [arqTexto] : [])));
    expect(files.length).toBeGreaterThan(20);
    for (const { bytes } of files)
      expect(bytes.toString('latin1')).toMatch(
        /\(.*(?:Prefeit[oa]|Presidente|Secretári[oa]|Controlador|Mesa Diretora).*\) Tj\n(?:\/F1 7\.5|ET)/,
      );
  });
});

it('the laws of the town are the same for its prefeitura and its council', () => {
  const [town, council] = (['pmdemo', 'cmdemo'] as const).map((tenant) =>
    drawn(tenant)
      .atos.filter(({ txtTipoAto }) => txtTipoAto?.startsWith('Lei'))
      .map(({ numAtoNormativo, dtAto, txtTexto, txtSituacao }) => [numAtoNormativo, dtAto, txtTexto, txtSituacao]),
  );
  expect(town).toEqual(council);
});
