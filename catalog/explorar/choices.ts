import { type Dataset, fieldOf } from '../dataset.ts';
import { printGroup, type QueryGroup } from '../list/group.ts';
import { summaryFields } from '../list/summary.ts';

/** The groups that people ask for most: those of the charts, of the lists of values, of the period and of its dates. */
export function usualGroups(set: Dataset): QueryGroup[] {
  const charted = set.list.charts.map(({ by }): QueryGroup => {
    const [field = '', grain] = by.split('.');
    const slice = fieldOf(set, field).grains.find((own) => own === grain);
    return slice ? { field, grain: slice } : { field };
  });
  const plain = [...summaryFields(set), set.period, ...(set.list.apart ? [set.list.apart] : [])]
    .filter((field) => fieldOf(set, field).grains.length === 0)
    .map((field): QueryGroup => ({ field }));
  const dates = [...set.list.columns.flat(), ...summaryFields(set)].flatMap((field) =>
    fieldOf(set, field).grains.map((grain): QueryGroup => ({ field, grain })),
  );
  return unique([...charted, ...plain, ...dates]).filter(({ field, grain }) => grain || fieldOf(set, field).sortable);
}

/** Every other field by which rows can be gathered. */
export function otherGroups(set: Dataset): QueryGroup[] {
  const usual = new Set(usualGroups(set).map(printGroup));
  const all = Object.entries(set.fields).flatMap(([field, { sortable, grains }]): QueryGroup[] => [
    ...(sortable ? [{ field }] : []),
    ...grains.map((grain) => ({ field, grain })),
  ]);
  return all.filter((group) => !usual.has(printGroup(group)));
}

const unique = (groups: readonly QueryGroup[]): QueryGroup[] => [
  ...new Map(groups.map((group) => [printGroup(group), group])).values(),
];
