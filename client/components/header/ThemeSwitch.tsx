import { Check, Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { setTheme, THEMES, useTheme } from '#client/lib/theme.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { barItemClass, menuLineClass } from './headerClasses.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations('shell');
  const current = useTheme();
  return (
    <Disclosure
      align="end"
      className={className}
      panelClassName="min-w-44"
      ariaLabel={t('header.theme.label')}
      buttonClassName={`${barItemClass} w-11 justify-center px-0`}
      label={<Contrast className="size-5" />}
    >
      {(close) => (
        <ul>
          {THEMES.map((theme) => {
            const Icon = ICONS[theme];
            const choose = () => {
              setTheme(theme);
              close();
            };
            return (
              <li key={theme}>
                <button
                  type="button"
                  aria-pressed={theme === current}
                  onClick={choose}
                  className={menuLineClass}
                >
                  <Icon className="size-5 text-soft" />
                  <span className="flex-1">{t(`header.theme.${theme}`)}</span>
                  {theme === current && <Check className="size-5" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Disclosure>
  );
}
