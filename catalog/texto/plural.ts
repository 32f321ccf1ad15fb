/** A count and its noun, in agreement: `1 parte`, `1.204 partes`. */
export const counted = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : many}`;

/** How many records there are: `1 registro`, `1.204 registros`. */
export const countedRecords = (value: number): string => counted(value, 'registro', 'registros');
