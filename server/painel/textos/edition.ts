import type { EdicaoHead } from '../../../catalog/painel/textos/answer.ts';
import type { EditionHead } from '../../tenants/edicoes.ts';

/** A version as the panel tells it. */
export const editionAnswer = ({ numero, quem, quando, volta }: EditionHead): EdicaoHead => ({
  numero,
  quem,
  quando: quando.toISOString(),
  volta,
});
