import { expect, it } from 'vitest';
import { obras } from '../datasets/obras.ts';
import { parseQuery } from '../query.ts';
import { viewedColumns } from './view.ts';

const columnsAt = (text: string): readonly string[] => {
  const read = parseQuery(obras, [...new URLSearchParams(text)]);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return viewedColumns(obras, read.query.where).list.columns.flat();
};

const STOPPED = ['txtMotivoParalisacao', 'txtResponsavelParalisacao', 'dtPrevisaoReinicio'];

it('a list of stopped works says why each stopped, who answers for it and when it goes on', () => {
  expect(columnsAt('txtSituacao=paralisada&numExercicio=2025')).toEqual(expect.arrayContaining(STOPPED));
});

it.each(['', 'txtSituacao=Concluída', 'txtSituacao=Paralisada&txtSituacao=Concluída'])(
  'a list of %s has the usual columns',
  (text) => {
    expect(columnsAt(text)).toEqual(obras.list.columns.flat());
  },
);
