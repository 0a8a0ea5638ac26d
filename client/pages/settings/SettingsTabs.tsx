import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#client/lib/routing.ts';
import { Tabs } from '#client/ui/layout/Tabs.tsx';

type Section = 'profile' | 'notifications' | 'privacy' | 'security' | 'data';

interface SettingsTabsProps<Shown extends Section> {
  /** In tab order. The first is open if the address names none. */
  sections: readonly Shown[];
  contents: Record<Shown, ReactNode>;
  /** Maps hashes of other roles' settings to the tab that has them here. */
  instead?: Partial<Record<Section, Shown>>;
}

/** One tab each. The open one is part of the address. */
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
