import { useState } from 'react';
import { checkNota, checkText } from '../../catalog/mensagens/resposta.ts';
import type { Servico } from '../../catalog/servicos/answer.ts';
import { isPostedAvaliacao, type PostedAvaliacao } from '../../catalog/servicos/formulario.ts';
import { COMENTARIO_DE_SERVICO } from '../../catalog/servicos/limite.ts';
import { ActForm } from '../form/act.tsx';
import { MarkFields } from '../form/mark.tsx';
import { refusedBy, usePosted } from '../form/posted.ts';
import { Trap } from '../form/trap.tsx';
import { postApi } from '../send.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './servicos.module.css';
import { sayMarks } from './words.ts';

const TITLE = 'Avalie este serviço';

/** What people think of a service, and the form to say it. Whoever just did sees the new mean. */
export function Rating({ service }: { service: Servico }) {
  const outcome = usePosted();
  const posted = isPostedAvaliacao(outcome) && outcome.slug === service.slug ? outcome : null;
  const [rated, setRated] = useState<Servico | null>(posted?.contada ? service : null);
  return (
    <section id="avaliar" className={card(styles.part)} aria-label={TITLE}>
      <h2>{TITLE}</h2>
      <p>
        <strong>{sayMarks((rated ?? service).avaliacao)}.</strong>{' '}
        <Link to="/servicos/avaliacoes">Ver as notas de todos os serviços</Link>
      </p>
      {rated ? (
        <p role="status">Obrigado: a sua nota foi contada.</p>
      ) : (
        <RatingForm service={service} posted={posted} done={setRated} />
      )}
    </section>
  );
}

interface FormProps {
  service: Servico;
  /** The same form, where a browser sent it by itself and it was refused. */
  posted: PostedAvaliacao | null;
  done(service: Servico): void;
}

function RatingForm({ service: { slug }, posted, done }: FormProps) {
  const [nota, setNota] = useState(posted?.nota ?? '');
  const [comentario, setComentario] = useState(posted?.comentario ?? '');
  const long = () => (comentario.trim() === '' ? [] : checkText('comentario', comentario, COMENTARIO_DE_SERVICO, ''));
  return (
    <ActForm<Servico>
      means={{
        posted: { action: `/servicos/${slug}#avaliar`, pairs: [] },
        named: (field) => field,
        check: () => [],
        send: (body) => postApi(`/servicos/${slug}/avaliacao`, body),
        done,
      }}
      refused={posted ? refusedBy(posted) : undefined}
      title={TITLE}
      about="Nada sobre você é guardado. O comentário é lido só pelo órgão: não escreva dados pessoais."
      label="Enviar avaliação"
      check={() => [...checkNota(Number(nota)), ...long()]}
      body={() => ({ nota: Number(nota), comentario })}
    >
      {(problemOf) => (
        <>
          <MarkFields
            nota={nota}
            comentario={comentario}
            longest={COMENTARIO_DE_SERVICO}
            problemOf={problemOf}
            choose={setNota}
            type={setComentario}
          />
          <Trap />
        </>
      )}
    </ActForm>
  );
}
