import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
  label?: string;
  className?: string;
}

/** Browsers call the zone of India by its old name. */
const currentName = (zone: string) => (zone === 'Asia/Calcutta' ? DEFAULT_TIME_ZONE : zone);

/** India and the zone of this device come first; a note points out a choice that differs from the device. */
export function TimeZoneField({ value, onChange, label, className }: TimeZoneFieldProps) {
  const t = useTranslations('interviews');
  const field = useRef<HTMLSelectElement>(null);
  const own = currentName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const zones = new Set(
    [DEFAULT_TIME_ZONE, own, value, ...Intl.supportedValuesOf('timeZone')].map(currentName),
  );
  const nameOf = (zone: string) =>
    zone === DEFAULT_TIME_ZONE ? t('timeZoneOfIndia') : zone.replaceAll('_', ' ');
  return (
    <div className={joinClasses('grid justify-items-start gap-1', className)}>
      <SelectField
        ref={field}
        label={label ?? t('timeZone')}
        value={currentName(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[...zones].map((zone) => ({ value: zone, label: nameOf(zone) }))}
      />
      {own !== currentName(value) && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            onChange(own);
            // The button disappears, so the field takes the focus.
            field.current?.focus();
          }}
        >
          {t('timeZoneOfDevice', { zone: nameOf(own) })}
        </Button>
      )}
    </div>
  );
}
