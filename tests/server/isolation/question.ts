import { newId } from '#server/lib/ids.ts';
import { isFullSuite, rounds } from '#tests/support/breadth.ts';
import { answerTo, leaksIn, masked, type Answer } from './answers.ts';
import type { Actor } from './ours.ts';
import type { Kind } from './kind.ts';
import type { Theirs } from './theirs.ts';

/** A request with room for one id. */
export interface Question {
  /** The place of the id, and the variant. */
  name: string;
  kind: Kind;
  /** Whether it changes nothing, for any caller. */
  isRead: boolean;
  /** A further variant of another probe, for which a few ids are enough. */
  isAgain?: boolean;
  request: (id: string) => { method: string; url: string; body?: unknown };
}

export function ask(question: Pick<Question, 'request'>, who: Actor, id: string): Promise<Answer> {
  const { method, url, body } = question.request(id);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (who.token) headers['authorization'] = `Bearer ${who.token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return answerTo(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export const MALFORMED = 'no-id-of-anything';

const AT_THE_DOOR = /"(FORBIDDEN|UNAUTHENTICATED)"/;

/** The differences from the responses for a missing id; there should be none. */
export async function faultsOf(
  question: Question,
  [name, who]: [string, Actor],
  theirs: readonly string[],
  hidden: readonly string[],
): Promise<{ tried: number; faults: string[] }> {
  const missing = newId(Date.now());
  const nothing = masked(await ask(question, who, missing), missing);
  const faults: string[] = [];
  const isAtDoor = AT_THE_DOOR.test(nothing);
  // Access control and variants do not depend on the form of the id.
  const isSpeltOut = isFullSuite || !(isAtDoor || question.isAgain);
  if (isSpeltOut) {
    const malformed = await ask(question, who, MALFORMED);
    if (masked(malformed, MALFORMED) !== nothing && !malformed.text.includes('"BAD_USER_INPUT"'))
      faults.push(unlike(masked(malformed, MALFORMED), nothing));
  }
  const enough = isAtDoor ? 1 : enoughFor(question, name, theirs);
  const tried = [...theirs.slice(0, enough), ...(isSpeltOut ? [theirs[0]!.toUpperCase()] : [])];
  for (const id of tried) {
    const answer = await ask(question, who, id);
    const leaks = leaksIn(answer, hidden, id);
    if (leaks.length > 0) faults.push(`tells ${leaks.join(' ')}: ${answer.text.slice(0, 300)}`);
    const told = masked(answer, id);
    if (told !== nothing) faults.push(`${id}: ${unlike(told, nothing)}`);
  }
  return {
    tried: tried.length,
    faults: faults.map((fault) => `${name} asks ${question.name}: ${fault}`),
  };
}

/** Callers without data of their own, and further variants, try only a few of these ids. */
function enoughFor({ isAgain, isRead }: Question, name: string, { length }: readonly string[]) {
  if (isAgain) return rounds({ quick: 1, full: 4 });
  if (name === 'novice' || name === 'guest') return rounds({ quick: 2, full: 4 });
  return isRead ? length : rounds({ quick: 3, full: length });
}

/** The first difference of the two. */
function unlike(told: string, nothing: string): string {
  const at = [...told].findIndex((letter, place) => letter !== nothing[place]);
  const from = Math.max(0, at - 40);
  return `${told.slice(from, from + 250)} – but of nothing ${nothing.slice(from, from + 250)}`;
}

/**
 * Probes for which even the owner gets the same response as for a missing id. They could not detect
 * a leak.
 */
export async function withoutTeeth(
  questions: readonly Question[],
  { employer, applicant, administrator, ids, shown }: Theirs,
): Promise<string[]> {
  const found: string[] = [];
  for (const question of questions.toSorted((a, b) => harmOf(a) - harmOf(b))) {
    const about = [...ids[question.kind], ...(shown[question.kind] ?? [])];
    let bite: string | null = null;
    for (const who of [employer, applicant, administrator])
      bite ??= await biteOf(question, who, about);
    if (bite === null) found.push(question.name);
    else if (bite.includes('"INTERNAL"')) found.push(`${question.name} in capitals: ${bite}`);
  }
  return found;
}

/** The response to one of these ids in capitals, if the caller gets more than for a missing id. */
async function biteOf(question: Question, who: Actor, ids: string[]): Promise<string | null> {
  const missing = newId(Date.now());
  const nothing = masked(await ask(question, who, missing), missing);
  if (AT_THE_DOOR.test(nothing)) return null;
  for (const id of ids) {
    if (masked(await ask(question, who, id), id) === nothing) continue;
    return (await ask(question, who, id.toUpperCase())).text;
  }
  return null;
}

/** Probes that delete something come after those that need it. */
export function harmOf({ isRead, name }: Pick<Question, 'isRead' | 'name'>): number {
  if (isRead) return 0;
  const stages = [
    /PUT .saved-jobs/,
    /./,
    /status|verify|bulk|close/i,
    /delete/i,
    /endSession|endOtherSessions|\/auth\/sessions/,
    /(suspend|update|delete)Users?\b|\/users\/\{id\}/,
  ];
  return 1 + stages.findLastIndex((stage) => stage.test(name));
}
