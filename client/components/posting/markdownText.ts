/** A text and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type TextMark = 'heading' | 'bold' | 'list';

const MARKS = { heading: '### ', list: '- ' } as const;

/** Sets a mark on what is selected, or takes it away again; what was selected stays selected. */
export function markText(mark: TextMark, selected: Selected): Selected {
  return mark === 'bold' ? markBold(selected) : markLines(MARKS[mark], selected);
}

const BOLD = '**';

function markBold({ text, start, end }: Selected): Selected {
  const isBold =
    text.slice(start - BOLD.length, start) === BOLD && text.slice(end, end + BOLD.length) === BOLD;
  if (isBold) {
    const rest = text.slice(0, start - BOLD.length) + text.slice(start, end);
    return {
      text: rest + text.slice(end + BOLD.length),
      start: start - BOLD.length,
      end: end - BOLD.length,
    };
  }
  return {
    text: text.slice(0, start) + BOLD + text.slice(start, end) + BOLD + text.slice(end),
    start: start + BOLD.length,
    end: end + BOLD.length,
  };
}

/** Puts the mark before every selected line, or removes it if all of them already have it. */
function markLines(mark: string, { text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const plain = (line: string) => line.replace(/^(?:#{1,6}|[-*•])\s+/u, '');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? plain(line) : mark + plain(line))).join('\n');
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    start: lines.length === 1 ? from + marked.length : from,
    end: from + marked.length,
  };
}
