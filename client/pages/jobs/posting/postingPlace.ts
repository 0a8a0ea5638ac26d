interface JobPlace {
  location: string;
  /** The city as our lists spell it. */
  city: string | null;
  district: string | null;
  state: string | null;
  isRemote: boolean;
  company: { city: string | null; state: string | null; country: string };
}

const INDIA = { '@type': 'Country', name: 'India' };

/** The place of work. A job that can be done from anywhere names one only if it has one. */
export function placeOf(job: JobPlace) {
  const remote = job.isRemote
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA }
    : {};
  if (job.isRemote && !job.location.trim()) return remote;
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...addressOf(job) } },
    ...remote,
  };
}

/** The city or the district if known, else the text as written, else the company's own town in India. */
function addressOf({ location, city, district, state, company }: JobPlace) {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^india$/i.test(part));
  const [locality, region] =
    parts.length > 0 || district
      ? [city ?? district ?? parts[0], state ?? (parts.length > 1 ? parts.at(-1) : undefined)]
      : /^india$/i.test(company.country)
        ? [company.city, company.state]
        : [];
  return {
    ...(locality && locality !== region && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: 'IN',
  };
}
