import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { NEEDED_FOR_NEXT, NEEDED_TO_POST } from '#schema/validation/employers/jobSteps.ts';
import { isBlank } from '#schema/validation/values/blank.ts';
import type { WizardPlace } from './useWizardPlace.ts';
import { FIELDS_OF_STEP, isStepReady, type WizardValues } from './wizardValues.ts';

interface WizardButtonsProps {
  place: WizardPlace;
  values: WizardValues;
  isBusy: boolean;
  /** Shown below the fields, on the left. */
  children: ReactNode;
}

/**
 * Next stays disabled until its step is complete, and says what is missing. What only posting requires is named before
 * the job is refused for it.
 */
export function WizardButtons({ place, values, isBusy, children }: WizardButtonsProps) {
  const t = useTranslations('addJob');
  const { index, step, isLast } = place;
  const isReady = isStepReady(step, values);
  const needed = NEEDED_FOR_NEXT[step];
  const open = needed.filter((name) => isBlank(values[name]));
  const asked = open.length > 0 ? open : needed.slice(0, 1);
  const later = NEEDED_TO_POST.filter(
    (name) => isBlank(values[name]) && (isLast || FIELDS_OF_STEP[step].includes(name)),
  );
  const listed = (names: readonly (typeof asked | typeof later)[number][]) => ({
    fields: names.map((name) => t(`field.${name}`)).join(', '),
  });
  return (
    <div className="grid gap-2">
      <div className="flex gap-2 max-xs:*:flex-1">
        {index > 0 && (
          <Button onClick={() => place.goTo(index - 1)} disabled={isBusy}>
            {t('action.previous')}
          </Button>
        )}
        {isLast ? (
          <Button key="post" type="submit" variant="main" busy={isBusy} className="xs:ml-auto">
            {t('action.post')}
          </Button>
        ) : (
          <Button
            key="next"
            variant="main"
            disabled={!isReady}
            aria-describedby={isReady ? undefined : 'next-needs'}
            onClick={() => place.goTo(index + 1)}
            className="xs:ml-auto"
          >
            {t('action.next')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        {children}
        <p id="next-needs" className="min-h-[1.45em] text-sm text-soft xs:text-right">
          {!isReady
            ? t('action.needs', listed(asked))
            : later.length > 0 && t('action.needsLater', listed(later))}
        </p>
      </div>
    </div>
  );
}
