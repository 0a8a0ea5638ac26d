import { COMPANY_SIZES, type CompanySize } from '#schema/options/companySizes.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '#schema/options/experience.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { PayArea } from '#server/graphql/enums/pay.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Services } from '#server/services.ts';
import {
  COUNT_PAY,
  FORGET_PAY_FIGURES,
  IS_COUNTED,
  PAY_INSIGHT,
  PLACES,
  TITLES,
} from './pay.sql.ts';
import type { PayInsight, PlacePay, TitlePay } from './pay.type.ts';
import { placeOf, placeSlug, showPayPlace, type PayPlace } from './places.rules.ts';
import { KNOWN_TITLES, knownTitle, titleKey } from './titles.rules.ts';

const COUNTRY: PayPlace = { state: null, district: null };

/** A year before now. */
function countedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}

/** The pay for a title in the smallest area around the place that has enough jobs; null if even India has too few. */
export async function payInsight(
  { services, locale }: Context,
  text: string,
  location: string | null,
): Promise<PayInsight | null> {
  const known = knownTitle(text);
  const names = known?.names ?? [titleKey(text)];
  if (names[0] === '') return null;
  const now = services.clock.now();
  const since = countedSince(now);
  const asked = (location && placeOf(location)) || COUNTRY;
  for (const place of around(asked)) {
    const { state, district } = place;
    const rows = await services.database.read(PAY_INSIGHT, [now, since, names, state, district]);
    const whole = rows.find(({ isWhole }) => isWhole);
    if (!whole) continue;
    const near = rows.filter(({ isWhole }) => !isWhole);
    return {
      ...whole,
      title: known?.title ?? text.trim(),
      titleSlug: known?.slug ?? null,
      area: areaOf(place),
      isWider: place !== asked,
      place: showPayPlace(place, locale),
      placeSlug: placeSlug(place),
      since,
      until: now,
      byExperience: EXPERIENCE_LEVELS.flatMap((experienceLevel: ExperienceLevel) => {
        const row = near.find((one) => one.experienceLevel === experienceLevel);
        return row ? [{ ...row, experienceLevel }] : [];
      }),
      byCompanySize: COMPANY_SIZES.flatMap((companySize: CompanySize) => {
        const row = near.find((one) => one.companySize === companySize);
        return row ? [{ ...row, companySize }] : [];
      }),
    };
  }
  return null;
}

/** The place and the wider areas that it is in. */
function around(place: PayPlace): PayPlace[] {
  const { state, district } = place;
  return [
    place,
    ...(district === null ? [] : [{ state, district: null }]),
    ...(state === null ? [] : [COUNTRY]),
  ];
}

function areaOf({ state, district }: PayPlace): PayArea {
  if (state === null) return 'country';
  return district === null ? 'state' : 'district';
}

/** The known titles with enough jobs, in alphabetical order. */
export async function payTitles({ services }: Context): Promise<TitlePay[]> {
  const rows = await services.database.read(TITLES, []);
  return rows.flatMap((row) => {
    const known = knownTitle(row.title);
    return known ? [{ ...row, title: known.title, slug: known.slug }] : [];
  });
}

/** The districts and states with enough jobs of a known title, most jobs first. */
export async function payPlaces({ services, locale }: Context, text: string): Promise<PlacePay[]> {
  const known = knownTitle(text);
  if (!known) return [];
  const rows = await services.database.read(PLACES, [known.slug]);
  return rows.map(({ state, district, ...pay }) => {
    const place = { state, district };
    return {
      ...pay,
      area: district ? 'district' : 'state',
      place: showPayPlace(place, locale)!,
      placeSlug: placeSlug(place)!,
    };
  });
}

/** Counts the titles and places that have enough jobs, for the lists and the sitemap. */
export function countPay({ clock, database }: Services): Promise<void> {
  const named = KNOWN_TITLES.flatMap(({ slug, names }) => names.map((name) => [name, slug]));
  const keys = named.map(([name]) => name!);
  const slugs = named.map(([, slug]) => slug!);
  return database.fork().transactional(async (em) => {
    await takeAdvisoryLock(em, 'pay_figures');
    const now = clock.now();
    await writeIn(em, FORGET_PAY_FIGURES, []);
    await writeIn(em, COUNT_PAY, [now, countedSince(now), keys, slugs]);
  });
}

/** For a site that has just been set up: it need not wait for the night. */
export async function countPayOnce(services: Services): Promise<void> {
  const [counted] = await services.database.read(IS_COUNTED, []);
  if (!counted) await countPay(services);
}
