import { MessageSquareReply } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { IconText } from '#client/ui/figures/IconText.tsx';
import { answeredOfTen } from '#schema/companyResponses.ts';

export const CompanyAnswers_company = graphql(`
  fragment CompanyAnswers_company on Company {
    responses {
      applicants
      answered
      typicalDays
    }
  }
`);

interface CompanyAnswersProps {
  company: FragmentType<typeof CompanyAnswers_company>;
  className?: string;
}

/** "Answers 8 of 10 applicants, usually in 3 days". Renders nothing for a company with few applicants. */
export function CompanyAnswers({ className, ...props }: CompanyAnswersProps) {
  const { responses } = readFragment(CompanyAnswers_company, props.company);
  const t = useTranslations('jobFacts');
  if (!responses) return null;
  const { applicants, answered, typicalDays } = responses;
  const values = { answered: answeredOfTen(responses), applicants, days: typicalDays ?? 0 };
  return (
    <span title={t('answers.exact', { applicants, answered })} className={className}>
      <IconText icon={MessageSquareReply}>{t('answers.short', values)}</IconText>
    </span>
  );
}
