import { Fragment } from 'react';
import { type Drawing, type DrawingMark, type DrawingTone, LETTER } from '../../catalog/explorar/drawing.ts';
import styles from './explorar.module.css';

interface Props {
  drawing: Drawing;
  className?: string | undefined;
}

/** A drawing in the colours of the page. The table under it says the same to a screen reader. */
export const Picture = ({ drawing: { width, height, marks }, className = '' }: Props) => (
  <svg
    className={`${styles.picture} ${className}`}
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    {marks.map((mark, i) => (
      // A drawing is made anew as a whole: its marks have no other name than their place.
      <Fragment key={String(i)}>{markOf(mark)}</Fragment>
    ))}
  </svg>
);

const classOf = (tone: DrawingTone): string | undefined => styles[typeof tone === 'number' ? `tone${tone}` : tone];

function markOf(mark: DrawingMark) {
  if (mark.kind === 'line') return <line className={styles.line} x1={mark.x1} x2={mark.x2} y1={mark.y} y2={mark.y} />;
  if (mark.kind === 'text')
    return (
      <text
        className={`${classOf(mark.tone)} ${mark.bold ? styles.bold : ''}`}
        x={mark.x}
        y={mark.y}
        textAnchor={mark.anchor}
        fontSize={mark.size ?? LETTER}
      >
        {mark.text}
      </text>
    );
  const { x, y, width, height, tone, title } = mark;
  return (
    <rect className={classOf(tone)} x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} rx="2">
      {title && <title>{title}</title>}
    </rect>
  );
}
