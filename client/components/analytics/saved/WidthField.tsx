import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import type { PIN_COLUMNS } from '#schema/options/reports.ts';

interface WidthFieldProps {
  value: number;
  onChange: (width: number) => void;
}

/** In quarters of the dashboard width. On narrow screens a pin takes the available space. */
export function WidthField({ value, onChange }: WidthFieldProps) {
  const t = useTranslations('analytics');
  return (
    <SelectField
      label={t('boards.width.label')}
      options={WIDTHS.map((width) => ({
        value: String(width),
        label: t(`boards.width.of.${width}`),
      }))}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

/** Each width a pin may have. */
export const WIDTHS = [1, 2, 3, 4] as const satisfies readonly number[] & {
  length: typeof PIN_COLUMNS;
};
