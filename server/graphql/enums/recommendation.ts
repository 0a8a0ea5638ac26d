import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const DismissalReasonEnum = graphqlEnum<DismissalReason>(
  'DismissalReason',
  'Why a job is not for someone.',
  {
    far: 'It is too far away.',
    pay: 'It pays too little.',
    work: 'They are looking for other work.',
    company: 'They do not want to work for this company.',
    other: 'Another reason.',
  },
);
