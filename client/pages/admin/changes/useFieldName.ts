import { useTranslations } from 'use-intl';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';

const FACTS: ReadonlySet<string> = new Set(JOB_FACT_NAMES);

/** The name of a changed field; null for fields without one, such as those derived from others. */
export function useFieldName() {
  const t = useTranslations('admin');
  return (name: string): string | null => {
    const key = `change.field.${name}` as 'change.field.title';
    if (t.has(key)) return t(key);
    return FACTS.has(name) ? t('change.field.facts') : null;
  };
}
