import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  companyFormValues,
  type CompanyFormValues,
} from '#client/components/company/form/companyFormValues.ts';
import type { FieldProps } from '#client/components/company/form/fieldProps.ts';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import {
  isNewlyProposed,
  PendingChange_change,
  proposedValues,
  type WaitingChange,
} from '#client/components/pendingChange/pendingChange.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import type { CompanyFormValues_CompanyProfileFragment } from '#client/gql/graphql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { useNow } from '#client/lib/now.ts';
import { companySchema } from '#schema/validation/employers/company.ts';
import { fieldsOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import {
  SaveCompany_payload,
  SaveCompanyCreateMutation,
  SaveCompanyLogoMutation,
  SaveCompanyUpdateMutation,
} from './SaveCompany.ts';
import { useChosenLogo } from './useChosenLogo.ts';

type StoredProfile = CompanyFormValues_CompanyProfileFragment | null;

/** The outcome of a save; `held`: at least part of it awaits review. */
export type SaveOutcome = 'created' | 'updated' | 'held';

interface Options {
  stored: StoredProfile;
  change: WaitingChange | null;
  userId: string;
  /** The request is about to be sent: keep the form mounted until it is answered. */
  onBegin: () => void;
  onSaved: (was: SaveOutcome) => void;
}

/** The typed values: kept for the visit, validated by the server's rules, sent by Save Changes, discarded by Cancel. */
export function useCompanyForm({ stored, change, userId, onBegin, onSaved }: Options) {
  const t: Translate = useTranslations('validation');
  const today = useNow();
  const known = withProposedValues(
    companyFormValues(stored, Number(todayOf({ today }).slice(0, 4))),
    change,
  );
  const part = `company:${stored?.id ?? 'new'}`;
  const [edited, setEdited] = useState(() => unsavedInput.read(userId, part) as CompanyFormValues);
  const [errors, setErrors] = useState<FieldIssue[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  // A save may hold the text for review while the upload of the logo fails. The next save must still report the review.
  const isHeld = useRef(false);
  const logo = useChosenLogo();
  const [create] = useMutation(SaveCompanyCreateMutation);
  const [update] = useMutation(SaveCompanyUpdateMutation);
  const [setLogo] = useMutation(SaveCompanyLogoMutation);
  const typed: CompanyFormValues = { ...known, ...edited };
  const changed = Object.keys(edited).filter((name) => edited[name] !== known[name]);

  const keep = (next: CompanyFormValues) => {
    setEdited(next);
    if (Object.keys(next).length > 0) unsavedInput.write(userId, part, next);
    else unsavedInput.remove(userId, part);
  };
  const fail = (issues: FieldIssue[], error?: unknown) => {
    setErrors(issues);
    setFailure(error);
    setAttempt((count) => count + 1);
  };

  const compare = (answer: Answer | undefined) => {
    const now = readFragment(PendingChange_change, answer?.pendingChange);
    if (isNewlyProposed(change, now)) isHeld.current = true;
  };

  const saveText = async () => {
    const values = companySchema({ today }).parse(inputOf(typed));
    if (!stored) await create({ variables: { input: values } });
    else if (changed.length > 0) {
      const edits = Object.entries(values).filter(([name]) => changed.includes(name));
      const { data } = await update({ variables: { input: Object.fromEntries(edits) } });
      compare(readFragment(SaveCompany_payload, data?.updateCompany)?.companyProfile);
    }
    keep({});
  };
  /** False if the upload failed; the field shows why. */
  const saveLogo = async (): Promise<boolean> => {
    const { kind } = logo.chosen;
    if (kind === 'kept') return true;
    const fileId = await logo.send();
    if (kind === 'file' && !fileId) return false;
    const { data } = await setLogo({ variables: { fileId } });
    compare(readFragment(SaveCompany_payload, data?.setCompanyLogo)?.companyProfile);
    logo.reset();
    return true;
  };

  const save = async () => {
    if (sending.current) return;
    const read = companySchema({ today }).safeParse(inputOf(typed));
    if (!read.success) return fail(fieldsOf(read.error, t));
    sending.current = true;
    setBusy(true);
    fail([]);
    onBegin();
    try {
      await saveText();
      if (await saveLogo()) onSaved(isHeld.current ? 'held' : stored ? 'updated' : 'created');
    } catch (error) {
      const wrong = fieldFailures(error).filter(({ field }) => field in known);
      fail(wrong, wrong.length > 0 ? undefined : (error ?? new Error()));
    }
    setBusy(false);
    sending.current = false;
  };
  const fields: FieldProps = {
    text: (name) => typed[name] ?? '',
    set: (name, value) => {
      keep({ ...edited, [name]: value });
      setErrors(errors.filter(({ field }) => field !== name));
    },
    leave: () => undefined,
    error: (name) => errors.find(({ field }) => field === name)?.message,
  };
  const cancel = () => {
    keep({});
    logo.reset();
    setErrors([]);
    setFailure(undefined);
  };
  const isChanged = changed.length > 0 || logo.chosen.kind !== 'kept';
  return { fields, logo, save, cancel, errors, failure, attempt, busy, isChanged };
}

interface Answer {
  pendingChange: FragmentType<typeof PendingChange_change> | null;
}

/** If a change awaits review, the form starts with the proposed values. */
function withProposedValues(
  known: CompanyFormValues,
  change: WaitingChange | null,
): CompanyFormValues {
  const texts = [...proposedValues(change)].filter(([name]) => name in known);
  return { ...known, ...Object.fromEntries(texts.map(([name, value]) => [name, value ?? ''])) };
}

/** The values as the rules expect them; empty text clears a field. */
function inputOf(typed: CompanyFormValues): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === '' ? null : value]),
  );
}
