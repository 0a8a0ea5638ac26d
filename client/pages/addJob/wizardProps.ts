import {
  idOf,
  type FlagName,
  type TextName,
  type WizardField,
  type WizardValues,
} from './wizardValues.ts';

export interface Wizard {
  values: WizardValues;
  set: <Name extends WizardField>(name: Name, value: WizardValues[Name]) => void;
  /** Several fields at once. */
  fill: (values: Partial<WizardValues>) => void;
  /** The message of a field, or of a field of a question: `questions.0.text`. */
  error: (name: string) => string | undefined;
}

/** Connects a text field by name. */
export function textField({ values, set, error }: Wizard, name: TextName) {
  return {
    id: idOf(name),
    value: values[name],
    onChange: (value: string) => set(name, value),
    error: error(name),
  };
}

/** Connects a native select. */
export function selectField(wizard: Wizard, name: TextName) {
  const { onChange, ...field } = textField(wizard, name);
  return {
    ...field,
    name,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
}

export function flagField({ values, set }: Wizard, name: FlagName) {
  return {
    id: idOf(name),
    name,
    checked: values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked),
  };
}
