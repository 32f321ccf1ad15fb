import { expect, it } from 'vitest';
import { describeDevice } from './aparelho.ts';

const AGENTS = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome em Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge em Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari em iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox em Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27 Chrome/125 Mobile Safari/537.36',
    'Samsung Internet em Android',
  ],
  ['curl/8.5', 'Aparelho desconhecido'],
  ['<script>alert(1)</script>', 'Aparelho desconhecido'],
] as const;

it.each(AGENTS)('says of %s that it is %s', (agent, words) => {
  expect(describeDevice(agent)).toBe(words);
});

it('keeps nothing of a header that is not there', () => {
  expect(describeDevice(undefined)).toBe('Aparelho desconhecido');
});
