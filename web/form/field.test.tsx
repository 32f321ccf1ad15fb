import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { ApiError } from '../api.ts';
import { ActForm } from './act.tsx';
import { Choices } from './choices.tsx';
import { Field } from './field.tsx';
import { ProblemSummary } from './summary.tsx';
import { TextField } from './text.tsx';

const box = (problem?: string, help?: string) =>
  markupOf(
    <Field name="email" label="E-mail" optional problem={problem} help={help}>
      {(own) => <input {...own} />}
    </Field>,
  );

describe('a field', () => {
  it('ties its label to its control, and says that it may stay empty', () => {
    expect(elementsOf(box(), 'label')[0]).toMatchObject({
      attributes: { for: 'campo-email' },
      words: 'E-mail (opcional)',
    });
    expect(elementsOf(box(), 'input')[0]?.attributes).toEqual({ id: 'campo-email', name: 'email' });
  });

  it('ties its problem and its help to the control, the problem first', () => {
    const html = box('Confira o e-mail', 'A resposta chega por ele.');
    expect(elementsOf(html, 'input')[0]?.attributes).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'campo-email-erro campo-email-ajuda',
    });
    expect(elementsOf(html, 'p').map(({ attributes, words }) => `${attributes.id} ${words}`)).toEqual([
      'campo-email-erro Confira o e-mail',
      'campo-email-ajuda A resposta chega por ele.',
    ]);
  });
});

it('a long text says its limit and, near it, what is left', () => {
  const text = (length: number) =>
    wordsOf(
      markupOf(
        <TextField
          name="t"
          label="Texto"
          text={'a'.repeat(length)}
          longest={10}
          problem={undefined}
          type={() => undefined}
        />,
      ),
    );
  expect(text(0)).toBe('Texto Até 10 caracteres.');
  expect(text(9)).toContain('Resta 1 caractere');
});

it('of some choices the first is where a problem leads, and one at most is chosen', () => {
  const options = ['1', '2', '3'].map((nome) => ({ nome, rotulo: `Nota ${nome}`, dica: '' }));
  const html = markupOf(
    <Choices name="nota" legend="Sua nota" options={options} value="2" problem="Escolha" choose={() => undefined} />,
  );
  const radios = elementsOf(html, 'input').map(({ attributes }) => attributes);
  expect(radios.map(({ id }) => id)).toEqual(['campo-nota', undefined, undefined]);
  expect(radios.filter((radio) => 'checked' in radio).map(({ value }) => value)).toEqual(['2']);
  expect(html).toContain('aria-describedby="campo-nota-erro"');
});

describe('the summary of problems', () => {
  const problem = (field: string) => ({ field, value: '', message: `Confira ${field}` });

  it('counts them, and each leads to its field', () => {
    const html = markupOf(<ProblemSummary problems={[problem('nome'), problem('email')]} failure={null} attempt={1} />);
    expect(wordsOf(html)).toContain('Falta corrigir 2 campos');
    expect(linksOf(html)).toEqual(['Confira nome → #campo-nome', 'Confira email → #campo-email']);
    const one = markupOf(<ProblemSummary problems={[problem('nome')]} failure={null} attempt={1} />);
    expect(wordsOf(one)).toContain('Falta corrigir 1 campo');
  });

  it('tells a failure in its place, and nothing where nothing is wrong', () => {
    const failure = new ApiError(0, { message: 'sem rede' });
    expect(wordsOf(markupOf(<ProblemSummary problems={[]} failure={failure} attempt={1} />))).toContain('Sem conexão');
    expect(markupOf(<ProblemSummary problems={[]} failure={null} attempt={0} />)).toBe('');
  });
});

it('an act is a form with a name, its sentence, its fields and its button', () => {
  const means = {
    named: (field: string) => `parecer-${field}`,
    check: () => [],
    send: async () => 1,
    done: () => undefined,
  };
  const html = markupOf(
    <ActForm
      means={means}
      title="Dar um parecer"
      about="Vai para quem pediu."
      label="Enviar"
      check={() => []}
      body={() => ({})}
    >
      {(problemOf) => <i>{problemOf('texto') ?? 'sem problema'}</i>}
    </ActForm>,
  );
  expect(elementsOf(html, 'form')[0]?.attributes['aria-label']).toBe('Dar um parecer');
  expect(wordsOf(html)).toBe('Vai para quem pediu. sem problema Enviar');
});
