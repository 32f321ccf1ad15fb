import { expect, it } from 'vitest';
import { costOf } from './shed.ts';

const RULES = { urgent: [/^\/api\/v1\/mensagens/], costly: [/\.csv(?:\?|$)/, /\.has=/] };
const cost = (path: string, method = 'GET', agent?: string) => costOf({ method, path, agent }, RULES);

it('files and filters of texts are costly, lists and records are data, the rest are pages', () => {
  expect(['/api/v1/contratos.csv?a=1', '/api/v1/empenhos?txtHistorico.has=con'].map((path) => cost(path))).toEqual([
    'costly',
    'costly',
  ]);
  expect([cost('/api/v1/contratos?_page=2'), cost('/contratos')]).toEqual(['data', 'page']);
});

it('a crawler that follows filters is costly, and one that reads a page is not', () => {
  const agent = 'Mozilla/5.0 (compatible; AhrefsBot/7.0)';
  expect([cost('/contratos?_page=9', 'GET', agent), cost('/contratos', 'GET', agent)]).toEqual(['costly', 'page']);
});

it('what people send is never refused', () => {
  expect([cost('/api/v1/mensagens', 'POST'), cost('/ouvidoria', 'POST')]).toEqual(['free', 'free']);
});
