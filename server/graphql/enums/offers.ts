import type { OfferStatus, OfferWithdrawal } from '#schema/options/offers.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const OfferStatusEnum = graphqlEnum<OfferStatus>('OfferStatus', 'The status of an offer.', {
  sent: 'It was sent and can be answered.',
  accepted: 'The applicant accepted it and was hired.',
  declined: 'The applicant declined it.',
  withdrawn: 'It was withdrawn, replaced, or ended with the application.',
  expired: 'It was not answered in time.',
});

export const OfferWithdrawalEnum = graphqlEnum<OfferWithdrawal>(
  'OfferWithdrawal',
  'Why an offer was withdrawn.',
  {
    company: 'The company withdrew it.',
    replaced: 'The company sent another one in its place.',
    ended: 'No person: it ended with the application, the job, the account or the company.',
  },
);
