import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLanguageLinks } from '#client/components/useLanguageLinks.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { barItemClass, hiddenForRoleClass, menuLineClass } from './headerClasses.ts';

/** Only a globe where space is tight, as beside an administrator's further button. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslations('shell');
  const languages = useLanguageLinks();
  const current = languages.find(({ isCurrent }) => isCurrent);
  return (
    <Disclosure
      align="end"
      className={className}
      panelClassName="min-w-44 max-sm:right-auto max-sm:left-1/2 max-sm:-translate-x-1/2"
      ariaLabel={`${t('header.language')}: ${current?.name}`}
      buttonClassName={`${barItemClass} max-xl:w-11 max-xl:justify-center max-xl:px-0 work:w-11 work:justify-center work:px-0`}
      label={
        <>
          <Globe className="size-5" />
          <span
            className={`inline-flex items-center gap-1 max-xl:hidden work:hidden ${hiddenForRoleClass.ADMIN}`}
          >
            {current?.name}
            <ChevronDown className="size-4 transition-transform duration-100 group-aria-expanded:rotate-180" />
          </span>
        </>
      }
    >
      <ul>
        {languages.map(({ locale, name, isCurrent, attributes }) => (
          <li key={locale}>
            <a {...attributes} className={menuLineClass}>
              <span className="flex-1">{name}</span>
              {isCurrent && <Check className="size-5" />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
