type Lists = Readonly<
  Partial<Record<'technicalSkills' | 'functionalSkills' | 'certifications', readonly string[]>>
>;

/** The `skills` of the payload: all technical, functional and certification entries, each only once. */
export function mergeSkills(lists: Lists): string[] {
  const { technicalSkills = [], functionalSkills = [], certifications = [] } = lists;
  const byWord = new Map<string, string>();
  for (const skill of [...technicalSkills, ...functionalSkills, ...certifications]) {
    const word = skill.toLowerCase();
    if (!byWord.has(word)) byWord.set(word, skill);
  }
  return [...byWord.values()];
}
