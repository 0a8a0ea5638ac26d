import { useTranslations } from 'use-intl';
import { ComingPage } from '#client/components/ComingPage.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import type { WordAreas } from '#client/lib/wordAreas.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { usePageLine } from '#client/pages/frame/route/usePageLine.ts';
import { useSiteName } from './useSiteName.ts';

type LaterName = keyof WordAreas['shell']['later']['pages'];

export const meta = ({ words, line }: MetaArgs) => ({
  title: words('shell')(`later.pages.${line.name as LaterName}`),
  noindex: true,
});

/** Stands in for a page that is not built yet, so that no link is dead; each line in the list names its heading. */
export function Page() {
  const t = useTranslations('shell');
  const { name } = usePageLine();
  return (
    <ComingPage
      heading={t(`later.pages.${name as LaterName}`)}
      sentence={t('later.sentence', { site: useSiteName() })}
    >
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('later.browseJobs')}
      </Link>
      <Link to="/" className={buttonClass({})}>
        {t('later.home')}
      </Link>
      <Link to="/contact" className={buttonClass({})}>
        {t('later.contact')}
      </Link>
    </ComingPage>
  );
}
