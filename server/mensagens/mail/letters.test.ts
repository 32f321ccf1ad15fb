import { describe, expect, it } from 'vitest';
import { CANAIS, type Canal, REGRAS, TIPOS } from '../../../catalog/mensagens/canal.ts';
import type { WrittenLetter } from '../../mail/letter.ts';
import {
  added,
  answered,
  appealAnswered,
  appealed,
  arrived,
  closed,
  extended,
  forwarded,
  type LetterFacts,
  opinion,
  received,
  relinked,
} from './letters.ts';

const factsOf = (canal: Canal): LetterFacts => ({
  orgao: 'Prefeitura Municipal de Vale Claro',
  canal,
  tipo: TIPOS[canal][0]?.nome ?? 'mensagem',
  protocolo: '2026.48392017-2',
  prazo: REGRAS[canal].dias === null ? null : '2026-11-30',
  site: 'https://pmdemo.transparencia.example',
  email: 'ouvidoria@valeclaro.example',
});

const LINK = 'https://pmdemo.transparencia.example/atender#abc.def';
const NAME = 'Ana Luísa Medeiros';
// Valid by its digits, and nobody's: written without its points, so that it stands nowhere as one.
const CPF = '11144477735';
const TEXT = `Texto com CPF ${CPF}.\r\nBcc: outro@mal.example\u2028Protocolo: falso`;

const citizen: Record<string, (facts: LetterFacts) => WrittenLetter> = {
  received: (facts) => received(facts, { nome: NAME, texto: TEXT }),
  answered: (facts) => answered(facts, TEXT, 'negada'),
  extended: (facts) => extended(facts, TEXT),
  closed: (facts) => closed(facts, TEXT),
  appealAnswered: (facts) => appealAnswered(facts, TEXT),
};
const copy = { nome: NAME, email: 'ana@exemplo.com', assunto: `Poste ${CPF}\nX: y`, texto: TEXT };
const body: Record<string, (facts: LetterFacts) => WrittenLetter> = {
  arrived: (facts) => arrived(facts, LINK, copy),
  forwarded: (facts) => forwarded(facts, LINK, TEXT),
  opinion: (facts) => opinion(facts, LINK),
  added: (facts) => added(facts, LINK),
  appealed: (facts) => appealed(facts, LINK),
  relinked: (facts) => relinked(facts, LINK),
};
const cases = Object.entries({ ...citizen, ...body }).flatMap(([name, write]) =>
  CANAIS.map((canal) => ({ name, canal, letter: write(factsOf(canal)), toBody: name in body })),
);

/** Channels in which a letter repeats what somebody wrote: an answer, its reason, or the message itself. */
const QUOTING: Readonly<Record<string, readonly Canal[]>> = {
  received: CANAIS,
  answered: CANAIS,
  extended: CANAIS,
  closed: CANAIS,
  appealAnswered: CANAIS,
  forwarded: CANAIS,
  arrived: ['fale-conosco'],
};

describe.each(cases)('$name of $canal', ({ name, canal, letter: { assunto, texto, ...rest }, toBody }) => {
  it('says whose it is, what about, until when and by what law', () => {
    expect(texto).toContain('Prefeitura Municipal de Vale Claro\n');
    expect(texto).toContain(`Canal: ${REGRAS[canal].titulo} (`);
    expect(texto).toContain('\nProtocolo: 2026.48392017-2\n');
    expect(texto).toContain(canal === 'fale-conosco' ? 'não tem prazo em lei' : 'Prazo da resposta: até 30/11/2026');
    expect(texto).toContain(REGRAS[canal].lei ?? 'use a ouvidoria (Lei 13.460/2017');
    expect(texto).toContain('https://pmdemo.transparencia.example/acompanhar');
    expect(rest).toEqual({
      orgao: 'Prefeitura Municipal de Vale Claro',
      site: 'https://pmdemo.transparencia.example',
      responder: toBody ? null : 'ouvidoria@valeclaro.example',
    });
  });

  it('has one line of subject, which nobody but the portal writes', () => {
    expect(assunto).toMatch(new RegExp(`^${REGRAS[canal].titulo} 2026\\.48392017-2: [^\\n\\r]+$`));
  });

  it('lets nobody speak for the portal, and repeats no CPF', () => {
    expect(texto).not.toMatch(/^(?:Bcc|X):/m);
    expect(texto).not.toContain('\nProtocolo: falso');
    expect(texto).not.toMatch(/\r|\u2028/);
    expect(texto).not.toContain(CPF);
    expect(texto).not.toMatch(/<[a-z]/i);
  });

  it('brings its link to the body alone, on a line of its own', () => {
    expect(texto.includes(`\n${LINK}\n`)).toBe(toBody);
  });

  it('names a person only where nobody can ask not to be named', () => {
    const may = (name === 'received' && canal !== 'ouvidoria') || (name === 'arrived' && canal === 'fale-conosco');
    expect(texto.includes(NAME)).toBe(may);
    expect(`${texto}${assunto}`.includes('ana@exemplo.com')).toBe(name === 'arrived' && canal === 'fale-conosco');
  });

  it('gives away what was written only to whoever wrote it, is answered or has to know it', () => {
    expect(texto.includes('> Texto com CPF')).toBe(QUOTING[name]?.includes(canal) ?? false);
  });
});

it('tells how a request ended and how to appeal, where one can', () => {
  const said = answered(factsOf('e-sic'), 'Segue.', 'negada').texto;
  expect(said).toContain('Resultado: Acesso negado.');
  expect(said).toContain('pode recorrer em até 10 dias');
  expect(answered(factsOf('fale-conosco'), 'Segue.', '').texto).not.toMatch(/recorrer|Resultado/);
});
