import { useId, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { FormErrors } from '#client/components/form/FormErrors.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import type { Part } from './parts.ts';
import type { PartProps } from './sections/partProps.ts';
import type { ProfileInput } from './profileFormValues.ts';
import { useEditedPart } from './useEditedPart.ts';

interface EditedPartProps {
  part: Part;
  userId: string;
  stored: ProfileInput;
  jobTitle?: string | undefined;
  Fields: ComponentType<PartProps>;
}

/** One part of the profile with its own save button. Saved values stay in it, with a note that they are saved. */
export function EditedPart({ part, userId, stored, jobTitle, Fields }: EditedPartProps) {
  const t = useTranslations('profile');
  const id = useId();
  const edit = useEditedPart(part, userId, stored);
  return (
    <Card as="section" id={part} aria-labelledby={id} className="scroll-mt-24">
      <h2 id={id} className="text-lg">
        {t(`part.${part}.title`)}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{t(`part.${part}.text`)}</p>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void edit.save();
        }}
        className="mt-4 grid gap-4"
      >
        <FormErrors form={edit} fallback={t('failed')} />
        <Fields {...edit.fields} jobTitle={jobTitle} />
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant={edit.isChanged ? 'main' : 'plain'}
            busy={edit.busy}
            aria-describedby={id}
          >
            {t('save')}
          </Button>
          <p role="status" className="text-sm text-soft">
            {edit.saved ? t('saved') : edit.isChanged ? t('unsaved') : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}
