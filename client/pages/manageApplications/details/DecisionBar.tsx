import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import type { Target } from '../status/cachedApplication.ts';
import { RejectDialog } from '../status/RejectDialog.tsx';
import { StatusButtons } from '../status/StatusButtons.tsx';
import type { Rejection } from '../status/updateApplicationStatus.ts';
import {
  useUpdateApplicationStatus,
  type UpdateFailure,
} from '../status/useUpdateApplicationStatus.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { StageSelect } from './StageSelect.tsx';

export const DecisionBar_application = graphql(`
  fragment DecisionBar_application on Application {
    id
    name
    status
    withdrawal {
      at
    }
    moves
    ...StageSelect_application
  }
`);

interface DecisionBarProps {
  application: FragmentType<typeof DecisionBar_application>;
  onDecided: () => void;
  /** Shown after the buttons; on a phone, beside the status. */
  children?: ReactNode;
}

/** The current status and stage, and the next possible ones; also reports when someone else was faster. */
export function DecisionBar(props: DecisionBarProps) {
  const application = readFragment(DecisionBar_application, props.application);
  const { id, name, status, withdrawal, moves } = application;
  const t = useTranslations('manageApplications');
  // For others, a status that they cannot change is not final.
  const mayDecide = useTeamRight('decide');
  const move = useUpdateApplicationStatus();
  const [failure, setFailure] = useState<UpdateFailure | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const hasDecided = useRef(false);
  // The pressed button is gone, because other moves are possible now. An earlier decision may be saved in between.
  useEffect(() => {
    if (!hasDecided.current || !isFocusLost()) return;
    hasDecided.current = false;
    bar.current?.focus({ preventScroll: true });
  }, [moves]);

  const decide = async (to: Target, rejection?: Rejection) => {
    setFailure(null);
    hasDecided.current = true;
    const outcome = await move(id, to, rejection);
    if (outcome === 'done') props.onDecided();
    else setFailure(outcome);
  };
  const choose = (to: ApplicationStatus) =>
    to === 'REJECTED' ? setRejecting(true) : void decide(to);
  return (
    <div ref={bar} tabIndex={-1} className="grid w-full gap-3 outline-none">
      {failure && (
        <Banner kind="error" title={failure.title}>
          {failure.message}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <div role="status" className="mr-auto flex flex-wrap items-center gap-2">
          <ApplicationStatusTag status={status} isWithdrawn={withdrawal !== null} />
          {moves.length === 0 && mayDecide && (
            <span className="text-sm text-soft">
              {t(withdrawal ? 'details.withdrawn' : 'details.final')}
            </span>
          )}
        </div>
        <StageSelect application={application} onMove={(stage) => void decide(stage)} />
        <div className="flex gap-2 max-md:order-last max-md:w-full max-md:*:flex-auto max-md:*:px-2 max-md:*:text-sm md:flex-wrap max-lg:[&_span:has(>svg)]:hidden">
          <StatusButtons size="m" name={name} moves={moves} onMove={choose} />
        </div>
        {props.children}
      </div>
      {isRejecting && (
        <RejectDialog
          title={t('reject.title', { name })}
          onClose={() => setRejecting(false)}
          onReject={(rejection) => {
            setRejecting(false);
            void decide('REJECTED', rejection);
          }}
        />
      )}
    </div>
  );
}
