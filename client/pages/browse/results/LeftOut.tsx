import { useLocale, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const LeftOut_advice = graphql(`
  fragment LeftOut_advice on SearchAdvice {
    wanted
    leftOut
    fewHaveAll
  }
`);

interface LeftOutProps {
  advice: FragmentType<typeof LeftOut_advice>;
}

/** If hardly any job has all the searched words, says which words are missing in the other jobs. */
export function LeftOut(props: LeftOutProps) {
  const t = useTranslations('browse');
  const locale = useLocale();
  const { wanted, leftOut, fewHaveAll } = readFragment(LeftOut_advice, props.advice);
  if (wanted.length === 0) return null;
  const all = new Intl.ListFormat(locale, { type: 'unit' }).format(wanted);
  const less = new Intl.ListFormat(locale, { type: 'conjunction' }).format(leftOut);
  const sentence = fewHaveAll ? 'jobs.leftOutMost' : 'jobs.leftOut';
  return (
    <p className="mb-4 rounded-card bg-ink-wash px-4 py-3 text-sm">
      {t.rich(leftOut.length > 0 ? sentence : 'jobs.leftOutSome', {
        all,
        less,
        b: (text) => <strong>{text}</strong>,
      })}
    </p>
  );
}
