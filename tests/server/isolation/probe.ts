import { newId } from '#server/lib/ids.ts';
import { isFullSuite, rounds } from '#tests/support/suiteSize.ts';
import { answerTo, leaksIn, masked, type Answer } from './answers.ts';
import type { Actor } from './ourData.ts';
import type { Kind } from './idKind.ts';
import type { Theirs } from './theirData.ts';

/** A request with room for one id. */
export interface Probe {
  /** The place of the id, and the variant. */
  name: string;
  kind: Kind;
  /** Whether it changes nothing, for any caller. */
  isRead: boolean;
  /** A further variant of another probe, for which a few ids are enough. */
  isVariant?: boolean;
  /** Through REST, which runs an operation that is tried over GraphQL. */
  isRest?: boolean;
  request: (id: string) => { method: string; url: string; body?: unknown };
}

export function ask(probe: Pick<Probe, 'request'>, who: Actor, id: string): Promise<Answer> {
  const { method, url, body } = probe.request(id);
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

const ACCESS_DENIED = /"(FORBIDDEN|UNAUTHENTICATED)"/;

/** The differences from the responses for a missing id; there should be none. */
export async function faultsOf(
  probe: Probe,
  [name, who]: [string, Actor],
  theirs: readonly string[],
  hidden: readonly string[],
): Promise<{ tried: number; faults: string[] }> {
  const missing = newId(Date.now());
  const nothing = masked(await ask(probe, who, missing), missing);
  const faults: string[] = [];
  const isDenied = ACCESS_DENIED.test(nothing);
  // Every id is read in the same way, so the quick suite tries all forms only where any id is taken.
  const triesAllForms = isFullSuite || probe.kind === 'anything';
  if (triesAllForms) {
    const malformed = await ask(probe, who, MALFORMED);
    if (masked(malformed, MALFORMED) !== nothing && !malformed.text.includes('"BAD_USER_INPUT"'))
      faults.push(firstDifference(masked(malformed, MALFORMED), nothing));
  }
  const enough = isDenied ? 1 : idsToTry(probe, name, theirs);
  const tried = [...theirs.slice(0, enough), ...(triesAllForms ? [theirs[0]!.toUpperCase()] : [])];
  for (const id of tried) {
    const answer = await ask(probe, who, id);
    const leaks = leaksIn(answer, hidden, id);
    if (leaks.length > 0) faults.push(`returns ${leaks.join(' ')}: ${answer.text.slice(0, 300)}`);
    const response = masked(answer, id);
    if (response !== nothing) faults.push(`${id}: ${firstDifference(response, nothing)}`);
  }
  return {
    tried: tried.length,
    faults: faults.map((fault) => `${name} sends ${probe.name}: ${fault}`),
  };
}

/** Callers without data, and further variants, try only a few of these ids. */
function idsToTry(
  { isVariant, isRead, isRest }: Probe,
  name: string,
  { length }: readonly string[],
) {
  if (isVariant || (isRest && !isRead)) return rounds({ quick: 1, full: isRest ? length : 4 });
  if (name === 'novice' || name === 'guest') return rounds({ quick: 2, full: 4 });
  // The first ids reveal most. All of them are read as nodes, many at once.
  return rounds({ quick: isRead ? 3 : 2, full: length });
}

/** The first difference between the two. */
function firstDifference(response: string, nothing: string): string {
  const at = [...response].findIndex((letter, place) => letter !== nothing[place]);
  const from = Math.max(0, at - 40);
  return `${response.slice(from, from + 250)} – but for a missing id ${nothing.slice(from, from + 250)}`;
}

/**
 * Probes for which even the owner gets the same response as for a missing id. They could not detect
 * a leak.
 */
export async function findVacuousProbes(
  probes: readonly Probe[],
  { employer, applicant, administrator, ids, shown }: Theirs,
): Promise<string[]> {
  const found: string[] = [];
  for (const probe of probes.toSorted((a, b) => harmOf(a) - harmOf(b))) {
    const about = [...ids[probe.kind], ...(shown[probe.kind] ?? [])];
    let response: string | null = null;
    for (const who of [employer, applicant, administrator])
      response ??= await ownerResponse(probe, who, about);
    if (response === null) found.push(probe.name);
    else if (response.includes('"INTERNAL"')) found.push(`${probe.name} in capitals: ${response}`);
  }
  return found;
}

/** The response to one of these ids in capitals, if the caller gets more than for a missing id. */
async function ownerResponse(probe: Probe, who: Actor, ids: string[]): Promise<string | null> {
  const missing = newId(Date.now());
  const nothing = masked(await ask(probe, who, missing), missing);
  if (ACCESS_DENIED.test(nothing)) return null;
  for (const id of ids) {
    if (masked(await ask(probe, who, id), id) === nothing) continue;
    return (await ask(probe, who, id.toUpperCase())).text;
  }
  return null;
}

/** Probes that delete something come after those that need it. */
export function harmOf({ isRead, name }: Pick<Probe, 'isRead' | 'name'>): number {
  if (isRead) return 0;
  const stages = [
    /PUT .saved-jobs|editApplication|PATCH .applications.\{id\} |fileIds/,
    /./,
    /status|verify|bulk|close/i,
    /delete(?! .(interviews|offers))|handOver|removeTeamMember|switchCompany|companies.current/i,
    /leaveTeam/,
    /endSession|endOtherSessions|\/auth\/sessions/,
    /(suspend|update|delete)Users?\b|\/users\/\{id\}/,
  ];
  return 1 + stages.findLastIndex((stage) => stage.test(name));
}
