import { useMemo } from 'react';
import type { RelatedAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { EMPTY_ATLAS } from '../../catalog/obras/geo.ts';
import { card } from '../ui/card.ts';
import { useNarrow } from '../ui/narrow.ts';
import { useAtlas } from './atlas.ts';
import { Halt } from './halt.tsx';
import { TownMap } from './map.tsx';
import { marksInside, marksOf } from './marks.ts';
import styles from './obras.module.css';
import { Photos } from './photos.tsx';
import { Progress } from './progress.tsx';

interface Props {
  set: Dataset;
  row: Row;
  related: readonly RelatedAnswer[];
}

/** The parts of a work besides its fields: its halt, its progress, its pictures and its place. */
export default function Work({ set, row, related }: Props) {
  const photos = related.find(({ dataset }) => dataset === 'obras-fotos')?.data ?? [];
  return (
    <>
      <Halt row={row} />
      <Progress set={set} row={row} />
      <Photos rows={photos} />
      <Place set={set} row={row} />
    </>
  );
}

function Place({ set, row }: { set: Dataset; row: Row }) {
  const town = useAtlas();
  const narrow = useNarrow();
  const marks = useMemo(() => marksOf(set, [row]).map((mark) => ({ ...mark, to: null })), [set, row]);
  const within = marksInside(marks, town).length > 0;
  const where = [row.txtEndereco, row.txtBairro].filter(Boolean).join(', ') || 'O endereço não foi informado';
  return (
    <section className={card(styles.part)} aria-labelledby="lugar-da-obra">
      <h2 id="lugar-da-obra">Onde fica</h2>
      <p className={styles.said}>
        {where}. {marks.length === 0 && 'A posição no mapa não foi informada.'}
        {marks.length > 0 && !within && 'Fica fora da área do mapa do município.'}
      </p>
      {marks.length > 0 && (
        <TownMap
          atlas={within ? town : EMPTY_ATLAS}
          marks={marks}
          label={`Mapa com o lugar da obra: ${where}`}
          height={narrow ? 280 : 340}
        />
      )}
    </section>
  );
}
