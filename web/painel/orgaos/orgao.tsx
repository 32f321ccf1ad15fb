import type { FormEvent } from 'react';
import { formatTaxId } from '../../../catalog/fields/taxId.ts';
import type { OrgaoAnswer } from '../../../catalog/painel/orgaos/answer.ts';
import { dayOf, momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { TextField } from '../../form/text.tsx';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { useLocation } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskAddress, deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';
import { SavedNote } from '../saved.tsx';
import { BodyFact, BodyState } from './facts.tsx';
import { bytesText } from './size.ts';

type Body = OrgaoAnswer['data'];

/** One body, as its operator sees it. */
export default function OneBody() {
  const slug = useLocation().pathname.split('/').at(-1) ?? '';
  const answer = useDeskAnswer<OrgaoAnswer>(`/orgaos/${slug}`);
  const body = answer.data?.data;
  return (
    <DeskPage
      titulo={body?.nome ?? 'Órgão'}
      sobre={body && <a href={body.endereco}>{body.endereco}</a>}
      acoes={
        <>
          <Link className={button()} to="/painel/orgaos">
            Lista de órgãos
          </Link>
          {body && (
            <a className={button()} href={deskAddress(`/orgaos/${body.slug}/exportar.zip`)} download>
              Exportar (ZIP)
            </a>
          )}
        </>
      }
    >
      <Answered of={answer}>
        {({ data }) => (
          <>
            <Facts of={data} />
            <State of={data} />
            <LatestLoads of={data} />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

const Facts = ({ of }: { of: Body }) => (
  <section className={kit.item} aria-label="Dados do órgão">
    <dl className={kit.facts}>
      <BodyFact name="Estado">
        <BodyState of={of.estado} />
      </BodyFact>
      <BodyFact name="Tipo">{of.tipo}</BodyFact>
      <BodyFact name="CNPJ">{formatTaxId(of.cnpj)}</BodyFact>
      <BodyFact name="Município">{of.cidade}</BodyFact>
      <BodyFact name="Contato">
        {of.email}, {of.telefone}
      </BodyFact>
      <BodyFact name="Domínios próprios">{of.hosts.join(', ') || 'Nenhum'}</BodyFact>
      <BodyFact name="Registros">{of.linhas.toLocaleString('pt-BR')}</BodyFact>
      <BodyFact name="Tamanho (cerca de)">{bytesText(of.tamanho)}</BodyFact>
      <BodyFact name="Índice PNTP">
        {of.indice === null ? 'Não medido' : `${of.indice.toLocaleString('pt-BR')}%`}
      </BodyFact>
      <BodyFact name="E-mails">
        {of.cartasEsperando} esperando, {of.cartasRecusadas} recusados
      </BodyFact>
      <BodyFact name="Pessoas no painel">{of.pessoas}</BodyFact>
    </dl>
  </section>
);

function State({ of }: { of: Body }) {
  if (of.estado === 'mudando')
    return (
      <p className={kit.note}>
        Este órgão está mudando de instalação: quem começou a mudança a termina, com portal tenant move.
      </p>
    );
  return of.suspensao ? <Suspended of={of} since={of.suspensao} /> : <Suspending of={of} />;
}

function Suspended({ of, since }: { of: Body; since: NonNullable<Body['suspensao']> }) {
  const { run, busy, ...shown } = useSubmission(() => {
    toast('O portal voltou ao ar.');
    void refreshDesk('/');
  });
  return (
    <section className={kit.bad} aria-labelledby="suspensao">
      <h2 id="suspensao">Portal suspenso</h2>
      <ProblemSummary {...shown} />
      <p>
        Desde {momentOf(since.desde)}, por {since.quem}. O público lê: “{since.motivo}”
      </p>
      <button
        type="button"
        className={button('primary')}
        aria-disabled={busy}
        onClick={() => run([], () => deskSend('POST', `/orgaos/${of.slug}/retomar`))}
      >
        Voltar ao ar
      </button>
    </section>
  );
}

const LONGEST = 500;
const OWN =
  'É o órgão em cujo painel você está. O portal dele sai do ar para todos; este painel continua, e aqui mesmo você o traz de volta.';

function Suspending({ of }: { of: Body }) {
  const [motivo, setMotivo, draft] = useDraft(`suspensao:${of.slug}`, '');
  const { run, busy, ...shown } = useSubmission(async () => {
    await draft.discard();
    toast('Portal suspenso.');
    void refreshDesk('/');
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const short = { field: 'motivo', value: '', message: 'Escreva ao público por que o portal parou, em uma frase.' };
    const problems = motivo.trim().length < 10 ? [short] : [];
    const sure =
      problems.length > 0 ||
      (await confirm({
        title: `Suspender ${of.nome}?`,
        text: of.proprio
          ? OWN
          : 'As páginas e a API dele deixam de responder ao público. Nada se apaga, e o painel dele continua.',
        yes: 'Suspender',
        no: 'Cancelar',
      }));
    if (sure)
      void run(problems, () => deskSend('POST', `/orgaos/${of.slug}/suspender`, { motivo, ciente: of.proprio }));
  };
  if (!draft.isReady) return null;
  return (
    <details className={kit.item}>
      <summary>Suspender este portal</summary>
      <form className={kit.form} aria-label="Suspender este portal" noValidate onSubmit={submit}>
        <ProblemSummary {...shown} />
        <TextField
          name="motivo"
          label="O que o público vai ler"
          text={motivo}
          longest={LONGEST}
          rows={3}
          problem={shown.problems.find(({ field }) => field === 'motivo')?.message}
          type={setMotivo}
        />
        <div className={kit.acts}>
          <button type="submit" className={button('primary')} aria-disabled={busy}>
            Suspender
          </button>
          <SavedNote {...draft} />
        </div>
      </form>
    </details>
  );
}

const LatestLoads = ({ of }: { of: Body }) => (
  <section aria-labelledby="ultimas">
    <h2 id="ultimas">Últimas cargas</h2>
    {of.ultimas.length === 0 ? (
      <p className={kit.note}>Nada foi publicado ainda. Quem cuida do órgão publica no painel dele.</p>
    ) : (
      <ul className={kit.list}>
        {of.ultimas.map(({ dataset, titulo, publicadaEm, linhas }) => (
          <li key={`${dataset} ${publicadaEm}`}>
            {dayOf(publicadaEm)}: {titulo}, {counted(linhas, 'linha', 'linhas')}
          </li>
        ))}
      </ul>
    )}
  </section>
);
