import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { Locale } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

const SaveMutation = graphql(`
  mutation TemplateToolsSave($input: SaveOfferTemplateInput!) {
    saveOfferTemplate(input: $input) {
      viewer {
        id
        offerTemplates {
          id
          name
          language
          letter
          isOwn
        }
      }
    }
  }
`);

const DeleteMutation = graphql(`
  mutation TemplateToolsDelete($input: DeleteOfferTemplateInput!) {
    deleteOfferTemplate(input: $input) {
      viewer {
        id
        offerTemplates {
          id
          name
          language
          letter
          isOwn
        }
      }
    }
  }
`);

interface TemplateToolsProps {
  /** The company's own templates. */
  templates: readonly { id: string; name: string }[];
  /** Returns the letter as it is in the form at the moment. */
  letterOf: () => { language: Locale; letter: string };
}

/** Keeps the letter in the form as a template of the company: a new one, or in place of one with the same name. */
export function TemplateTools({ templates, letterOf }: TemplateToolsProps) {
  const t = useTranslations('offers');
  const label = useTranslations('validation');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [save, saving] = useMutation(SaveMutation);
  const [remove] = useMutation(DeleteMutation);
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setFailure(undefined);
    try {
      await work();
      toast({ kind: 'success', title: done });
    } catch (error) {
      setFailure(error);
    }
  };
  const same = templates.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const keep = () =>
    attempt(
      () => save({ variables: { input: { id: same?.id, name, ...letterOf() } } }),
      t('template.saved'),
    );
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('template.heading')}
      </summary>
      <div className="grid gap-3 pt-2">
        {failure !== undefined && (
          <Banner kind="error">{serverMessage(failure) ?? t('failed')}</Banner>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={label('label.offerTemplateName')}
            value={name}
            maxLength={LENGTHS.name}
            onChange={(event) => setName(event.currentTarget.value)}
            className="min-w-0 flex-1"
          />
          <Button busy={saving.loading} onClick={() => void keep()}>
            {t(same ? 'template.change' : 'template.save')}
          </Button>
        </div>
        {templates.length > 0 && (
          <ul className="grid gap-1">
            {templates.map((template) => (
              <li key={template.id} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 wrap-anywhere">{template.name}</span>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t('template.deleteNamed', { name: template.name })}
                  onClick={() =>
                    void attempt(
                      () => remove({ variables: { input: { id: template.id } } }),
                      t('template.deleted'),
                    )
                  }
                >
                  {t('template.delete')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
