import type { CompanySize } from '#schema/options/companySizes.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export type PayArea = 'district' | 'state' | 'country';

export const PayAreaEnum = graphqlEnum<PayArea>('PayArea', 'How large the area of a figure is.', {
  district: 'A district.',
  state: 'A state or union territory.',
  country: 'All of India.',
});

export const CompanySizeEnum = graphqlEnum<CompanySize>(
  'CompanySize',
  'How many employees a company has.',
  {
    employees_1_10: '1 to 10.',
    employees_11_50: '11 to 50.',
    employees_51_200: '51 to 200.',
    employees_201_500: '201 to 500.',
    employees_501_1000: '501 to 1,000.',
    employees_1000_plus: 'More than 1,000.',
  },
);
