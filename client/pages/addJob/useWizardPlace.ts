import { useEffect, useRef } from 'react';
import { useSearchParams } from '#client/lib/routing.ts';
import { POST_JOB_STEPS } from '#schema/options/screens/steps.ts';
import { idOf, isStepReady, stepOf, type WizardValues } from './wizardValues.ts';

/** The step and the preview are part of the address. A step is reachable when all previous ones are complete. */
export function useWizardPlace(values: WizardValues) {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('step') ?? '1') - 1;
  const open = POST_JOB_STEPS.findIndex((step) => !isStepReady(step, values));
  const last = open < 0 ? POST_JOB_STEPS.length - 1 : open;
  const index = Number.isInteger(asked) && asked > 0 ? Math.min(asked, last) : 0;
  const isPreview = query.get('view') === 'preview';

  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useRef('');
  const position = `${index} ${isPreview}`;
  useEffect(() => {
    const moved = shown.current !== '' && shown.current !== position;
    shown.current = position;
    if (!moved) return;
    const field = wanted.current && document.getElementById(idOf(wanted.current));
    wanted.current = undefined;
    (field || heading.current)?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [position]);

  const show = (step: number, preview: boolean) => {
    const next = new URLSearchParams(query);
    if (step > 0) next.set('step', `${step + 1}`);
    else next.delete('step');
    if (preview) next.set('view', 'preview');
    else next.delete('view');
    setQuery(next, { preventScrollReset: true });
  };
  const place = {
    index,
    step: POST_JOB_STEPS[index]!,
    isPreview,
    isLast: index === POST_JOB_STEPS.length - 1,
    /** The step that still needs something, or the last one. */
    next: last,
    goTo: (step: number) => show(step, false),
    view: (preview: boolean) => show(index, preview),
    /** Goes to the step that has the field and focuses it. */
    goToField: (field: string) => {
      const control = document.getElementById(idOf(field));
      if (control) return control.focus();
      wanted.current = field;
      show(Math.max(0, stepOf(field)), false);
    },
  };
  return { heading, place };
}

export type WizardPlace = ReturnType<typeof useWizardPlace>['place'];
