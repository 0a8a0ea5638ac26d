export interface Person {
  id: string;
  name: string;
}

/** The text from an @ that begins a word up to the caret; null if there is no such @. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}.'-]*(?: [\p{L}\p{M}.'-]*)?)$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1]!;
  return { from: caret - typed.length - 1, typed };
}

const MOST = 6;

/** Colleagues with a name, or a part of one, that begins like this. */
export function peopleFor(typed: string, people: readonly Person[]): Person[] {
  const start = typed.toLowerCase();
  return people
    .filter(({ name }) => {
      const lower = name.toLowerCase();
      return lower.startsWith(start) || lower.split(' ').some((part) => part.startsWith(start));
    })
    .slice(0, MOST);
}

/** Whom a note mentions, whether their names were chosen or typed. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  let rest = text;
  const found: string[] = [];
  // The longest name first: "@Asha Rao" is not "@Asha".
  for (const { id, name } of people.toSorted((one, two) => two.name.length - one.name.length)) {
    if (!name || !rest.includes(`@${name}`)) continue;
    found.push(id);
    rest = rest.replaceAll(`@${name}`, '');
  }
  return found;
}
