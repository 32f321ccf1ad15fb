import { presencas } from '../../catalog/datasets/presencas.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { sittingKey, sittings } from './sittings.ts';

export const presencasMaker: DatasetMaker = {
  dataset: presencas,
  rows: (world) =>
    sittings(world).flatMap((sitting) =>
      sitting.attendance.map(({ member, presence, excuse, spoke }) => ({
        ...sittingKey(sitting),
        dtSessao: brDate(sitting.day),
        txtReuniao: sitting.kind,
        txtVereador: member.name,
        txtPartido: member.party,
        txtPresenca: presence,
        txtJustificativa: excuse,
        qtdDiscursos: String(spoke),
      })),
    ),
};
