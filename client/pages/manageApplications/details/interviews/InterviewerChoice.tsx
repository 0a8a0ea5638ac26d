import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';

export const InterviewerChoice_interviewers = graphql(`
  fragment InterviewerChoice_interviewers on Interviewer {
    id
    name
  }
`);

interface InterviewerChoiceProps {
  id: string;
  interviewers: readonly FragmentType<typeof InterviewerChoice_interviewers>[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  children?: ReactNode;
}

/** A box for each person who can hold interviews for the job. */
export function InterviewerChoice(props: InterviewerChoiceProps) {
  const { id, selected, onChange, children } = props;
  const t = useTranslations('interviews');
  const mayAdd = useTeamRight('manage');
  const people = readFragment(InterviewerChoice_interviewers, props.interviewers);
  const choose = (person: string, isOn: boolean) =>
    onChange(isOn ? [...selected, person] : selected.filter((one) => one !== person));
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{t('fact.interviewers')}</legend>
      <div id={id} tabIndex={-1} className="flex flex-wrap gap-x-6">
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={person.name ?? t('noName')}
            checked={selected.includes(person.id)}
            onChange={(event) => choose(person.id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {mayAdd && (
        <p className="text-sm text-soft">
          {t.rich('interviewersHint', {
            team: (words) => (
              <Link to="/team" className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {children}
    </fieldset>
  );
}
