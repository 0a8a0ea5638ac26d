import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#client/lib/routing.ts';
import { Tabs } from '#client/ui/layout/Tabs.tsx';

type Section = 'profile' | 'notifications' | 'privacy' | 'security' | 'data';

interface SettingsTabsProps<Shown extends Section> {
  /** In their order; the first is open where the address names none of them. */
  sections: readonly Shown[];
  contents: Record<Shown, ReactNode>;
  /** Where a part of others' settings is found here. */
  instead?: Partial<Record<Section, Shown>>;
}

/** One tab each; which one is open stands in the address. */
export function SettingsTabs<Shown extends Section>(props: SettingsTabsProps<Shown>) {
  const { sections, contents, instead = {} } = props;
  const t = useTranslations('settings');
  const [params, setParams] = useSearchParams();
  const shown: readonly Section[] = sections;
  const asked = params.get('section');
  const selected =
    sections.find((section) => section === asked) ?? instead[asked as Section] ?? sections[0]!;
  return (
    <Tabs
      label={t('sections')}
      selected={selected}
      onSelect={(section) => setParams({ section }, { replace: true, preventScrollReset: true })}
      tabs={shown.map((id) => ({ id, label: t(`section.${id}`), content: contents[id as Shown] }))}
    />
  );
}
