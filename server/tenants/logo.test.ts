import { describe, expect, it } from 'vitest';
import { logoOf } from './logo.ts';

const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`,
  );

const problem = (bytes: Buffer): string => {
  const read = logoOf(bytes);
  return 'problem' in read ? read.problem : '';
};

const drawn = (bytes: Buffer): string => {
  const read = logoOf(bytes);
  return 'logo' in read ? Buffer.from(read.logo.imgLogo, 'base64').toString() : '';
};

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(33);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('a logo', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of another prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
    ['a page inside', svg('<foreignObject><body/></foreignObject>')],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
    ['a handler at the root', svg('', 'onload="alert(1)"')],
    ['a picture from elsewhere', svg('<image href="https://mal.example/x.png"/>')],
    ['a part from elsewhere', svg('<use xlink:href="https://mal.example/x.svg#a"/>')],
    ['a script as an address', svg('<use href="javascript:alert(1)"/>')],
    ['a data address', svg('<use href="data:image/svg+xml,x#a"/>')],
    ['a link', svg('<a href="#x"><path d="M0 0"/></a>')],
    ['an animation of an address', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['a style from elsewhere', svg('<style>@import "https://mal.example/x.css"</style>')],
    ['a fill from elsewhere', svg('<path fill="url(https://mal.example/x)"/>')],
    ['an escaped style', svg('<path style="fill:\\75rl(https://mal.example/x)"/>')],
    ['an entity that spells an address', svg('<use href="&#106;avascript:alert(1)"/>')],
    ['a bomb of entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>')],
    ['an outer entity', Buffer.from('<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>')],
    ['half a file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture too wide', png(5_000, 10)],
    ['a picture without size', png(0, 10)],
    ['too many bytes', Buffer.alloc(100_001)],
  ])('with %s is refused with what to do', (_what, bytes) => {
    expect(problem(bytes)).not.toBe('');
  });

  it('of a drawing program keeps the drawing and loses the notes', () => {
    const made = drawn(
      svg(
        '<sodipodi:namedview id="x"/><metadata><rdf:RDF/></metadata><defs><linearGradient id="a"/></defs><path inkscape:label="b" d="M0 0" fill="url(#a)"/><!-- c --><text>1 &lt; 2</text>',
      ),
    );
    expect(made).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)"/><text>1 &lt; 2</text></svg>',
    );
    expect(drawn(Buffer.from(made))).toBe(made);
  });

  it('is known by its content and not by its name', () => {
    expect(logoOf(png(100, 80))).toMatchObject({ logo: { txtLogoExtensao: 'png' } });
  });
});
