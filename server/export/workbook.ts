import { attributeText } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Number of the first format of one's own; those below are Excel's. */
const FIRST_FORMAT = 164;

/** Path of a sheet in the file, counted from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** The parts of a workbook besides its sheets, by path. `formats` are those of its cells: style 1 has the first. */
export function workbookParts(names: readonly string[], formats: readonly string[]): [path: string, xml: string][] {
  const numbers = names.map((_, i) => i + 1);
  return [
    ['xl/styles.xml', styles(formats)],
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', sheetRelations(numbers)],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['[Content_Types].xml', contentTypes(numbers)],
  ];
}

function styles(formats: readonly string[]): string {
  const codes = formats.map(
    (code, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${attributeText(code)}"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const own = formats.map(
    (_, i) => `<xf numFmtId="${FIRST_FORMAT + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}">`,
    formats.length > 0 ? `<numFmts count="${formats.length}">${codes.join('')}</numFmts>` : '',
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    // Excel wants these two fills to be there, used or not.
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length + 1}">${plain}${own.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

function workbook(names: readonly string[]): string {
  const sheets = names.map((name, i) => `<sheet name="${attributeText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function sheetRelations(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="${sheetPath(number).replace('xl/', '')}"/>`,
  );
  const style = `<Relationship Id="rId${numbers.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${sheets.join('')}${style}</Relationships>`;
}

function contentTypes(numbers: readonly number[]): string {
  const part = (path: string, type: string): string =>
    `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`;
  return [
    `${HEAD}<Types xmlns="${TYPES}">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('xl/workbook.xml', 'sheet.main'),
    ...numbers.map((number) => part(sheetPath(number), 'worksheet')),
    part('xl/styles.xml', 'styles'),
    '</Types>',
  ].join('');
}
