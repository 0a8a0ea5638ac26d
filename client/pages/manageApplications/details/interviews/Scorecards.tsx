import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { RATING_MAX } from '#schema/options/interviews.ts';

export const Scorecards_feedback = graphql(`
  fragment Scorecards_feedback on InterviewFeedback {
    averages {
      name
      average
    }
    recommendations {
      recommendation
      count
    }
    scorecards {
      authorName
      recommendation
      text
      sentAt
      ratings {
        name
        rating
      }
    }
  }
`);

/** The sum first, then each scorecard. */
export function Scorecards(props: { feedback: FragmentType<typeof Scorecards_feedback> }) {
  const { averages, recommendations, scorecards } = readFragment(
    Scorecards_feedback,
    props.feedback,
  );
  const t = useTranslations('interviews');
  const format = useFormatter();
  const time = useTimeWords();
  if (scorecards.length === 0) return <p className="text-sm text-soft">{t('feedback.none')}</p>;
  const given = recommendations.filter(({ count }) => count > 0);
  return (
    <div className="grid gap-4 text-sm">
      <table className="w-full max-w-md">
        <caption className="pb-1 text-left font-semibold">{t('feedback.sum')}</caption>
        <tbody>
          {averages.map(({ name, average }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="tabular py-1.5 text-right whitespace-nowrap">
                {t('feedback.outOf', {
                  rating: format.number(average, { maximumFractionDigits: 1 }),
                  max: RATING_MAX,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {given
          .map(({ recommendation, count }) => `${t(`recommendation.${recommendation}`)}: ${count}`)
          .join(' · ')}
      </p>
      <ul className="grid gap-3">
        {scorecards.map((card) => (
          <li key={card.sentAt + card.authorName} className="rounded-control bg-tint px-3 py-2">
            <p className="font-semibold">
              {card.authorName ?? t('noName')}: {t(`recommendation.${card.recommendation}`)}
            </p>
            <p className="text-soft">
              {card.ratings.map(({ name, rating }) => `${name} ${rating}`).join(' · ')}
            </p>
            {card.text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{card.text}</p>}
            <time
              dateTime={card.sentAt}
              title={time.full(card.sentAt)}
              className="text-xs text-soft"
            >
              {time.ago(card.sentAt)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
