import { useState } from 'react';
import type {
  AtoVisto,
  ConferenciaAnswer,
  RegistroAnswer,
  RegistroOpcoes,
} from '../../../catalog/painel/registro/answer.ts';
import { actChanges, actWords } from '../../../catalog/painel/registro/diferenca.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDeskAnswer } from '../answers.ts';
import { deskAddress } from '../call.ts';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';

interface Filters {
  quem: string;
  acao: string;
  de: string;
  ate: string;
  texto: string;
}

const NONE: Filters = { quem: '', acao: '', de: '', ate: '', texto: '' };

const queryOf = (filters: Filters, antes?: number): string => {
  const said = Object.entries(filters).filter(([, value]) => value !== '');
  const pairs = antes === undefined ? said : [...said, ['antes', String(antes)]];
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

/** The log of the panel: who did what, and when. */
export default function Log() {
  const [filters, setFilters] = useState(NONE);
  const query = queryOf(filters);
  return (
    <DeskPage
      titulo="Registro"
      sobre="Tudo o que se fez neste painel: quem, quando, o quê, como estava e como ficou. Ninguém consegue alterá-lo."
      acoes={
        <a className={button()} href={deskAddress(`/registro.csv${query}`)} download>
          Baixar planilha (CSV)
        </a>
      }
    >
      <LogCheck />
      <FilterBar filters={filters} change={setFilters} />
      <Acts key={query} filters={filters} isFiltered={query !== ''} />
    </DeskPage>
  );
}

/** What the check of the digests found. */
function LogCheck() {
  const check = useDeskAnswer<ConferenciaAnswer>('/registro/conferencia');
  return (
    <Answered of={check}>
      {({ data }) =>
        data.problemas.length === 0 ? (
          <div className={kit.good}>
            <b>Conferido: nenhum ato foi alterado.</b> {counted(data.atos, 'ato', 'atos')}, em{' '}
            {momentOf(data.conferidoEm)}.
            {data.resumo && (
              <details>
                <summary>Código do registro</summary>
                <p>
                  Quem guardar este código prova depois que nada do que veio antes mudou: <code>{data.resumo}</code>
                </p>
              </details>
            )}
          </div>
        ) : (
          <div className={kit.bad} role="alert">
            <b>O registro não está como foi escrito.</b>
            <ul>
              {data.problemas.map(({ numero, texto }) => (
                <li key={`${numero} ${texto}`}>{texto}</li>
              ))}
            </ul>
            <p>Avise quem cuida do servidor: alguém mexeu no banco de dados por fora do portal.</p>
          </div>
        )
      }
    </Answered>
  );
}

function FilterBar({ filters, change }: { filters: Filters; change: (filters: Filters) => void }) {
  const options = useDeskAnswer<RegistroOpcoes>('/registro/opcoes').data?.data ?? { pessoas: [], acoes: [] };
  const set = (name: keyof Filters) => (event: { currentTarget: { value: string } }) =>
    change({ ...filters, [name]: event.currentTarget.value });
  return (
    <search className={kit.form}>
      <Field name="quem" label="Pessoa">
        {(own) => (
          <select {...own} value={filters.quem} onChange={set('quem')}>
            <option value="">Todas</option>
            {options.pessoas.map((nome) => (
              <option key={nome}>{nome}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="acao" label="O que fez">
        {(own) => (
          <select {...own} value={filters.acao} onChange={set('acao')}>
            <option value="">Qualquer ato</option>
            {options.acoes.map((acao) => (
              <option key={acao} value={acao}>
                {actWords(acao)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="texto" label="Em quê (palavras)">
        {(own) => <input {...own} type="search" maxLength={200} value={filters.texto} onChange={set('texto')} />}
      </Field>
      <Field name="de" label="De">
        {(own) => <input {...own} type="date" value={filters.de} onChange={set('de')} />}
      </Field>
      <Field name="ate" label="Até">
        {(own) => <input {...own} type="date" value={filters.ate} onChange={set('ate')} />}
      </Field>
      {queryOf(filters) !== '' && (
        <div className={kit.acts}>
          <button type="button" className={button()} onClick={() => change(NONE)}>
            Limpar filtros
          </button>
        </div>
      )}
    </search>
  );
}

/** The acts that were asked for, page after page. */
function Acts({ filters, isFiltered }: { filters: Filters; isFiltered: boolean }) {
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <>
      {starts.map((start, i) => (
        <ActPage
          key={start ?? 'first'}
          query={queryOf(filters, start)}
          isFiltered={isFiltered}
          more={i === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
        />
      ))}
    </>
  );
}

interface ActPageProps {
  query: string;
  isFiltered: boolean;
  more: ((next: number) => void) | undefined;
}

function ActPage({ query, isFiltered, more }: ActPageProps) {
  const page = useDeskAnswer<RegistroAnswer>(`/registro${query}`);
  return (
    <Answered of={page}>
      {({ data: { atos, mais } }) =>
        atos.length === 0 ? (
          <Notice icon="empty" title={isFiltered ? 'Nenhum ato com estes filtros' : 'Nada foi feito ainda'}>
            <p>{isFiltered ? 'Mude ou limpe os filtros.' : 'O primeiro ato de alguém no painel aparecerá aqui.'}</p>
          </Notice>
        ) : (
          <>
            <ol className={kit.list}>
              {atos.map((act) => (
                <Act key={act.numero} of={act} />
              ))}
            </ol>
            {mais !== null && more && (
              <div className={kit.acts}>
                <button type="button" className={button()} onClick={() => more(mais)}>
                  Mostrar mais antigos
                </button>
              </div>
            )}
          </>
        )
      }
    </Answered>
  );
}

function Act({ of }: { of: AtoVisto }) {
  const changes = actChanges(of.antes, of.depois);
  return (
    <li className={kit.item}>
      <div className={kit.head}>
        <h2>
          {actWords(of.acao)}: {of.alvo}
        </h2>
        <span className={kit.note}>nº {of.numero}</span>
      </div>
      <p className={kit.note}>
        {of.quem}
        {of.email && ` (${of.email})`}, {momentOf(of.quando)}
      </p>
      {changes.length > 0 && (
        <details>
          <summary>O que mudou ({changes.length})</summary>
          <dl className={kit.facts}>
            {changes.map(({ campo, antes, depois }) => (
              <div key={campo} className={kit.change}>
                <dt>{campo || 'valor'}</dt>
                <dd>
                  {antes !== null && <del>{antes}</del>}
                  {antes !== null && depois !== null && ' → '}
                  {depois !== null && <ins>{depois}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
