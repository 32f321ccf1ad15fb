import { TextField } from '../../form/text.tsx';

/** Letters of a reason. */
const LONGEST = 500;

/** The reason of a change, which the citizen reads beside it. */
export const ReasonField = ({ text, type }: { text: string; type(text: string): void }) => (
  <TextField
    name="motivo"
    label="Motivo, como o cidadão o lerá"
    text={text}
    longest={LONGEST}
    rows={3}
    problem={undefined}
    type={type}
  />
);
