import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import type { ShownMember } from './MemberRow.tsx';

interface SuccessorFieldProps {
  successors: readonly ShownMember[];
  value: string;
  onChange: (id: string) => void;
}

/** Who takes over someone's jobs and conversations: an owner or recruiter. */
export function SuccessorField({ successors, value, onChange }: SuccessorFieldProps) {
  const t = useTranslations('team');
  return (
    <SelectField
      label={t('handOver.to')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={successors.map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
    />
  );
}
