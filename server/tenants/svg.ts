import { escapeHtml } from '../page/html.ts';

/** Elements of a still drawing. An element of another name is left out with all that is in it. */
const DRAWN: ReadonlySet<string> = new Set(
  [
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop pattern clipPath mask marker style filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur',
    'feMerge feMergeNode feMorphology feOffset feTile feTurbulence feDropShadow',
  ].flatMap((line) => line.split(' ')),
);

/** Elements that make a drawing do something, or bring in other things: whoever sent one did not send a coat of arms. */
const ACTIVE =
  /^(?:script|foreignobject|iframe|object|embed|audio|video|image|feimage|a|animate\w*|set|handler|listener)$/i;

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Entities that XML knows by itself. Others would have to be declared, and declarations are refused. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi;
const DEEPEST = 100;

const BROKEN = 'não é um SVG válido; exporte a imagem de novo, ou use PNG';
const HOSTILE = 'traz partes que agem ou que vêm de outro lugar';
const REMEDY = 'exporte-a como “SVG simples”, ou use PNG';

class SvgProblem extends Error {}

/**
 * A drawing made safe: only the shapes, colours and words that are known, written anew. What could run, fetch or unpack
 * without end is refused. A part of another vocabulary, such as the notes of a drawing program, is left out.
 */
export function cleanSvg(source: string): { svg: string } | { problem: string } {
  try {
    if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new SvgProblem(`traz declarações (DOCTYPE); ${REMEDY}`);
    return { svg: new SvgWriter().write(source) };
  } catch (error) {
    if (error instanceof SvgProblem) return { problem: error.message };
    throw error;
  }
}

class SvgWriter {
  readonly #open: { name: string; isKept: boolean }[] = [];
  readonly #out: string[] = [];

  write(source: string): string {
    for (const token of source.matchAll(TOKEN)) {
      const [, data, closing, name, attributes = '', ended, text, stray] = token;
      if (stray !== undefined) throw new SvgProblem(BROKEN);
      if (name !== undefined && closing) this.#close(name);
      else if (name !== undefined) this.#begin(name, attributes, ended === '/');
      else if (data !== undefined) this.#say(data);
      else if (text !== undefined) this.#say(plain(text));
    }
    if (this.#open.length > 0 || this.#out.length === 0) throw new SvgProblem(BROKEN);
    return this.#out.join('');
  }

  get #isKept(): boolean {
    return this.#open.every(({ isKept }) => isKept);
  }

  #begin(name: string, attributes: string, isEnded: boolean): void {
    const local = name.replace(/^.*:/, '');
    if (ACTIVE.test(local)) throw new SvgProblem(`${HOSTILE} (${local}); ${REMEDY}`);
    const isRoot = this.#out.length === 0 && this.#open.length === 0;
    if ((isRoot && name !== 'svg') || (!isRoot && this.#open.length === 0) || this.#open.length > DEEPEST)
      throw new SvgProblem(BROKEN);
    const kept = attributesOf(attributes);
    const isKept = DRAWN.has(name);
    if (isKept && this.#isKept) this.#out.push(`<${name}${isRoot ? NAMESPACE : ''}${kept}${isEnded ? '/>' : '>'}`);
    if (!isEnded) this.#open.push({ name, isKept });
  }

  #close(name: string): void {
    const wasKept = this.#isKept;
    if (this.#open.pop()?.name !== name) throw new SvgProblem(BROKEN);
    if (wasKept) this.#out.push(`</${name}>`);
  }

  #say(text: string): void {
    if (!this.#isKept || this.#open.length === 0) return;
    if (this.#open.at(-1)?.name === 'style') refuseReferences(text);
    this.#out.push(escapeHtml(text));
  }
}

const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** The attributes of an element that a drawing may have: no handlers, and no reference that leaves it. */
function attributesOf(source: string): string {
  const kept = [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => {
    const value = plain(double ?? single ?? '');
    if (/^on/i.test(name.replace(/^.*:/, ''))) throw new SvgProblem(`${HOSTILE} (${name}); ${REMEDY}`);
    if (/^(?:xlink:)?href$/i.test(name)) return hrefOf(value);
    refuseReferences(value);
    return /[:]|^xmlns$/i.test(name) ? '' : ` ${name}="${escapeHtml(value)}"`;
  });
  return kept.join('');
}

/** A reference to another part of the drawing, which is the only one there may be. */
function hrefOf(value: string): string {
  if (!/^#[\w.:-]+$/.test(value.trim())) throw new SvgProblem(`${HOSTILE} (uma ligação a outro endereço); ${REMEDY}`);
  return ` href="${escapeHtml(value.trim())}"`;
}

/** Refuses styles that fetch something: `url()` of anything but a part of the drawing, imports, and escapes that hide them. */
function refuseReferences(value: string): void {
  const named = value.replace(/url\(\s*["']?#[\w.:-]+["']?\s*\)/gi, '');
  if (/url\s*\(|@import|\\|javascript:|expression\s*\(|image-set|data:/i.test(named))
    throw new SvgProblem(`${HOSTILE} (uma referência a outro endereço); ${REMEDY}`);
}

/** A text without its entities. One that XML does not know by itself is refused. */
function plain(text: string): string {
  const left = text.replace(ENTITY, '');
  if (left.includes('&')) throw new SvgProblem(BROKEN);
  return text.replace(ENTITY, (entity) => {
    const named = NAMED[entity.toLowerCase()];
    if (named !== undefined) return named;
    const code = /^&#x/i.test(entity) ? Number.parseInt(entity.slice(3), 16) : Number.parseInt(entity.slice(2), 10);
    return code <= 0x10ffff && code >= 0x20 ? String.fromCodePoint(code) : ' ';
  });
}

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
