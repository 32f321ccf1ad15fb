import { type FormEvent, useState } from 'react';
import { type Canal, REGRAS, SITUACOES, TIPOS } from '../../../catalog/mensagens/canal.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { useLocation, useNavigate, useSearchParams } from '../../ui/router.tsx';
import { useDesk } from '../desk.ts';
import styles from './mensagens.module.css';

interface Props {
  unidades: readonly { slug: string; nome: string }[];
}

type Choices = readonly (readonly [value: string, label: string])[];

const ESTADO: Choices = [
  ['', 'Esperam resposta'],
  ['todas', 'Todas'],
  ...Object.entries(SITUACOES).map(([nome, rotulo]) => [nome, rotulo] as const),
];
const QUEM: Choices = [
  ['', 'Todos'],
  ['mim', 'Comigo'],
  ['ninguem', 'Com ninguém'],
];

/** Filters that are asked for less often, which wait behind one word. */
const RARE = ['canal', 'tipo', 'unidade', 'de', 'ate'];

/** What the filters say, and the address that they were filled from. */
interface Chosen {
  search: string;
  said: Readonly<Record<string, string>>;
}

/** The filters of the inbox. Sent, they become the address, which can be kept and shared; another address fills them anew. */
export function CaixaFilters({ unidades }: Props) {
  const { search } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const asked = (): Chosen => ({ search, said: Object.fromEntries(params) });
  const [chosen, setChosen] = useState(asked);
  if (chosen.search !== search) setChosen(asked());
  const set = (name: string) => (value: string) => setChosen({ search, said: { ...chosen.said, [name]: value } });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = Object.entries(chosen.said).filter(([name, value]) => name !== 'pagina' && value !== '');
    navigate(`/painel/mensagens${said.length > 0 ? `?${new URLSearchParams(said)}` : ''}`);
  };
  const control = (name: string, label: string) => ({ name, label, value: chosen.said[name] ?? '', set: set(name) });
  return (
    <form className={card(styles.filters)} aria-label="Filtrar as mensagens" onSubmit={send}>
      <Field name="busca" label="Procurar" help="Palavras do assunto ou do começo do texto, ou o protocolo.">
        {(own) => (
          <input
            {...own}
            type="search"
            maxLength={100}
            value={chosen.said.busca ?? ''}
            onChange={({ currentTarget }) => set('busca')(currentTarget.value)}
          />
        )}
      </Field>
      <Choice {...control('estado', 'Situação')} options={ESTADO} />
      <Choice {...control('quem', 'Com quem')} options={QUEM} />
      <details className={styles.rare} open={RARE.some((name) => params.has(name))}>
        <summary>Mais filtros</summary>
        <RareFilters control={control} unidades={unidades} />
      </details>
      <div className={styles.row}>
        <button type="submit" className={button('primary')}>
          Filtrar
        </button>
        {search !== '' && (
          <Link className={button()} to="/painel/mensagens">
            Limpar os filtros
          </Link>
        )}
      </div>
    </form>
  );
}

interface RareProps extends Props {
  control(name: string, label: string): ControlProps;
}

function RareFilters({ control, unidades }: RareProps) {
  const canais = canaisOf(useDesk().pessoa.papeis);
  const tipos = canais.flatMap((canal) => TIPOS[canal]);
  return (
    <div className={styles.fields}>
      {canais.length > 1 && (
        <Choice {...control('canal', 'Canal')} options={[['', 'Todos'], ...canais.map(channelOption)]} />
      )}
      {tipos.length > 1 && (
        <Choice
          {...control('tipo', 'Tipo')}
          options={[['', 'Todos'], ...tipos.map(({ nome, rotulo }) => [nome, rotulo] as const)]}
        />
      )}
      {unidades.length > 0 && (
        <Choice
          {...control('unidade', 'Unidade')}
          options={[['', 'Todas'], ...unidades.map(({ slug, nome }) => [slug, nome] as const)]}
        />
      )}
      <Day {...control('de', 'Chegou de')} />
      <Day {...control('ate', 'Chegou até')} />
    </div>
  );
}

const channelOption = (canal: Canal) => [canal, REGRAS[canal].titulo] as const;

interface ControlProps {
  name: string;
  label: string;
  value: string;
  set(value: string): void;
}

const Choice = ({ name, label, options, value, set }: ControlProps & { options: Choices }) => (
  <Field name={name} label={label}>
    {(own) => (
      <select {...own} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {options.map(([nome, rotulo]) => (
          <option key={nome} value={nome}>
            {rotulo}
          </option>
        ))}
      </select>
    )}
  </Field>
);

const Day = ({ name, label, value, set }: ControlProps) => (
  <Field name={name} label={label}>
    {(own) => <input {...own} type="date" value={value} onChange={({ currentTarget }) => set(currentTarget.value)} />}
  </Field>
);
