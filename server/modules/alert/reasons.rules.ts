import type { AlertJobType } from '#schema/options/alerts.ts';

/** What an alert asks for. */
export interface Wishes {
  /** Empty in the alert of a followed company. */
  keywords: string;
  location: string | null;
  jobType: AlertJobType | null;
  salaryRange: string | null;
}

interface FoundJob {
  title: string;
  skills: readonly string[];
}

export type Reason =
  | { kind: 'title' | 'skills' | 'words'; words: string }
  | { kind: 'company' | 'place' | 'type' | 'pay' };

/**
 * alert.reasons: which of an alert's wishes a job meets, and where its words are. A word that is in neither title nor
 * skills was found in another spelling or by another name.
 */
export function reasonsFor(job: FoundJob, wishes: Wishes): Reason[] {
  const typed = wordsOf(wishes.keywords);
  const title = wordsOf(job.title);
  const skills = job.skills.flatMap(wordsOf);
  const inTitle = typed.filter((word) => isAmong(word, title));
  const inSkills = typed.filter((word) => !inTitle.includes(word) && isAmong(word, skills));
  const isNamed = inTitle.length + inSkills.length > 0;
  return [
    ...(inTitle.length > 0 ? [{ kind: 'title', words: inTitle.join(' ') } as const] : []),
    ...(inSkills.length > 0 ? [{ kind: 'skills', words: inSkills.join(' ') } as const] : []),
    ...(isNamed ? [] : [otherReason(wishes)]),
    ...(wishes.location ? [{ kind: 'place' } as const] : []),
    ...(wishes.jobType ? [{ kind: 'type' } as const] : []),
    ...(wishes.salaryRange ? [{ kind: 'pay' } as const] : []),
  ];
}

const otherReason = ({ keywords }: Wishes): Reason =>
  keywords === '' ? { kind: 'company' } : { kind: 'words', words: keywords };

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
}

/** The same word, in the singular or the plural. */
function isAmong(word: string, others: readonly string[]): boolean {
  return others.some((other) => other === word || other === `${word}s` || word === `${other}s`);
}
