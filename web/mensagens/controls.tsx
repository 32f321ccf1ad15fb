import type { ReactNode } from 'react';
import { IDENTIDADES, PERFIL, TIPOS } from '../../catalog/mensagens/canal.ts';
import { type Campo, isRequired, RASCUNHO_LONGEST } from '../../catalog/mensagens/rascunho.ts';
import { Choices } from '../form/choices.tsx';
import { Field, type FieldControl } from '../form/field.tsx';
import { characterLimit, charactersLeft } from '../form/left.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Files } from './files.tsx';
import type { Message } from './message.ts';
import { NO_UNIT, WORDS } from './words.ts';

export interface FormContext {
  message: Message;
  unidades: readonly { slug: string; nome: string }[];
}

const problemOf = ({ problems }: Message, campo: Campo): string | undefined =>
  problems.find(({ field }) => field === campo)?.message;

/** A field of the channel, with its words and its problem. */
function Labelled({
  of,
  campo,
  help,
  wide = false,
  children,
}: Part & { help?: ReactNode; wide?: boolean; children(own: FieldControl): ReactNode }) {
  const { canal } = of.message;
  return (
    <Field
      name={campo}
      label={WORDS[canal].labels[campo] ?? campo}
      optional={!isRequired(canal, campo)}
      help={help ?? WORDS[canal].helps[campo]}
      problem={problemOf(of.message, campo)}
      wide={wide}
    >
      {children}
    </Field>
  );
}

interface Part {
  of: FormContext;
  campo: Exclude<Campo, 'anexos'>;
}

/** The properties of every control: it holds the draft, and says when somebody leaves it. */
const bound = ({ message: { draft, set, left } }: FormContext, campo: Part['campo']) => ({
  value: draft[campo],
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(campo, currentTarget.value),
  onBlur: () => left(campo),
});

interface LineProps extends Part {
  type?: string;
  auto: string;
  wide?: boolean;
}

const Line = ({ of, campo, type = 'text', auto, wide = false }: LineProps) => (
  <Labelled of={of} campo={campo} wide={wide}>
    {(own) => (
      <input {...own} {...bound(of, campo)} type={type} autoComplete={auto} maxLength={RASCUNHO_LONGEST[campo]} />
    )}
  </Labelled>
);

function Area({ of, campo }: Part) {
  const { draft, canal } = of.message;
  const { length } = draft[campo];
  const left = charactersLeft(length, RASCUNHO_LONGEST[campo]);
  const limit = left ? `${left}.` : characterLimit(RASCUNHO_LONGEST[campo]);
  // Read out at every hundredth character and past the limit, not at every key.
  const heard = left && (length > RASCUNHO_LONGEST[campo] || length % 100 === 0) ? left : '';
  return (
    <Labelled of={of} campo={campo} wide help={[WORDS[canal].helps[campo], limit].filter(Boolean).join(' ')}>
      {(own) => (
        <>
          <textarea {...own} {...bound(of, campo)} rows={7} />
          <Hidden live>{heard}</Hidden>
        </>
      )}
    </Labelled>
  );
}

const Unit = ({ of, campo }: Part) => (
  <Labelled of={of} campo={campo}>
    {(own) => (
      <select {...own} {...bound(of, campo)}>
        <option value="">{NO_UNIT[of.message.canal]}</option>
        {of.unidades.map(({ slug, nome }) => (
          <option key={slug} value={slug}>
            {nome}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

/** A question for the yearly figures alone. */
const Profile = ({ of, campo }: { of: FormContext; campo: keyof typeof PERFIL }) => (
  <Field name={campo} label={PERFIL[campo].rotulo} problem={problemOf(of.message, campo)}>
    {(own) => (
      <select {...own} {...bound(of, campo)}>
        <option value="">Prefiro não dizer</option>
        {PERFIL[campo].opcoes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    )}
  </Field>
);

const Kind = ({ of: { message } }: { of: FormContext }) => (
  <Choices
    name="tipo"
    legend="O que você quer fazer?"
    options={TIPOS[message.canal]}
    value={message.draft.tipo}
    problem={problemOf(message, 'tipo')}
    choose={(nome) => message.set('tipo', nome, true)}
  />
);

const Identity = ({ of: { message } }: { of: FormContext }) => (
  <Choices
    name="identidade"
    legend="Como quer se identificar?"
    options={IDENTIDADES}
    value={message.draft.identidade}
    problem={problemOf(message, 'identidade')}
    choose={(nome) => message.set('identidade', nome, true)}
  >
    <p data-unscripted>
      De quem escolhe “Sem me identificar”, o nome, o e-mail e o telefone que estiverem abaixo não são guardados.
    </p>
  </Choices>
);

const Attached = ({ of: { message } }: { of: FormContext }) => (
  <Files
    uploads={message.uploads}
    items={message.items}
    problem={problemOf(message, 'anexos')}
    warning={
      message.draft.identidade === 'anonima'
        ? 'Veja se o nome, a foto ou o conteúdo do arquivo não diz quem você é.'
        : undefined
    }
  />
);

/** The control of each field. A field that a link brings has none: the page says it above the form. */
export const CONTROLS: Partial<Record<Campo, (props: { of: FormContext }) => ReactNode>> = {
  tipo: Kind,
  identidade: Identity,
  nome: ({ of }) => <Line of={of} campo="nome" auto="name" />,
  email: ({ of }) => <Line of={of} campo="email" type="email" auto="email" />,
  telefone: ({ of }) => <Line of={of} campo="telefone" type="tel" auto="tel" />,
  assunto: ({ of }) => <Line of={of} campo="assunto" auto="off" wide />,
  unidade: ({ of }) => <Unit of={of} campo="unidade" />,
  texto: ({ of }) => <Area of={of} campo="texto" />,
  anexos: Attached,
  pessoa: ({ of }) => <Profile of={of} campo="pessoa" />,
  faixa: ({ of }) => <Profile of={of} campo="faixa" />,
  genero: ({ of }) => <Profile of={of} campo="genero" />,
};
