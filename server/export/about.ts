import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { LICENCE } from '../describe/licence.ts';

/** What a file of data says of itself: whose it is, under which licence, where it is found again, and of when it is. */
export const fileAbout = (
  body: string,
  { id, title }: Dataset,
  address: string,
  { carga, referencia, publicadaEm }: Pick<Dados, 'carga' | 'referencia' | 'publicadaEm'>,
): Readonly<Record<string, string>> => ({
  fonte: body,
  conjunto: id,
  titulo: title,
  licenca: LICENCE.name,
  'licenca.endereco': LICENCE.path,
  endereco: address,
  carga: String(carga ?? ''),
  referencia: referencia ?? '',
  publicadaEm: publicadaEm ?? '',
});
