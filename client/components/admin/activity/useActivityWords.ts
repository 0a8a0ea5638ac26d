import { useTranslations } from 'use-intl';

interface Actor {
  kind: 'USER' | 'KEY' | 'SYSTEM';
  name: string | null;
  email: string | null;
}

/** Stored options look like `full_time`. */
const STORED = /^[a-z_]+$/;

/** Activity texts in the reader's language; anything without a translation is shown as recorded. */
export function useActivityWords() {
  const t = useTranslations('activity');
  const labels = useTranslations('validation');
  const translated = (key: string, else_: string) =>
    t.has(key as never) ? t(key as never) : else_;
  return {
    action: (action: string) => translated(`action.${action}`, action),
    /** The label that forms give the field, if a form has it. */
    field: (name: string) => {
      const label = `label.${name}`;
      return translated(
        `field.${name}`,
        labels.has(label as never) ? labels(label as never) : name,
      );
    },
    /** A stored value such as `full_time`; other texts stay as they are. */
    value: (value: string) => (STORED.test(value) ? translated(`value.${value}`, value) : value),
    kind: (kind: string) => translated(`kind.${kind}`, kind),
    who: ({ kind, name, email }: Actor) => {
      if (kind === 'SYSTEM') return t('actor.system');
      return name ?? email ?? t(kind === 'KEY' ? 'actor.key' : 'actor.gone');
    },
  };
}
