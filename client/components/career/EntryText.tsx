import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import type { EntryLines } from './useCareerWords.ts';

interface EntryTextProps {
  lines: EntryLines;
  /** Buttons beside the first lines; the text below has the whole width. */
  children?: ReactNode;
}

/** The lines of a career entry, for everyone who may read it. */
export function EntryText({ lines, children }: EntryTextProps) {
  const { title, subtitle, when, text, href } = lines;
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="text-link"
              >
                <WrittenText text={title} />
                <ExternalLink className="mb-0.5 ml-1.5 inline size-4" />
              </a>
            ) : (
              <WrittenText text={title} />
            )}
          </p>
          {subtitle && (
            <p className="wrap-anywhere">
              <WrittenText text={subtitle} />
            </p>
          )}
          {when && <p className="tabular text-sm text-soft">{when}</p>}
        </div>
        {children}
      </div>
      {text && (
        <p className="measure mt-1.5 text-sm whitespace-pre-line wrap-anywhere">
          <WrittenText text={text} />
        </p>
      )}
    </div>
  );
}
