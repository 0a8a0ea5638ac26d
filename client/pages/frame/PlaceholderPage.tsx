import { useTranslations } from 'use-intl';
import { ComingPage } from '#client/components/ComingPage.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { usePageLine } from '#client/pages/frame/route/usePageLine.ts';

type PlaceholderName = 'signup' | 'candidates';

/** Where the buttons lead: the documentation only names them (product decisions 17 to 20). */
const LEARN_MORE: Readonly<Record<PlaceholderName, string>> = {
  signup: '/faq',
  candidates: '/about',
};
const MEMBER_START: Readonly<Record<PlaceholderName, string>> = {
  signup: '/',
  candidates: '/browse-database',
};

export const meta = ({ words, line }: MetaArgs) => ({
  title: words('shell')(`placeholder.${line.name as PlaceholderName}`),
  description: words('shell')(`placeholder.about.${line.name as PlaceholderName}`),
});

/** The documented placeholder of /signup and /candidates, with its exact sentence. */
export function Page() {
  const t = useTranslations('shell');
  const name = usePageLine().name as PlaceholderName;
  const navigate = useNavigate();
  const { status } = useSession();

  const start = () => {
    if (status !== 'member' && name === 'signup') openDialog('signup', { hiring: true });
    else void navigate(MEMBER_START[name]);
  };
  return (
    <ComingPage heading={t(`placeholder.${name}`)} sentence={t('placeholder.sentence')}>
      <Button variant="main" onClick={start}>
        {t('placeholder.getStarted')}
      </Button>
      <Link to={LEARN_MORE[name]} className={buttonClass({})}>
        <span>
          {t('placeholder.learnMore')}
          <span className="sr-only">: {t(`placeholder.${name}`)}</span>
        </span>
      </Link>
    </ComingPage>
  );
}
