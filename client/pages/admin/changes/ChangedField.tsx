import { useMemo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { compareTexts, type TextPart } from './compareTexts.ts';
import { useFieldName } from './useFieldName.ts';

export type ValueInWords = (field: string, value: string) => string;

interface ChangedFieldProps {
  field: { name: string; before: string | null; after: string | null };
  inWords?: ValueInWords | undefined;
}

const asStored: ValueInWords = (_field, value) => value;

/** The public value and the proposed one, side by side; stacked on phones. */
export function ChangedField({ field, inWords = asStored }: ChangedFieldProps) {
  const t = useTranslations('admin');
  const nameOf = useFieldName();
  const { name } = field;
  const before = field.before ? inWords(name, field.before) : '';
  const after = field.after ? inWords(name, field.after) : '';
  const isLogo = name === 'logo';
  const compared = useMemo(
    () => (isLogo ? null : compareTexts(before, after)),
    [isLogo, before, after],
  );
  const side = (which: 'before' | 'after'): ReactNode => {
    const value = which === 'before' ? before : after;
    if (!value) return <span className="text-soft">{t('change.nothing')}</span>;
    if (compared)
      return (
        <WrittenText text={value}>
          <ComparedText parts={compared[which]} side={which} />
        </WrittenText>
      );
    return (
      <img
        src={value}
        alt={t(`change.logo.${which}`)}
        className="mt-1 size-16 rounded-card border border-line bg-[white] object-contain"
      />
    );
  };
  return (
    <li className="grid gap-1 py-3">
      <h4 className="font-semibold first-letter:uppercase">{nameOf(name) ?? name}</h4>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {(['before', 'after'] as const).map((which) => (
          <div key={which} className="min-w-0">
            <dt className="text-xs text-soft">{t(`change.${which}`)}</dt>
            <dd className="break-words whitespace-pre-line">{side(which)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface ComparedTextProps {
  parts: readonly TextPart[];
  side: 'before' | 'after';
}

/** Struck through or underlined, so that it does not depend on colour. */
function ComparedText({ parts, side }: ComparedTextProps) {
  return parts.map(({ text, differs }, index) => {
    if (!differs) return text;
    return side === 'before' ? (
      <del key={index} className="bg-red-wash text-red line-through">
        {text}
      </del>
    ) : (
      <ins key={index} className="bg-green-wash text-green underline underline-offset-2">
        {text}
      </ins>
    );
  });
}
