import type { ResumeLine } from './resumeLines.ts';
import { hasBullet, withoutBullet } from './words.ts';

const YEARS =
  /\b(\d{1,2}(?:\.\d)?)\s?\+?\s?(?:years?|yrs?)(?:'|’)?\.?\s(?:of\s)?(?:[a-z]+\s){0,2}?experience\b|\bexperience\s?(?:of|[:-])\s?(\d{1,2}(?:\.\d)?)\s?\+?\s?(?:years?|yrs?)/gi;

/** Words that may come before the years without saying whose they are. */
const QUALIFIER =
  /(?:^|[\s(])(?:over|above|more than|nearly|almost|around|about|approx(?:imately|\.)?|at least|an?|the|total(?: of)?|overall|of|rich|extensive|solid|good|strong|proven|relevant|practical|hands-on|work(?:ing)?|job|industry|teaching|professional)$/i;
const MOST_QUALIFIERS = 4;

/** "I have 5 years …", "With 5 years …" */
const OWN =
  /^(?:(?:and|also)\s)?(?:i(?:[’']m| am)?\s)?(?:have|having|possess(?:ing)?|bring(?:ing)?|with|my)$|\bi(?: have|[’']ve| possess| bring)$|\bmy$/i;
/** What the person is, before their years: "Backend developer with", "Nurse, Pune,". */
const PHRASE =
  /(?:\b(?:with|having|has|possess(?:ing|es)|bring(?:ing|s)|offer(?:ing|s))|[,:]|(?<!\d\s?)[–—-])$/i;
const LONGEST_PHRASE = 100;
/** Other people, companies, and what the person wants or did with them. */
const OTHERS =
  /\b(?:who|whose|that|which|compan(?:y|ies)|organi[sz]ations?|firms?|employers?|employees|people|clients|colleagues|doctors|join(?:ed|ing)?|seek(?:s|ing)?|look(?:s|ing)|want(?:s|ed)?|wish(?:es)?|worked|assist(?:ed|ing)|support(?:ed|ing)|report(?:ed|ing)|led|managed|supervised|hired|mentored|under)\b/i;
/** "A" and "the" in the middle of a phrase begin another person or company, except in "I am a nurse". */
const ANOTHER = /(?<!^|\b(?:am|as|i’m|i'm|in|of)\s)\b(?:an?|the|our|their|his|her)\s/i;

/** The years of experience that the lines state of the person, not of someone else. */
export function yearsStated(lines: readonly ResumeLine[]): number[] {
  return sentencesOf(lines).flatMap(({ text, section }) =>
    [...text.matchAll(YEARS)]
      .filter(({ index }) => isOwn(text.slice(0, index), section !== 'experience'))
      .map(([, years, after]) => Number(years ?? after)),
  );
}

function isOwn(before: string, isAboutPerson: boolean): boolean {
  let lead = before.slice(-LONGEST_PHRASE).trim();
  for (let count = 0; count < MOST_QUALIFIERS; count += 1)
    lead = lead.replace(QUALIFIER, '').trimEnd();
  if (lead === '' || OWN.test(lead)) return true;
  const isPhrase = isAboutPerson && before.length <= LONGEST_PHRASE && PHRASE.test(lead);
  return isPhrase && !OTHERS.test(lead) && !ANOTHER.test(lead);
}

interface Sentence {
  text: string;
  section: ResumeLine['section'];
}

const END = /(?<=(?<!\byrs?)[.!?।])\s+(?=[\p{Lu}\d])|\s?[|•;\t]\s?/u;
/** A line that goes on in the next one. */
const GOES_ON =
  /(?:\b(?:with|having|have|of|over|than|nearly|almost|about|my|an?|the|and|in|for)|,)$/i;

/** Sentences, and parts of lines with signs between them. A sentence may fill several lines. */
function sentencesOf(lines: readonly ResumeLine[]): Sentence[] {
  const paragraphs: Sentence[] = [];
  for (const [at, { text, section, page, line }] of lines.entries()) {
    const before = lines[at - 1];
    const last = paragraphs.at(-1);
    const isSameLine = before?.page === page && before.line === line;
    const goesOn =
      isSameLine ||
      (!hasBullet(text) && (/^\p{Ll}/u.test(text) || GOES_ON.test(before?.text ?? '')));
    if (last && last.section === section && goesOn) last.text += ` ${text}`;
    else paragraphs.push({ text: withoutBullet(text), section });
  }
  return paragraphs.flatMap(({ text, section }) =>
    text.split(END).map((sentence) => ({ text: sentence, section })),
  );
}
