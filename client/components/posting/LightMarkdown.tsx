import { Fragment, type ReactNode } from 'react';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';

interface Block {
  kind: 'heading' | 'item' | 'text';
  text: string;
}

const KINDS = [
  { kind: 'heading', mark: /^#{1,6}\s+/ },
  { kind: 'item', mark: /^[-*]\s+/ },
] as const;

function blockOf(line: string): Block {
  const found = KINDS.find(({ mark }) => mark.test(line));
  return found
    ? { kind: found.kind, text: line.replace(found.mark, '') }
    : { kind: 'text', text: line };
}

/** Shows headings, lists and bold words as the page of the job does. */
export function LightMarkdown({ text }: { text: string }) {
  const groups: Block[][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      groups.push([]);
      continue;
    }
    const block = blockOf(line.trim());
    const last = groups.at(-1);
    if (block.kind !== 'heading' && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return (
    <div className="measure mt-1 grid gap-3 break-words">
      {groups
        .filter((group) => group.length > 0)
        .map((group, at) => (
          <Group key={at} blocks={group} />
        ))}
    </div>
  );
}

function Group({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (first!.kind === 'heading')
    return (
      <h4 className="font-semibold">
        <Words text={first!.text} />
      </h4>
    );
  if (first!.kind === 'item')
    return (
      <ul className="list-disc pl-5">
        {blocks.map(({ text }, at) => (
          <li key={at}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      {blocks.map(({ text }, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          <Words text={text} />
        </Fragment>
      ))}
    </p>
  );
}

function Words({ text }: { text: string }): ReactNode {
  return text.split(/\*\*(.+?)\*\*/).map((part, at) => {
    if (part === '') return null;
    const words = <WrittenText text={part} />;
    return at % 2 === 1 ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>;
  });
}
