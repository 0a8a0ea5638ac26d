import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';
import { DecisionBar, DecisionBar_application } from '../details/DecisionBar.tsx';
import { DeskKeyHint } from './DeskKeyHint.tsx';
import { useStepState } from './useBackToList.ts';

interface DeskBarProps {
  application: FragmentType<typeof DecisionBar_application>;
  place: { nextId?: string | null } | null;
  address: ApplicationsAddress;
  onDecided: () => void;
}

/** The status and the next possible ones, always in reach. */
export function DeskBar({ application, place, address, onDecided }: DeskBarProps) {
  const t = useTranslations('reviewDesk');
  const state = useStepState();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-7 grid gap-2 border-t border-line bg-card px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:gap-0 md:-mx-6 md:px-6">
      <DecisionBar application={application} onDecided={onDecided}>
        {place?.nextId && (
          <Link
            replace
            to={pathOf(address, place.nextId)}
            state={state}
            className={joinClasses(buttonClass({ variant: 'quiet' }), 'max-lg:w-11 max-lg:px-0')}
          >
            <span className="max-lg:sr-only">{t('step.next')}</span>
            <ChevronRight className="size-5" />
          </Link>
        )}
      </DecisionBar>
      <DeskKeyHint moves={readFragment(DecisionBar_application, application).moves} />
    </div>
  );
}
