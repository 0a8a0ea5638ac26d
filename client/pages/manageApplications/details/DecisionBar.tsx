import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { StatusButtons } from '../status/StatusButtons.tsx';
import {
  useUpdateApplicationStatus,
  type UpdateFailure,
} from '../status/useUpdateApplicationStatus.ts';
import { Banner } from '#client/ui/Banner.tsx';

export const DecisionBar_application = graphql(`
  fragment DecisionBar_application on Application {
    id
    name
    status
    moves
  }
`);

/** The current status and the next possible ones; also reports when someone else was faster. */
export function DecisionBar(props: { application: FragmentType<typeof DecisionBar_application> }) {
  const { id, name, status, moves } = readFragment(DecisionBar_application, props.application);
  const t = useTranslations('manageApplications');
  const move = useUpdateApplicationStatus();
  const [failure, setFailure] = useState<UpdateFailure | null>(null);

  const decide = async (to: ApplicationStatus, bar: HTMLElement | null) => {
    setFailure(null);
    const done = move(id, to);
    // The pressed button may be gone now.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('[role="dialog"]')) bar?.focus();
    });
    setFailure(await done);
  };
  return (
    <div data-decision-bar="" tabIndex={-1} className="grid w-full gap-3 outline-none">
      {failure && (
        <Banner kind="error" title={failure.title}>
          {failure.message}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <div role="status" className="mr-auto flex flex-wrap items-center gap-2">
          <ApplicationStatusTag status={status} />
          {moves.length === 0 && <span className="text-sm text-soft">{t('details.final')}</span>}
        </div>
        <StatusButtons
          size="m"
          name={name}
          moves={moves}
          onMove={(to) => void decide(to, document.querySelector('[data-decision-bar]'))}
        />
      </div>
    </div>
  );
}
