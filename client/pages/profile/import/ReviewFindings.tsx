import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Career_career, careerOf } from '#client/components/career/Career.ts';
import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { fieldFailures, serverMessage } from '#client/lib/failures.ts';
import { useNow } from '#client/lib/now.ts';
import { ProfileEditor_user } from '#client/pages/profile/ProfileEditor.tsx';
import { SaveProfileMutation } from '#client/pages/profile/SaveProfile.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { EMPTY_CAREER } from '#schema/profile/career.ts';
import type { Translate } from '#schema/validation/issues.ts';
import { CareerProposals } from './CareerProposals.tsx';
import {
  careerProposals,
  careerWith,
  checkProposal,
  type CareerProposal,
  type CheckedProposal,
} from './careerProposals.ts';
import { importInput, proposalsOf, SERVING, type Proposal } from './proposals.ts';
import { ProposalList } from './ProposalList.tsx';

const ReviewFindingsQuery = graphql(`
  query ReviewFindings($resumeId: ID!) {
    viewer {
      resumeFindings(resumeId: $resumeId) {
        phone
        location
        experienceType
        experience
        noticePeriod
        currentPay
        expectedPay
        technicalSkills
        functionalSkills
        otherSkills
        jobs {
          title
          company
          place
          from
          to
          isCurrent
          summary
          source {
            page
            line
            text
          }
        }
        degrees {
          qualification
          name
          field
          institution
          from
          to
          grade
          source {
            page
            line
            text
          }
        }
        projects {
          name
          link
          from
          to
          summary
          source {
            page
            line
            text
          }
        }
        certificates {
          name
          issuer
          year
          link
          source {
            page
            line
            text
          }
        }
        languages {
          name
          level
          source {
            page
            line
            text
          }
        }
        links {
          url
          label
          source {
            page
            line
            text
          }
        }
      }
    }
  }
`);

interface ReviewFindingsProps {
  resumes: readonly { id: string; name: string }[];
  user: FragmentType<typeof ProfileEditor_user>;
  onClose: () => void;
}

/** Compares the resume with the profile. Only ticked values are saved. */
export function ReviewFindings({ resumes, onClose, ...props }: ReviewFindingsProps) {
  const t = useTranslations('profile');
  const rules: Translate = useTranslations('validation');
  const today = useNow();
  const user = readFragment(ProfileEditor_user, props.user);
  const profile = readFragment(ProfileValues_profile, user.profile) ?? null;
  const seen = readFragment(Career_career, user.profile?.career);
  const career = seen ? careerOf(seen) : EMPTY_CAREER;
  const [resumeId, setResumeId] = useState(resumes[0]?.id ?? '');
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [edits, setEdits] = useState<Readonly<Record<string, CareerProposal['entry']>>>({});
  const [noticeUntil, setNoticeUntil] = useState('');
  const [save, saving] = useMutation(SaveProfileMutation);
  const { data, error, loading, refetch } = useQuery(ReviewFindingsQuery, {
    variables: { resumeId },
  });
  const findings = data?.viewer?.resumeFindings;
  const proposals = findings ? proposalsOf(findings, { phone: user.phone, profile }) : [];
  const isTicked = ({ field, isNew }: Proposal) => choices[field] ?? isNew;
  const ticked = proposals.filter(isTicked);
  const entries = (findings ? careerProposals(findings, career) : []).map((proposal) =>
    checkProposal({ ...proposal, entry: edits[keyOf(proposal)] ?? proposal.entry }, today, rules),
  );
  const isEntryTicked = (proposal: CheckedProposal) =>
    !proposal.problem && (choices[keyOf(proposal)] ?? true);
  const tickedEntries = entries.filter(isEntryTicked);
  const count = ticked.length + tickedEntries.length;

  const accept = async () => {
    try {
      const input = importInput(ticked, profile);
      if (input.noticePeriod === SERVING) input.noticeUntil = noticeUntil || null;
      if (tickedEntries.length > 0) input.career = careerWith(career, tickedEntries);
      await save({ variables: { input } });
      toast({ kind: 'success', title: t('import.saved', { count }) });
      onClose();
    } catch {
      // The error is shown from the state of the mutation, and the ticks are kept.
    }
  };

  return (
    <Dialog
      title={t('import.title')}
      closeLabel={t('import.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('import.cancel')}</Button>
          <Button
            variant="main"
            disabled={count === 0}
            busy={saving.loading}
            onClick={() => void accept()}
          >
            {t('import.accept', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {saving.error && <Banner kind="error">{serverMessage(saving.error) ?? t('failed')}</Banner>}
        {resumes.length > 1 && (
          <SelectField
            label={t('import.which')}
            options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
            value={resumeId}
            onChange={(event) => {
              setResumeId(event.target.value);
              setChoices({});
              setEdits({});
            }}
          />
        )}
        {!data && loading && <Skeleton className="h-48 w-full" />}
        {!data && !loading && error && (
          <LoadFailed
            message={t('import.failed')}
            error={error}
            onRetry={refetch}
            className="py-4 md:py-6"
          />
        )}
        {data && !findings && <p className="text-soft">{t('import.failed')}</p>}
        {findings && proposals.length + entries.length === 0 && (
          <p className="text-soft">{t('import.nothing')}</p>
        )}
        {proposals.length + entries.length > 0 && <p className="text-soft">{t('import.lead')}</p>}
        <CareerProposals
          proposals={entries}
          userId={user.id}
          isTicked={isEntryTicked}
          onTick={(proposal, on) => setChoices({ ...choices, [keyOf(proposal)]: on })}
          onEdit={(proposal, entry) => {
            setEdits({ ...edits, [keyOf(proposal)]: entry });
            setChoices({ ...choices, [keyOf(proposal)]: true });
          }}
        />
        {proposals.length > 0 && (
          <ProposalList
            proposals={proposals}
            isTicked={isTicked}
            onTick={(field, on) => setChoices({ ...choices, [field]: on })}
            noticeUntil={noticeUntil}
            onNoticeUntil={setNoticeUntil}
            noticeUntilError={
              fieldFailures(saving.error).find(({ field }) => field === 'noticeUntil')?.message
            }
          />
        )}
      </div>
    </Dialog>
  );
}

const keyOf = ({ list, place }: CareerProposal): string => `${list}-${place}`;
