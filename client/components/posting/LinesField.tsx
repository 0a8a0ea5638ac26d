import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { JobFieldProps } from './jobFieldProps.ts';
import { markText, type Selected, type TextMark } from './markdownText.ts';
import { markOfKeys, TextMarks } from './TextMarks.tsx';

interface LinesFieldProps extends JobFieldProps {
  name: 'description' | 'requirements' | 'responsibilities' | 'benefits';
  optional?: boolean;
}

/**
 * One of a job's longer texts. The remaining length is shown when it runs low. The description is light Markdown; the
 * others are lists of lines.
 */
export function LinesField({ id, name, value, onChange, error, optional }: LinesFieldProps) {
  const t = useTranslations('addJob');
  const isScarce = value.length > LENGTHS.text * 0.8;
  const hasMarks = name === 'description';
  const { box, mark } = useMarks(onChange);
  return (
    <div className="grid gap-1">
      <TextArea
        ref={box}
        id={id}
        name={name}
        label={t(`field.${name}`)}
        note={optional && t('field.optional')}
        hint={t(hasMarks ? 'field.descriptionHint' : 'field.lineHint')}
        rows={hasMarks ? 7 : 4}
        maxLength={LENGTHS.text}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          const wanted = hasMarks ? markOfKeys(event) : null;
          if (!wanted) return;
          event.preventDefault();
          mark(wanted);
        }}
        error={error}
        {...(isScarce && {
          counter: t('field.counter', { count: value.length, max: LENGTHS.text }),
        })}
      />
      {hasMarks && <TextMarks controls={id} onMark={mark} />}
    </div>
  );
}

/** Marks the selected text of the box. The box then has the focus and the same selection. */
function useMarks(onChange: (text: string) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current || !box.current) return;
    const { start, end } = wanted.current;
    wanted.current = undefined;
    box.current.focus();
    box.current.setSelectionRange(start, end);
  });
  const mark = (kind: TextMark) => {
    if (!box.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = box.current;
    const marked = markText(kind, { text, start, end });
    if (marked.text.length > LENGTHS.text) return;
    wanted.current = marked;
    onChange(marked.text);
  };
  return { box, mark };
}
