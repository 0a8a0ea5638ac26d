import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isoDay } from '#client/components/profile/isoDay.ts';
import { graphqlProfile } from '#client/components/profile/graphqlProfile.ts';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import { clock } from '#client/lib/clock.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { fieldsOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import type { Part } from './parts.ts';
import { SaveProfileMutation } from './SaveProfile.ts';
import type { PartProps } from './sections/partProps.ts';
import type { ProfileInput } from './profileFormValues.ts';

const loadRules = () => import('#schema/validation/seekers/profile.ts');

/** The typed values of one part: kept for the visit, validated by the server's rules, sent by its own button. */
export function useEditedPart(part: Part, userId: string, stored: ProfileInput) {
  const t: Translate = useTranslations('validation');
  const [edited, setEdited] = useState<ProfileInput>(() => unsavedInput.read(userId, part));
  const [errors, setErrors] = useState<FieldIssue[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState(false);
  const sending = useRef(false);
  const [send, { loading }] = useMutation(SaveProfileMutation);
  const typed: ProfileInput = { ...stored, ...edited };
  const latest = useRef(edited);

  const keep = (next: ProfileInput) => {
    latest.current = next;
    setEdited(next);
    if (Object.keys(next).length > 0) unsavedInput.write(userId, part, next);
    else unsavedInput.remove(userId, part);
  };
  const set: PartProps['set'] = (name, value) => {
    preload(loadRules);
    keep({ ...latest.current, [name]: value });
    setErrors(errors.filter(({ field }) => field !== name));
    setSaved(false);
  };
  const fail = (issues: FieldIssue[], error?: unknown) => {
    setErrors(issues);
    setFailure(error);
    setAttempt((count) => count + 1);
  };
  const save = async () => {
    if (sending.current) return;
    sending.current = true;
    const rules = await loadCode(loadRules);
    sending.current = false;
    if (!rules) return;
    const read = rules.profileSchema({ today: new Date(clock.now()) }).safeParse(inputOf(typed));
    if (!read.success) return fail(fieldsOf(read.error, t));
    sending.current = true;
    try {
      await send({ variables: { input: graphqlProfile(read.data) } });
      // The fields stay open during the request: what was changed meanwhile is not saved yet.
      const later = Object.entries(latest.current).filter(
        ([name, value]) => value !== edited[name],
      );
      keep(Object.fromEntries(later));
      fail([]);
      setSaved(later.length === 0);
    } catch (error) {
      const known = fieldFailures(error).filter(({ field }) => field in stored);
      fail(known, known.length > 0 ? undefined : (error ?? new Error()));
    }
    sending.current = false;
  };

  const fields: PartProps = {
    set,
    text: (name) => {
      const value = typed[name];
      return typeof value === 'string' ? value : '';
    },
    list: (name) => {
      const value = typed[name];
      return typeof value === 'string' ? [] : (value ?? []);
    },
    error: (name) => errors.find(({ field }) => field === name)?.message,
  };
  const isChanged = Object.keys(edited).some(
    (name) => JSON.stringify(edited[name]) !== JSON.stringify(stored[name]),
  );
  return { fields, save, errors, failure, attempt, saved, isChanged, busy: loading };
}

const YES_OR_NO = new Set(['hasBike', 'hasDrivingLicense', 'willingToMove', 'showAccommodations']);

/** The values as the rules expect them; empty text clears a field. */
function inputOf(typed: ProfileInput): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      if (name === 'dateOfBirth') return [name, isoDay(String(value)) || null];
      if (YES_OR_NO.has(name)) return [name, value === '' ? null : value === 'yes'];
      // The last day only matters while a notice is being served.
      if (name === 'noticeUntil' && typed['noticePeriod'] !== 'serving') return [name, null];
      return [name, value === '' ? null : value];
    }),
  );
}
