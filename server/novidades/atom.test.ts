import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, it } from 'vitest';
import { escapeHtml, html } from '../page/html.ts';
import { type AtomFeed, writeAtom } from './atom.ts';

const HOSTILE = `]]> <b>"negrito"</b> & 'aspas' \u{1f6b0} <!-- fim --> ação`;

const feed = (title: string): AtomFeed => ({
  id: 'tag:x.example,2026:contratos',
  title,
  subtitle: title,
  updated: '2026-02-01T12:30:00.000Z',
  author: { name: title, uri: 'https://x.example' },
  links: [{ rel: 'self', href: 'https://x.example/v1/contratos.atom?a=1&b="2"', type: 'application/atom+xml' }],
  entries: [
    {
      id: 'tag:x.example,2026:contratos/1',
      title,
      updated: '2026-02-01T12:30:00.000Z',
      links: [{ rel: 'alternate', href: 'https://x.example/contratos/10%2F2025/2025?a=1&b=2' }],
      category: { term: 'contratos', label: title },
      content: html`<p>${title}</p>`,
    },
  ],
});

it('what a publisher wrote is text to another reader, whatever signs it has', () => {
  const text = writeAtom(feed(HOSTILE));
  const { title, items, self } = parseFeed(text);
  expect(title).toBe(HOSTILE);
  expect(self).toBe('https://x.example/v1/contratos.atom?a=1&b="2"');
  expect(items[0]?.title).toBe(HOSTILE);
  expect(items[0]?.url).toBe('https://x.example/contratos/10%2F2025/2025?a=1&b=2');
  // That reader undoes the escapes of HTML too: the text itself shows that there are two layers.
  expect(text).toContain(`<content type="html">${escapeHtml(html`<p>${HOSTILE}</p>`.text)}</content>`);
});

it('characters that no XML may hold are not in it', () => {
  const text = writeAtom(feed('a\0b\u0008c\u001fd\uffffe\ufffe'));
  expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
  expect(parseFeed(text).title).toMatch(/^a.b.c.d.e.$/u);
});
