import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
  label?: string;
  className?: string;
}

/** India and the zone of this device come first. */
export function TimeZoneField({ value, onChange, label, className }: TimeZoneFieldProps) {
  const t = useTranslations('interviews');
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Set([DEFAULT_TIME_ZONE, own, value, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <SelectField
      label={label ?? t('timeZone')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[...zones].map((zone) => ({
        value: zone,
        label: zone === DEFAULT_TIME_ZONE ? t('timeZoneOfIndia') : zone.replaceAll('_', ' '),
      }))}
      className={className}
    />
  );
}
