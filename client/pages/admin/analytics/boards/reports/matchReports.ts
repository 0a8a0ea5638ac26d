interface ListedReport {
  name: string;
  description: string;
  question: string;
  isOwn: boolean;
  owner: { name: string } | null;
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const isShownAs = {
  all: () => true,
  mine: ({ isOwn }: { isOwn: boolean }) => isOwn,
  shared: ({ isOwn }: { isOwn: boolean }) => !isOwn,
};

/** Every word must occur in the name, question, description or owner. */
export function matches(report: ListedReport, search: string): boolean {
  const { name, question, description, owner } = report;
  const text = plain([name, question, description, owner?.name ?? ''].join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
