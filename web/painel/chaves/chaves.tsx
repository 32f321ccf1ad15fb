import { useState } from 'react';
import type { ChaveFeita, ChavesAnswer, ChaveVista } from '../../../catalog/painel/chaves/answer.ts';
import { dayOf } from '../../../catalog/texto/moment.ts';
import { ApiError } from '../../api.ts';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';
import { NewKey } from './form.tsx';
import { ShownSecret } from './secret.tsx';

/** The keys of the body: made, seen once, and revoked. */
export default function Keys() {
  const keys = useDeskAnswer<ChavesAnswer>('/chaves');
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<ChaveFeita['data'] | null>(null);
  return (
    <DeskPage
      titulo="Chaves de acesso"
      sobre="Com uma chave, o sistema contábil ou de pessoal publica sozinho, sem ninguém no painel. Dê uma a cada sistema."
      acoes={
        !isNew && (
          <button type="button" className={button('primary')} onClick={() => setNew(true)}>
            Nova chave
          </button>
        )
      }
    >
      {made && <ShownSecret made={made} done={() => setMade(null)} />}
      <Answered of={keys}>
        {({ data }) => (
          <>
            {isNew && (
              <NewKey
                {...data}
                cancel={() => setNew(false)}
                done={(key) => {
                  setNew(false);
                  setMade(key);
                  void refreshDesk('/chaves');
                }}
              />
            )}
            <KeyList keys={data.chaves} titleOf={(id) => data.conjuntos.find((set) => set.id === id)?.titulo ?? id} />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

function KeyList({ keys, titleOf }: { keys: readonly ChaveVista[]; titleOf: (id: string) => string }) {
  if (keys.length === 0)
    return (
      <Notice icon="lock" title="Nenhuma chave ainda">
        <p>
          Sem chave também se publica, em Publicar dados. Crie uma quando um sistema for enviar os arquivos sozinho.
        </p>
      </Notice>
    );
  return (
    <ul className={kit.list}>
      {keys.map((key) => (
        <KeyItem key={key.id} of={key} titleOf={titleOf} />
      ))}
    </ul>
  );
}

const TONES = { válida: 'good', vencida: 'warn', revogada: 'plain' } as const;
const USES = { publicar: 'Publicar dados', webhooks: 'Receber avisos (webhooks)' } as const;

function KeyItem({ of, titleOf }: { of: ChaveVista; titleOf: (id: string) => string }) {
  const revoke = async (): Promise<void> => {
    const sure = await confirm({
      title: `Revogar “${of.nome}”?`,
      text: 'O sistema que a usa deixa de publicar já no próximo envio. Não há como desfazer: será preciso criar outra.',
      yes: 'Revogar',
      no: 'Manter',
    });
    if (!sure) return;
    await deskSend('POST', `/chaves/${of.id}/revogar`).then(
      () => toast('Chave revogada.'),
      (error: unknown) => toast(error instanceof ApiError ? error.message : 'A chave não foi revogada. Tente de novo.'),
    );
    await refreshDesk('/chaves');
  };
  return (
    <li className={kit.item}>
      <div className={kit.head}>
        <h2>{of.nome}</h2>
        <Tag tone={TONES[of.estado]}>{of.estado}</Tag>
      </div>
      <dl className={kit.facts}>
        <Fact name="Serve para">{of.usos.map((use) => USES[use]).join(' e ')}</Fact>
        <Fact name="Conjuntos">{of.conjuntos?.map(titleOf).join(', ') ?? 'Todos'}</Fact>
        <Fact name="Vale até">{dayOf(new Date(Date.parse(of.expiraEm) - 1).toISOString())}</Fact>
        <Fact name="Último uso">{of.usadaEm ? dayOf(of.usadaEm) : 'Nunca usada'}</Fact>
        <Fact name="Criada em">{dayOf(of.criadaEm)}</Fact>
        {of.criadaPor !== null && <Fact name="Criada por">{of.criadaPor}</Fact>}
        {of.responde !== null && of.responde !== of.criadaPor && <Fact name="Responde por ela">{of.responde}</Fact>}
      </dl>
      {of.estado === 'válida' && (
        <div className={kit.acts}>
          <button type="button" className={button()} aria-label={`Revogar ${of.nome}`} onClick={revoke}>
            Revogar
          </button>
        </div>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
