import { type Rascunho, VAZIO } from '../../catalog/mensagens/rascunho.ts';

/** What of a control somebody changed since the server wrote it; null where nothing. */
function changedText(control: Element): string | null {
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? null : control.value;
  if (control instanceof HTMLSelectElement)
    return control.selectedOptions[0]?.defaultSelected === false ? control.value || null : null;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : null;
  return control.value === control.defaultValue ? null : control.value;
}

/** The fields of a message that were changed in a form before the program of its page was there. */
export function writtenIn(controls: Iterable<Element>): Partial<Rascunho> {
  const changed = [...controls].flatMap((control) => {
    const name = control.getAttribute('name') ?? '';
    const text = name !== 'anexos' && name in VAZIO ? changedText(control) : null;
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(changed);
}
