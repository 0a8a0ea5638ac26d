import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { KnownStages_viewer, mayEnter, type KnownStage } from '../status/knownStages.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

export const StageSelect_application = graphql(`
  fragment StageSelect_application on Application {
    id
    status
    moves
    stage {
      id
      name
    }
  }
`);

const StageSelectQuery = graphql(`
  query StageSelect {
    viewer {
      ...KnownStages_viewer
    }
  }
`);

interface StageSelectProps {
  application: FragmentType<typeof StageSelect_application>;
  onMove: (stage: KnownStage) => void;
}

/** The stage of the application and those it can move to; empty once it is decided, or without the right to move it. */
export function StageSelect({ onMove, ...props }: StageSelectProps) {
  const application = readFragment(StageSelect_application, props.application);
  const t = useTranslations('manageApplications');
  const mayDecide = useTeamRight('decide');
  const { data } = useQuery(StageSelectQuery);
  const { stage } = application;
  const known = readFragment(KnownStages_viewer, data?.viewer)?.stages ?? [];
  const choices = known.filter((one) => one.id === stage?.id || mayEnter(application, one));
  if (!mayDecide || !choices.some((one) => one.id !== stage?.id)) return null;
  return (
    <SelectField
      hideLabel
      label={t('stage.label')}
      className="max-md:min-w-36 max-md:flex-1 md:min-w-44"
      value={stage?.id ?? ''}
      placeholder={stage ? undefined : t('stage.choose')}
      onChange={({ target }) => {
        const chosen = known.find(({ id }) => id === target.value);
        if (chosen) onMove(chosen);
      }}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
