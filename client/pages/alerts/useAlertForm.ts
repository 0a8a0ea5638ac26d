import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { alertSchema } from '#schema/validation/seekers/alert.ts';
import { inputOf, type AlertDraft } from './alertDraft.ts';

const AlertFormCreateMutation = graphql(`
  mutation AlertFormCreate($input: CreateAlertInput!) {
    createAlert(input: $input) {
      viewer {
        alerts {
          ...AlertRow_alert
        }
      }
    }
  }
`);

const AlertFormUpdateMutation = graphql(`
  mutation AlertFormUpdate($input: UpdateAlertInput!) {
    updateAlert(input: $input) {
      alert {
        ...AlertRow_alert
      }
    }
  }
`);

interface Options {
  id: string | undefined;
  isFollowed: boolean;
  draft: AlertDraft;
  /** The value of the place picker, which is not a form control. */
  location: string;
  filters: string;
  onDone: () => void;
}

const FIELDS = ['name', 'keywords', 'location', 'jobType', 'salaryRange', 'frequency'] as const;

/** The alert of a followed company keeps its empty keywords. */
const followedSchema = z.extend(alertSchema, { keywords: z.string() });

export function useAlertForm({ id, isFollowed, draft, location, filters, onDone }: Options) {
  const t = useTranslations('alerts');
  const [createAlert] = useMutation(AlertFormCreateMutation);
  const [updateAlert] = useMutation(AlertFormUpdateMutation);
  const [typed, setTyped] = useState(draft);

  const form = useServerForm({
    schema: isFollowed ? followedSchema : alertSchema,
    fields: FIELDS,
    defaultValues: draft,
    send: async (values) => {
      const input = inputOf({ ...values, location, filters: filters || null });
      if (!id) return createAlert({ variables: { input } });
      const frequency = input.frequency ?? undefined;
      const { keywords, ...others } = input;
      const changes = isFollowed ? others : { ...others, keywords };
      return updateAlert({ variables: { input: { ...changes, id, frequency } } });
    },
    onSent: () => {
      toast({
        kind: 'success',
        title: t(id ? 'toast.updated' : 'toast.created'),
        message: typed.name,
      });
      onDone();
    },
  });
  /** Keeps the typed text for the preview. */
  const noteDraft = ({ target }: SyntheticEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name in draft) setTyped((before) => ({ ...before, [name]: value }));
  };
  return { ...form, draft: typed, noteDraft };
}
