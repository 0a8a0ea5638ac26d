import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { changesOf, unsavedInput } from '#client/components/form/unsavedInput.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
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
  /** What the form begins with. */
  draft: AlertDraft;
  onDone: () => void;
}

const FIELDS = ['name', 'keywords', 'location', 'jobType', 'salaryRange', 'frequency'] as const;

/** The alert of a followed company keeps its empty keywords. */
const followedSchema = z.extend(alertSchema, { keywords: z.string() });

/** What is typed survives the end of a session, within this tab. */
export function useAlertForm({ id, isFollowed, draft, onDone }: Options) {
  const t = useTranslations('alerts');
  const [createAlert] = useMutation(AlertFormCreateMutation);
  const [updateAlert] = useMutation(AlertFormUpdateMutation);
  const userId = useSession().user?.id ?? '';
  // A new alert may begin with a search, and what was typed for another one does not belong to it.
  const part = `alert:${id ?? JSON.stringify(draft)}`;
  const [typed, setTyped] = useState<AlertDraft>({ ...draft, ...unsavedInput.read(userId, part) });
  const change = (changes: Partial<AlertDraft>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    unsavedInput.write(userId, part, changesOf({ ...draft }, { ...next }));
  };

  const form = useServerForm({
    schema: isFollowed ? followedSchema : alertSchema,
    fields: FIELDS,
    defaultValues: typed,
    send: async (values) => {
      const { location, filters } = typed;
      const input = inputOf({ ...values, location, filters: filters || null });
      if (!id) return createAlert({ variables: { input } });
      const frequency = input.frequency ?? undefined;
      const { keywords, ...others } = input;
      const changes = isFollowed ? others : { ...others, keywords };
      return updateAlert({ variables: { input: { ...changes, id, frequency } } });
    },
    onSent: () => {
      unsavedInput.remove(userId, part);
      toast({
        kind: 'success',
        title: t(id ? 'toast.updated' : 'toast.created'),
        message: typed.name,
      });
      onDone();
    },
  });
  /** Keeps the typed text, also for the preview. */
  const noteTyped = ({ target }: SyntheticEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name in draft) change({ [name]: value });
  };
  return { ...form, typed, change, noteTyped };
}
