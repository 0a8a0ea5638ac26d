/** Remembers the results of a pure function for up to this many texts, then starts again with none. */
export function memoized<Answer>(
  work: (text: string) => Answer,
  most = 2_000,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = work(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
