import type { ReactNode } from 'react';
import type { OrgaoListado } from '../../../catalog/painel/orgaos/answer.ts';
import { Tag } from '../../ui/tag.tsx';

export const BodyFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const TONES = { 'no ar': 'good', suspenso: 'bad', mudando: 'warn' } as const;

/** Whether a body answers the public. */
export const BodyState = ({ of }: { of: OrgaoListado['estado'] }) => <Tag tone={TONES[of]}>{of}</Tag>;
