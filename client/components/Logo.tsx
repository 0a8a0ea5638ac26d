import { useTranslations } from 'use-intl';
import { useRouteLoaderData } from '#client/lib/routing.ts';

/** The logo and the site's name. */
export function Logo() {
  const t = useTranslations('shell');
  const frame = useRouteLoaderData<{ siteName: string } | null>('frame');
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <svg viewBox="0 0 29 29" aria-hidden="true" className="size-[29px] shrink-0">
        <path
          d="M13 3a13 13 0 1 1 0 26H4a4 4 0 0 1-4-4v-9A13 13 0 0 1 13 3Z"
          className="fill-ink"
        />
        <circle cx="23" cy="6" r="6" className="fill-paper" />
        <circle cx="23" cy="6" r="4.6" className="fill-genda" />
      </svg>
      <span className="truncate text-[1.4375rem] leading-9 font-bold tracking-[-0.02em] text-text lowercase">
        {frame?.siteName ?? t('frame.brand')}
      </span>
    </span>
  );
}
