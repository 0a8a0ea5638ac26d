import { ChevronDown } from 'lucide-react';
import { DialogLink, type DialogTarget } from '#client/components/account/DialogLink.tsx';
import { Link } from '#client/lib/routing.ts';
import { partsOf } from './searchFaq.ts';

const LINK = 'text-link inline-flex min-h-8 items-center';

interface FaqAnswerProps {
  id: string;
  question: string;
  answer: string;
  /** The search words: if there are any, the answer is open and highlights them. */
  words: readonly string[];
  link: { to: string | DialogTarget; label: string } | null;
}

/**
 * The browser's own disclosure: it works without a script, with find-in-page, and with an address that names its id.
 */
export function FaqAnswer({ id, question, answer, words, link }: FaqAnswerProps) {
  const searched = words.length > 0;
  return (
    <details
      // Beginning a search opens it, and clearing the search closes it; in between, the reader decides.
      key={searched ? 'searched' : 'all'}
      id={id}
      open={searched}
      className="group scroll-mt-20 border-line not-first:border-t"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-tint md:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base">
          <Marked text={question} words={words} />
        </h3>
        <ChevronDown className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 md:px-5">
        <p className="measure text-soft">
          <Marked text={answer} words={words} />
        </p>
        {link && (
          <p className="mt-2">
            {typeof link.to === 'string' ? (
              <Link to={link.to} className={LINK}>
                {link.label}
              </Link>
            ) : (
              <DialogLink opens={link.to} className={LINK}>
                {link.label}
              </DialogLink>
            )}
          </p>
        )}
      </div>
    </details>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return partsOf(text, words).map((part, index) =>
    part.isHit ? (
      <mark key={index} className="rounded-[3px] bg-genda-wash text-genda-text">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
