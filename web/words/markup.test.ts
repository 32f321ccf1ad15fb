import { describe, expect, it } from 'vitest';
import { markupWords, parseMarkup } from './markup.ts';

describe('a safe text read again', () => {
  it.each([
    ['<p>Um &#x26; dois &#x3C; três "aspas"</p>', 'Um & dois < três "aspas"'],
    ['<ul>\n<li>b</li>\n<li>c <strong>d</strong></li>\n</ul>', '\nb\nc d\n'],
    ['<p>1 &lt; 2 &copy; &#169;</p>', '1 < 2 &copy; ©'],
  ])('has the words that the server printed: %j', (html, words) => {
    expect(markupWords(parseMarkup(html))).toBe(words);
  });

  it('keeps elements in each other, and the address of a link alone', () => {
    expect(parseMarkup('<p title="x">a <a href="/b?c=1&#x26;d=2" title="t"><em>e</em></a><br>f</p>')).toEqual([
      {
        name: 'p',
        href: '',
        children: [
          'a ',
          { name: 'a', href: '/b?c=1&d=2', children: [{ name: 'em', href: '', children: ['e'] }] },
          { name: 'br', href: '', children: [] },
          'f',
        ],
      },
    ]);
  });

  it('takes what is no element for words, and an end without a beginning for nothing', () => {
    expect(parseMarkup('a < b</p> &unknown; <p>c')).toEqual([
      'a < b',
      ' &unknown; ',
      { name: 'p', href: '', children: ['c'] },
    ]);
  });
});
