import { useDeferredValue, useState } from 'react';
import type { OrgaoListado, OrgaosAnswer } from '../../../catalog/painel/orgaos/answer.ts';
import { dayOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDeskAnswer } from '../answers.ts';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';
import { BodyFact, BodyState } from './facts.tsx';
import { bytesText } from './size.ts';

const ORDERS = [
  ['nome', 'Nome'],
  ['estado', 'Estado'],
  ['ultimaCarga', 'Há mais tempo sem carga'],
  ['cartas', 'E-mails parados'],
  ['indice', 'Menor índice PNTP'],
  ['linhas', 'Mais registros'],
  ['tamanho', 'Maior tamanho'],
  ['pessoas', 'Menos pessoas'],
] as const;

/** Every body of the installation. */
export default function Bodies() {
  const [busca, setBusca] = useState('');
  const [ordem, setOrdem] = useState('nome');
  const [pagina, setPagina] = useState(1);
  const words = useDeferredValue(busca.trim());
  const path = `/orgaos?${new URLSearchParams({ ...(words && { busca: words }), ordem, pagina: String(pagina) })}`;
  const answer = useDeskAnswer<OrgaosAnswer>(path);
  return (
    <DeskPage
      titulo="Órgãos"
      sobre="Os portais desta instalação."
      acoes={
        <>
          <Link className={button()} to="/painel/diagnostico">
            Diagnóstico
          </Link>
          <Link className={button('primary')} to="/painel/orgao-novo">
            Novo órgão
          </Link>
        </>
      }
    >
      <search className={kit.form}>
        <Field name="busca" label="Procurar por nome ou endereço">
          {(own) => (
            <input
              {...own}
              type="search"
              maxLength={200}
              value={busca}
              onChange={({ currentTarget }) => {
                setBusca(currentTarget.value);
                setPagina(1);
              }}
            />
          )}
        </Field>
        <Field name="ordem" label="Ordem">
          {(own) => (
            <select {...own} value={ordem} onChange={({ currentTarget }) => setOrdem(currentTarget.value)}>
              {ORDERS.map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <Answered of={answer}>{({ data }) => <BodyPage data={data} turn={setPagina} />}</Answered>
    </DeskPage>
  );
}

function BodyPage({ data, turn }: { data: OrgaosAnswer['data']; turn: (page: number) => void }) {
  if (data.orgaos.length === 0)
    return (
      <Notice icon="empty" title="Nenhum órgão com estas palavras">
        <p>Procure por outra parte do nome, ou pelo endereço.</p>
      </Notice>
    );
  return (
    <>
      <p className={kit.note} role="status">
        {counted(data.total, 'órgão', 'órgãos')}
        {data.paginas > 1 && `, página ${data.pagina} de ${data.paginas}`}
      </p>
      <ul className={kit.list}>
        {data.orgaos.map((body) => (
          <BodyItem key={body.slug} of={body} />
        ))}
      </ul>
      {data.paginas > 1 && (
        <div className={kit.acts}>
          <button type="button" className={button()} disabled={data.pagina <= 1} onClick={() => turn(data.pagina - 1)}>
            Página anterior
          </button>
          <button
            type="button"
            className={button()}
            disabled={data.pagina >= data.paginas}
            onClick={() => turn(data.pagina + 1)}
          >
            Próxima página
          </button>
        </div>
      )}
    </>
  );
}

const BodyItem = ({ of }: { of: OrgaoListado }) => (
  <li className={kit.item}>
    <div className={kit.head}>
      <h2>
        <Link to={`/painel/orgaos/${of.slug}`}>{of.nome}</Link>
      </h2>
      <BodyState of={of.estado} />
    </div>
    <p className={kit.note}>{of.endereco.replace(/^https?:\/\//, '')}</p>
    <dl className={kit.facts}>
      <BodyFact name="Registros">{of.linhas.toLocaleString('pt-BR')}</BodyFact>
      <BodyFact name="Tamanho (cerca de)">{bytesText(of.tamanho)}</BodyFact>
      <BodyFact name="Última carga">{of.ultimaCarga ? dayOf(of.ultimaCarga) : 'Nenhuma'}</BodyFact>
      <BodyFact name="E-mail">{lettersText(of)}</BodyFact>
      <BodyFact name="Índice PNTP">
        {of.indice === null ? 'Não medido' : `${of.indice.toLocaleString('pt-BR')}%`}
      </BodyFact>
      <BodyFact name="Pessoas">{of.pessoas.toLocaleString('pt-BR')}</BodyFact>
    </dl>
  </li>
);

function lettersText({ cartasEsperando, cartasRecusadas }: OrgaoListado): string {
  const said = [
    ...(cartasRecusadas > 0 ? [counted(cartasRecusadas, 'recusada', 'recusadas')] : []),
    ...(cartasEsperando > 0 ? [`${cartasEsperando.toLocaleString('pt-BR')} esperando`] : []),
  ];
  return said.join(', ') || 'Em dia';
}
