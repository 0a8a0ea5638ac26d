import { useMutation } from '@apollo/client/react';
import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';

export const RatingPart_application = graphql(`
  fragment RatingPart_application on Application {
    id
    rating {
      average
      count
      own
    }
    ratings {
      id
      name
      stars
      isMine
    }
  }
`);

const RatingPartMutation = graphql(`
  mutation RatingPart($input: RateApplicationInput!) {
    rateApplication(input: $input) {
      application {
        ...RatingPart_application
      }
    }
  }
`);

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

export function useRating() {
  const [rate] = useMutation(RatingPartMutation);
  const showFailure = useFailureToast();
  const t = useTranslations('reviewDesk');
  return (applicationId: string, stars: number | null) =>
    void rate({ variables: { input: { applicationId, stars } } }).catch((error: unknown) =>
      showFailure(t('rating.failed'), error),
    );
}

/** The user's own stars first, which they can give and take back; then the average and everyone's stars. */
export function RatingPart(props: { application: FragmentType<typeof RatingPart_application> }) {
  const { id, rating, ratings } = readFragment(RatingPart_application, props.application);
  const t = useTranslations('reviewDesk');
  const format = useFormatter();
  const rate = useRating();
  const own = rating?.own ?? 0;
  const others = ratings.filter(({ isMine }) => !isMine);
  return (
    <div className="grid gap-1 text-sm">
      <div
        role="group"
        aria-label={t('rating.own')}
        className="-ml-2.5 flex flex-wrap items-center"
      >
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={own === stars}
            aria-keyshortcuts={String(stars)}
            aria-label={t('rating.stars', { stars })}
            onClick={() => rate(id, own === stars ? null : stars)}
            className="grid size-11 place-items-center rounded-control hover:bg-tint"
          >
            <Star
              className={joinClasses(
                'size-6',
                stars <= own ? 'fill-current text-genda' : 'text-edge',
              )}
            />
          </button>
        ))}
      </div>
      {rating?.average != null && (
        <p>
          {t('rating.average', {
            average: format.number(rating.average, { maximumFractionDigits: 1 }),
            count: rating.count,
          })}
        </p>
      )}
      {others.length > 0 && (
        <ul className="text-soft">
          {others.map((one) => (
            <li key={one.id}>
              {t('rating.by', { name: one.name ?? t('rating.former'), stars: one.stars })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
