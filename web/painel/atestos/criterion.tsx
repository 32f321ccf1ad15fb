import { formatDay } from '../../../catalog/fields/date.ts';
import type { AtestoListado } from '../../../catalog/painel/atestos/answer.ts';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { ActRefused, useDeskAct } from '../cargas/act.tsx';
import kit from '../kit/sheet.module.css';

const STATES = {
  vencido: ['bad', 'Venceu'],
  vence: ['warn', 'Vence logo'],
  falta: ['warn', 'Sem atesto'],
  vale: ['good', 'Vale'],
} as const;

const WHERE = {
  site: 'Confira fora do portal, no site oficial ou no sistema do canal.',
  conteudo: 'Abra os documentos e confira se trazem o que o critério pede.',
} as const;

interface Props {
  of: AtestoListado;
  isMarked: boolean;
  mark(): void;
}

/** One criterion: how it stands, who answers for it, and a box to mark that it was looked at now. */
export function Criterion({ of: { numero, pede, classe, onde, estado, atesto }, isMarked, mark }: Props) {
  const [tone, word] = STATES[estado];
  return (
    <li className={kit.item}>
      <div className={kit.head}>
        <label className={kit.option}>
          <input type="checkbox" checked={isMarked} onChange={mark} />
          <span>
            <b>{numero}</b> {pede}
          </span>
        </label>
        <Tag tone={tone}>{word}</Tag>
      </div>
      <p className={kit.note}>
        {classe === 'essencial' && 'Essencial: sem ele não há selo. '}
        {WHERE[onde]}{' '}
        <a href={`/painel/espelho/${numero}`} aria-label={`Ver no espelho o critério ${numero}`}>
          Ver no espelho
        </a>
      </p>
      {atesto && <Given numero={numero} atesto={atesto} />}
    </li>
  );
}

/** Who answered, when, where and until when, and the way to take it back. */
function Given({ numero, atesto }: { numero: string; atesto: NonNullable<AtestoListado['atesto']> }) {
  const { quem, em, ate, endereco, vencido } = atesto;
  const act = useDeskAct();
  const withdraw = async (): Promise<void> => {
    const sure = {
      title: `Retirar o atesto do critério ${numero}?`,
      text: 'O critério deixa de contar até que alguém confira de novo.',
      ...{ yes: 'Retirar', no: 'Manter' },
    };
    if (!(await confirm(sure))) return;
    await act.run(async () => {
      await deskSend('POST', '/atestos/retirar', { criterio: numero });
      toast('O atesto foi retirado.');
      await Promise.all([refreshDesk('/atestos'), refreshDesk('/hoje')]);
    });
  };
  return (
    <>
      <p>
        {quem} conferiu em {formatDay(em)}; {vencido ? 'valeu' : 'vale'} até {formatDay(ate)}.{' '}
        <a href={endereco} target="_blank" rel="noreferrer">
          {endereco}
        </a>
      </p>
      <ActRefused act={act} />
      <div className={kit.acts}>
        <button
          type="button"
          className={button('quiet')}
          onClick={withdraw}
          aria-label={`Retirar o atesto do critério ${numero}`}
        >
          Retirar
        </button>
      </div>
    </>
  );
}
