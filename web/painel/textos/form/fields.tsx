import { type FormField, type FormGroup, type FormValue, isGroup } from '../../../../catalog/painel/textos/campos.ts';
import type { Problem } from '../../../../catalog/query.ts';
import { BoxControl } from './box.tsx';
import { ChoiceControl } from './choice.tsx';
import { ColourControl } from './colour.tsx';
import styles from './form.module.css';
import { GroupControl } from './group.tsx';
import { ListControl } from './list.tsx';
import { PhotoControl } from './photo.tsx';
import { PictureControl } from './picture.tsx';
import { ProseControl } from './prose.tsx';

interface Props {
  fields: readonly FormField[];
  value: FormValue;
  path: string;
  problems: readonly Problem[];
  change(value: FormGroup): void;
}

/** The fields of a form, or of a group of it, each with the control of its entry. */
export function FormFields({ fields, value, path, problems, change }: Props) {
  const own = isGroup(value) ? value : {};
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          path={path === '' ? field.name : `${path}.${field.name}`}
          value={own[field.name] ?? null}
          problems={problems}
          change={(next) => change({ ...own, [field.name]: next })}
        />
      ))}
    </div>
  );
}

interface OneProps extends Omit<Props, 'fields' | 'change'> {
  field: FormField;
  change(value: FormValue): void;
}

function OneField({ field, ...rest }: OneProps) {
  if (field.entry === 'lista') return <ListControl field={field} {...rest} Fields={FormFields} />;
  if (field.entry === 'grupo') return <GroupControl field={field} {...rest} Fields={FormFields} />;
  if ('options' in field) return <ChoiceControl field={field} {...rest} />;
  if (field.entry === 'markdown') return <ProseControl field={field} {...rest} />;
  if (field.entry === 'imagem') return <PictureControl field={field} {...rest} />;
  if (field.entry === 'foto') return <PhotoControl field={field} {...rest} />;
  if (field.entry === 'cor') return <ColourControl field={field} {...rest} />;
  return <BoxControl field={field} {...rest} />;
}
