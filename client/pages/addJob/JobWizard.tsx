import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import type { PostJobStep } from '#schema/options/screens/steps.ts';
import { parseIndustry } from '#schema/options/industries.ts';
import { categoryOfJobTitle } from '#schema/options/jobTitles.ts';
import { Card } from '#client/ui/Card.tsx';
import { toast } from '#client/ui/toast.ts';
import { DraftNotice } from './draft/DraftNotice.tsx';
import type { InitialDraft } from './draft/useInitialDraft.ts';
import { useDraftAutosave, type DraftAutosave } from './draft/useDraftAutosave.ts';
import { PostingFailed } from './PostingFailed.tsx';
import { BasicInfoStep } from './steps/BasicInfoStep.tsx';
import { usePostJob } from './usePostJob.ts';
import { useWizardPlace } from './useWizardPlace.ts';
import { WizardButtons } from './WizardButtons.tsx';
import { WizardHead } from './WizardHead.tsx';
import type { Wizard } from './wizardProps.ts';
import { isPartOf, type WizardField } from './wizardValues.ts';
import { useReplaceDraft } from '#client/components/posting/draft/useReplaceDraft.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

interface JobWizardProps {
  userId: string;
  beginning: InitialDraft;
  company: { name: string; industry: string } | undefined;
  hasOldJobs: boolean;
}

/** The first step does not wait for the others. */
const SOON = { soon: true };
const DescriptionStep = loadOnUse(
  async () => (await import('./steps/DescriptionStep.tsx')).DescriptionStep,
  SOON,
);
const SettingsStep = loadOnUse(
  async () => (await import('./steps/SettingsStep.tsx')).SettingsStep,
  { ...SOON, words: ['addJob', 'answers', 'jobFacts', 'pay', 'questions', 'validation'] },
);
const JobPreview = loadOnUse(async () => (await import('./preview/JobPreview.tsx')).JobPreview, {
  ...SOON,
  words: ['addJob', 'answers', 'company', 'jobFacts', 'questions'],
});
const PostingChecklist = loadOnUse(
  async () => (await import('./checklist/PostingChecklist.tsx')).PostingChecklist,
  SOON,
);

const STEPS: Record<PostJobStep, ComponentType<{ wizard: Wizard }>> = {
  basic_info: BasicInfoStep,
  description: DescriptionStep,
  settings: SettingsStep,
};
/** Three steps over one form. Enter submits only on the last one. */
export function JobWizard({ userId, beginning, company, hasOldJobs }: JobWizardProps) {
  const t = useTranslations('addJob');
  const [values, setValues] = useState(beginning.values);
  const [complaints, setComplaints] = useState<ReadonlyMap<string, string>>(new Map());
  const keeper = useDraftAutosave(userId, beginning);
  const { heading, place } = useWizardPlace(values);
  const { posting, attempt, post, reset } = usePostJob();
  const { discard } = useReplaceDraft();

  const fill: Wizard['fill'] = (filled) => {
    const next = { ...values, ...filled };
    // Selecting a title sets its usual category and the industry of the company, unless they were already chosen.
    if (filled.title !== undefined) {
      next.category ||= categoryOfJobTitle(next.title) ?? '';
      next.industry ||= parseIndustry(company?.industry) ?? '';
    }
    setValues(next);
    keeper.keep(next);
    reset();
    const names = Object.keys(filled) as WizardField[];
    const isFilled = (field: string) => names.some((name) => isPartOf(field, name));
    if ([...complaints.keys()].some(isFilled))
      setComplaints(new Map([...complaints].filter(([field]) => !isFilled(field))));
  };
  const set: Wizard['set'] = (name, value) => fill({ [name]: value });
  const error = (name: string) => complaints.get(name);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!place.isLast || posting.state === 'busy' || posting.state === 'posted') return;
    const failure = await post(values, keeper.pause());
    setComplaints(new Map(failure?.fields.map(({ field, message }) => [field, message])));
    if (failure) keeper.resume();
    else keeper.drop();
  };
  /** Undo restores the server's draft, so a draft that the server does not have is not replaced. */
  const isDraftSafe = async () => {
    if (await keeper.flush()) return true;
    toast({ kind: 'error', title: t('draft.failed'), message: t('draft.kept') });
    return false;
  };
  const startAfresh = async () => {
    if ((await isDraftSafe()) && (await discard())) rescueFocus();
  };
  const Step = STEPS[place.step];
  return (
    <>
      <DraftNotice beginning={beginning} place={place} onDiscard={() => void startAfresh()} />
      <form
        noValidate
        method="post"
        aria-label={t('title')}
        onSubmit={(event) => void submit(event)}
        className="mt-6 grid gap-5"
      >
        <WizardHead place={place} hasOldJobs={hasOldJobs} beforeCopy={isDraftSafe} />
        {posting.state === 'failed' && (
          <PostingFailed failure={posting.failure} attempt={attempt} onGoTo={place.goToField} />
        )}
        <Card className="grid gap-5">
          {/* The margin brings the beginning of a step near the top of a phone. */}
          <h2 ref={heading} tabIndex={-1} className="text-lg max-md:scroll-mb-[72vh]">
            {place.isPreview ? t('preview.heading') : t(`steps.${place.step}`)}
          </h2>
          {place.isPreview ? (
            <JobPreview values={values} companyName={company?.name} />
          ) : (
            <Step wizard={{ values, set, fill, error }} />
          )}
        </Card>
        {(place.isLast || place.isPreview) && (
          <PostingChecklist values={values} onGoTo={place.goToField} />
        )}
        <WizardButtons
          place={place}
          values={values}
          isBusy={posting.state === 'busy' || posting.state === 'posted'}
        >
          <DraftState keeping={keeper.keeping} />
        </WizardButtons>
      </form>
    </>
  );
}

/** Silent while saving works: screen readers only hear failures. */
function DraftState({ keeping }: { keeping: DraftAutosave }) {
  const t = useTranslations('addJob');
  return (
    <p className="min-h-[1.45em] text-sm text-soft">
      {(keeping === 'saving' || keeping === 'saved') && t(`draft.${keeping}`)}
      <span role="status" className={keeping === 'kept' ? 'text-amber' : undefined}>
        {keeping === 'kept' && t('draft.kept')}
      </span>
    </p>
  );
}
