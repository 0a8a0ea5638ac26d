import { useState } from 'react';
import {
  JobDraft_draft,
  replacement,
  type DraftValues,
} from '#client/components/posting/draft/jobDraft.ts';
import { readLocalDraft } from '#client/components/posting/draft/localDraft.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { useStore } from '#client/lib/store/createStore.ts';
import { isBlankForm, valuesOf, type WizardValues } from '#client/pages/addJob/wizardValues.ts';

export interface InitialDraft {
  /** Changes when the form has to restart. */
  key: number;
  values: WizardValues;
  from: 'nothing' | 'draft' | 'device' | 'copy';
  savedAt: string | null;
}

/** The form's initial state: the stored draft, a newer one that only this device has, or its replacement. */
export function useInitialDraft(
  userId: string,
  draft: FragmentType<typeof JobDraft_draft> | null | undefined,
): InitialDraft {
  const replaced = useStore(replacement);
  const [first] = useState(() => ({
    count: replaced.count,
    beginning: initialDraft(userId, readFragment(JobDraft_draft, draft) ?? null),
  }));
  if (replaced.count === first.count) return { ...first.beginning, key: replaced.count };
  const values = valuesOf(replaced.values);
  const from = isBlankForm(values) ? 'nothing' : replaced.how === 'copied' ? 'copy' : 'nothing';
  return { key: replaced.count, values, from, savedAt: null };
}

function initialDraft(
  userId: string,
  draft: { savedAt: string; values: DraftValues } | null,
): Omit<InitialDraft, 'key'> {
  const local = readLocalDraft<WizardValues>(userId);
  if (local && (!draft || local.savedAt > Date.parse(draft.savedAt))) {
    const values = { ...valuesOf(null), ...local.values };
    return { values, from: isBlankForm(values) ? 'nothing' : 'device', savedAt: null };
  }
  const values = valuesOf(draft?.values ?? null);
  if (!draft || isBlankForm(values)) return { values, from: 'nothing', savedAt: null };
  return { values, from: 'draft', savedAt: draft.savedAt };
}
