import { Bold, Heading, List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import type { TextMark } from './markdownText.ts';

const MARKS = [
  { mark: 'heading', Icon: Heading, keys: 'Control+Alt+3' },
  { mark: 'bold', Icon: Bold, keys: 'Control+B' },
  { mark: 'list', Icon: List, keys: 'Control+Shift+8' },
] as const;

interface TextMarksProps {
  /** The id of the text box. */
  controls: string;
  onMark: (mark: TextMark) => void;
}

/** Buttons that write light Markdown around what is selected in a text box. */
export function TextMarks({ controls, onMark }: TextMarksProps) {
  const t = useTranslations('addJob');
  return (
    <div role="group" aria-label={t('marks.label')} className="flex gap-1">
      {MARKS.map(({ mark, Icon, keys }) => (
        <Button
          key={mark}
          size="s"
          variant="quiet"
          iconOnly
          aria-label={t(`marks.${mark}`)}
          aria-controls={controls}
          aria-keyshortcuts={keys}
          title={t(`marks.${mark}`)}
          icon={<Icon className="size-4" />}
          // Keeps the focus and the selection in the text box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        />
      ))}
    </div>
  );
}

interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The mark that a keyboard shortcut sets, as in other editors. */
export function markOfKeys({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Keys): TextMark | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'b' && !altKey && !shiftKey) return 'bold';
  if (code === 'Digit8' && shiftKey && !altKey) return 'list';
  return code === 'Digit3' && altKey && !shiftKey ? 'heading' : null;
}
