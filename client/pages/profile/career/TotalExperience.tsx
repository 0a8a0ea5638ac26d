import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import type { ExperienceType } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { SaveProfileMutation } from '#client/pages/profile/SaveProfile.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { parseExperienceBand } from '#schema/options/experience.ts';
import type { PastJob } from '#schema/profile/career.ts';
import { EXPERIENCE_MONTHS_MAX, monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';

interface TotalExperienceProps {
  jobs: readonly PastJob[];
  profile: {
    experienceMonths: number;
    experience?: string | null | undefined;
    experienceType?: ExperienceType | null | undefined;
  };
}

/** How long someone has worked: counted from the jobs, unless they say otherwise. */
export function TotalExperience({ jobs, profile }: TotalExperienceProps) {
  const t = useTranslations('career');
  const words = useTranslations('profile');
  const showFailure = useFailureToast();
  const { length } = useCareerWords();
  const [open, setOpen] = useState(false);
  const [send, sending] = useMutation(SaveProfileMutation);
  const { experienceMonths, experience, experienceType } = profile;
  const counted = monthsWorked(jobs, todayOf({ today: new Date(clock.now()) }));
  const band = parseExperienceBand(experience);
  const total = experienceMonths > 0 ? length(experienceMonths) : band ? words(`band.${band}`) : experience; // oxfmt-ignore

  if (jobs.length === 0 && !total) {
    if (experienceType === 'FRESHER') return <p className="mt-1 text-sm">{t('fresher')}</p>;
    const isFresher = () =>
      send({ variables: { input: { experienceType: 'FRESHER' } } }).catch((error: unknown) =>
        showFailure(words('failed'), error),
      );
    return (
      <Button size="s" className="mt-3" busy={sending.loading} onClick={() => void isFresher()}>
        {t('isFresher')}
      </Button>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-6 text-sm">
      {total && <p>{t('total', { length: total })}</p>}
      <Button variant="quiet" size="s" className="-ml-3" onClick={() => setOpen(true)}>
        {total ? t('correct') : t('state')}
      </Button>
      {open && (
        <CorrectDialog counted={counted} shown={experienceMonths} onDone={() => setOpen(false)} />
      )}
    </div>
  );
}

const YEAR = 12;

function CorrectDialog(props: { counted: number; shown: number; onDone: () => void }) {
  const { counted, shown, onDone } = props;
  const t = useTranslations('career');
  const words = useTranslations('profile');
  const { length } = useCareerWords();
  const [years, setYears] = useState(String(Math.floor(shown / YEAR)));
  const [months, setMonths] = useState(String(shown % YEAR));
  const [isWrong, setWrong] = useState(false);
  const [send, { loading, error }] = useMutation(SaveProfileMutation);
  const save = async (experienceMonths: number | null) => {
    try {
      await send({ variables: { input: { experienceMonths } } });
      onDone();
    } catch {
      // The error is shown from the state of the mutation.
    }
  };
  const submit = () => {
    const total = Number(years) * YEAR + Number(months);
    if (Number(months) >= YEAR || total > EXPERIENCE_MONTHS_MAX) return setWrong(true);
    return save(total);
  };
  const box = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      value={value}
      error={isWrong ? t('wrongTotal') : undefined}
      onChange={(event) => {
        set(event.target.value.replace(/\D/g, ''));
        setWrong(false);
      }}
    />
  );
  return (
    <Dialog
      size="s"
      title={t('correctTitle')}
      closeLabel={t('close')}
      onClose={onDone}
      footer={
        <>
          {counted !== shown && <Button onClick={() => void save(null)}>{t('recount')}</Button>}
          <Button variant="main" busy={loading} onClick={() => void submit()}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && <FailureBanner error={error} fallback={words('failed')} attempt={1} />}
        <p>{counted > 0 ? t('counted', { length: length(counted) }) : t('uncounted')}</p>
        <div className="grid grid-cols-2 items-start gap-4">
          {box(t('years'), years, setYears)}
          {box(t('months'), months, setMonths)}
        </div>
      </div>
    </Dialog>
  );
}
