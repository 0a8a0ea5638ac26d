import { useTranslations } from 'use-intl';
import type { FigureSection } from '#schema/analytics/figures/figures.ts';

/** Accepts any key: it comes from the table of figures, which a test checks against the words. */
type SomeKey = `figure.users.totalUsers.${'name' | 'means'}`;

export function useFigureNames() {
  const t = useTranslations('analytics.figures');
  return {
    nameOf: (section: FigureSection, key: string) => t(`figure.${section}.${key}.name` as SomeKey),
    meaningOf: (section: FigureSection, key: string) =>
      t(`figure.${section}.${key}.means` as SomeKey),
  };
}
