import { expect, it } from 'vitest';
import { isCompetition, isDirectContracting, isPettyPurchase } from './direta.ts';

it.each([
  ['Dispensa', ''],
  ['DISPENSA DE LICITAÇÃO', ''],
  ['Inexigibilidade', 'Lei 14.133/2021, art. 74, I'],
  ['', 'Lei nº 14.133/2021, art. 75, II'],
  ['', 'Lei 8.666/93, artigo 25, caput'],
])('%s, %s is contracted directly', (modality, ground) => {
  expect(isDirectContracting(modality, ground)).toBe(true);
});

it.each([
  ['Pregão eletrônico', 'Lei 14.133/2021, art. 28, I'],
  ['Não se aplica', 'Lei 4.320/1964, art. 58'],
  ['', ''],
])('%s, %s is not', (modality, ground) => {
  expect(isDirectContracting(modality, ground)).toBe(false);
});

it.each([
  ['Lei 14.133/2021, art. 95, § 2º (pequena compra de pronto pagamento)', true],
  ['ARTIGO 95, PARÁGRAFO SEGUNDO', true],
  ['Lei 14.133/2021, art. 75, II', false],
  ['Lei 14.133/2021, art. 95, I', false],
])('the ground “%s” is that of a petty purchase: %s', (ground, petty) => {
  expect(isPettyPurchase(ground)).toBe(petty);
});

it.each([
  ['Pregão eletrônico', true],
  ['CONCORRÊNCIA', true],
  ['Tomada de Preços', true],
  ['Dispensa', false],
  ['Não se aplica', false],
  ['', false],
])('the modality %s names a competition: %s', (modality, named) => {
  expect(isCompetition(modality)).toBe(named);
});
