import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const MatchReasons_reason = graphql(`
  fragment MatchReasons_reason on MatchReason {
    kind
    speaksFor
    text
  }
`);

interface MatchReasonsProps {
  reasons: readonly FragmentType<typeof MatchReasons_reason>[];
  className?: string;
}

/**
 * The reasons in favour come first, then those against. A word says which is which to people who cannot see the signs.
 */
export function MatchReasons({ className, ...props }: MatchReasonsProps) {
  const t = useTranslations('recommendation');
  const reasons = readFragment(MatchReasons_reason, props.reasons);
  const ordered = reasons.toSorted((one, two) => Number(two.speaksFor) - Number(one.speaksFor));
  return (
    <ul className={joinClasses('grid gap-1 text-sm', className)}>
      {ordered.map(({ speaksFor, text }, index) => {
        const Icon = speaksFor ? Check : Minus;
        return (
          <li key={index} className="flex gap-2">
            <Icon
              className={joinClasses(
                'mt-0.5 size-4 shrink-0',
                speaksFor ? 'text-green' : 'text-amber',
              )}
            />
            <span className={joinClasses('min-w-0 wrap-anywhere', !speaksFor && 'text-soft')}>
              <span className="sr-only">{t(speaksFor ? 'list.fits' : 'list.doesNotFit')} </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
