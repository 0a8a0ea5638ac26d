import * as z from 'zod/mini';
import { COMPANY_SIZES, parseCompanySize } from '#schema/options/companySizes.ts';
import { INDUSTRIES, parseIndustry } from '#schema/options/industries.ts';
import { DEFAULT_COUNTRY, FOUNDED_YEAR_MIN } from '#schema/options/limits.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { todayOf, type Clock } from '#schema/validation/values/day.ts';
import { emailAddress } from '#schema/validation/values/email.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { option } from '#schema/validation/values/option.ts';
import { phone } from '#schema/validation/values/phone.ts';
import { pictureAddress, webAddress } from '#schema/validation/values/url.ts';

/** createCompanyProfile. */
export function companySchema(clock: Clock) {
  const thisYear = Number(todayOf(clock).slice(0, 4));
  return z.object({
    name: line('companyName', LENGTHS.company),
    description: orEmpty(paragraphs('description')),
    industry: option('industry', parseIndustry, INDUSTRIES),
    size: clearable(option('size', parseCompanySize, COMPANY_SIZES)),
    website: clearable(webAddress()),
    phone: clearable(phone()),
    email: clearable(emailAddress()),
    address: clearable(paragraphs('address', LENGTHS.address)),
    city: clearable(line('city', LENGTHS.name)),
    state: clearable(line('state', LENGTHS.name)),
    country: z.pipe(
      clearable(line('country', LENGTHS.name)),
      z.transform((value) => value ?? DEFAULT_COUNTRY),
    ),
    foundedYear: clearable(wholeNumber('foundedYear', { min: FOUNDED_YEAR_MIN, max: thisYear })),
    employeeCount: z.pipe(
      clearable(wholeNumber('employeeCount', { min: 0, max: 10_000_000 })),
      z.transform((value) => value ?? 0),
    ),
    logo: clearable(pictureAddress()),
  });
}
export type CompanyValues = z.infer<ReturnType<typeof companySchema>>;

/** updateCompanyProfile: fields left out stay unchanged. */
export function updateCompanySchema(clock: Clock) {
  return z.partial(companySchema(clock));
}
export type UpdateCompanyValues = z.infer<ReturnType<typeof updateCompanySchema>>;
