import * as z from 'zod/mini';
import {
  DOCUMENT_KINDS,
  parseDocumentKind,
  parseVerificationDecision,
  VERIFICATION_DECISIONS,
} from '#schema/options/companyVerification.ts';
import { linkToken } from '#schema/validation/account.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, paragraphs } from '#schema/validation/text.ts';
import { bareNumber, isCin, isGstin } from '#schema/validation/values/companyNumbers.ts';
import { todayOf, type Clock } from '#schema/validation/values/day.ts';
import { emailAddress } from '#schema/validation/values/email.ts';
import { option } from '#schema/validation/values/option.ts';

/** A GSTIN or a CIN, with its certificate. */
export function verificationSchema(clock: Clock) {
  const thisYear = Number(todayOf(clock).slice(0, 4));
  return z
    .object({
      kind: option('verificationKind', parseDocumentKind, DOCUMENT_KINDS),
      number: line('registrationNumber', LENGTHS.line).check(z.overwrite(bareNumber)),
      documentId: line('document', LENGTHS.id),
    })
    .check(({ value, issues }) => {
      const { kind, number } = value;
      const isRight = kind === 'gstin' ? isGstin(number) : isCin(number, thisYear);
      if (!isRight)
        issues.push({ code: 'custom', message: issue(kind), input: number, path: ['number'] });
    });
}
export type VerificationValues = z.infer<ReturnType<typeof verificationSchema>>;

export const workEmailSchema = z.object({ email: emailAddress() });

export const workEmailLinkSchema = z.object({ token: linkToken('verifyLink') });

/** The decision of an administrator; rejecting and removing need a reason. */
export const decideVerificationSchema = z
  .object({
    id: line('verificationId', LENGTHS.id),
    decision: option('action', parseVerificationDecision, VERIFICATION_DECISIONS),
    note: clearable(paragraphs('verificationNote', LENGTHS.message)),
    companyName: clearable(line('companyName', LENGTHS.company)),
  })
  .check(({ value: { decision, note }, issues }) => {
    if (decision !== 'confirm' && !note) {
      const message = issue('required', { label: 'verificationNote' });
      issues.push({ code: 'custom', message, input: note, path: ['note'] });
    }
  });
export type DecideVerificationValues = z.infer<typeof decideVerificationSchema>;
