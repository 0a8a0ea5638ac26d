export type Section =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'languages'
  | 'links'
  | 'personal'
  | 'contact'
  | 'references'
  | 'other';

/** Whole headings, compared in lower case without spaces and punctuation. */
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [
    /^(?:my)?(?:career|professional|personal|executive|work)?(?:summary|objective|profile|synopsis|overview|aboutme|about|introduction|highlights|goal)s?$/,
    'summary',
  ],
  [
    /^(?:my)?(?:work|professional|employment|job|career|teaching|relevant|industry|industrial|previous|past|current|present|total|details?of)?(?:andinternship)?(?:experiences?|history|employmenthistory|employments?|employers?|employmentrecord|workhistory|organi[sz]ationalexperience|background)(?:andinternships?|details?|summary|record|history|profile)?$/,
    'experience',
  ],
  [
    /^(?:work|mywork|(?:service|military|civil(?:ian)?)(?:record|history|details?|career|employment)|(?:my)?career|careerhistory|(?:places|where)i(?:have|ve)worked|(?:my)?(?:career|professional)(?:sofar|path|journey)|myjourney|(?:work|professional|job)exp?|jobsheld|workprofile|careergraph|(?:roles|positions|posts)held|jobssofar|whati(?:have|ve)done|internships?(?:experience|details)?|(?:industrial|summer|vocational)training|apprenticeship|freelance(?:work)?)$/,
    'experience',
  ],
  [
    /^(?:my)?(?:education(?:al)?|academics?|scholastic|schooling|qualifications?|studies)(?:and(?:training|qualifications?|certifications?|credentials?))?(?:details?|qualifications?|background|profile|records?|history|credentials?|chronicle|education|attainments?)?s?$/,
    'education',
  ],
  [
    /^(?:wherei(?:have|ve)?studied|(?:my)?learning|schoolsattended|study|educationandtraining|trainingandeducation|academicandprofessionalqualifications?)$/,
    'education',
  ],
  [
    /^(?:my)?(?:key|core|technical|professional|soft|functional|it|computer|hard|main|relevant|personal|work|primary|other|additional|software|managerial|interpersonal|digital|job|research|clinical|nursing|culinary|teaching|programming|design|creative|areasof|technicaland(?:soft|functional|professional)|keytechnical|computerand(?:it)?)*(?:skills?|skillsets?|skillsummary|competenc(?:y|ies|es)|proficienc(?:y|ies)|expertise|knowledge|strengthsandskills|toolkit|techstack|technologies|literacy|tools)(?:and(?:tools|technologies|expertise|competencies|abilities|strengths|knowledge|interests|software))?(?:summary|known)?$/,
    'skills',
  ],
  [
    /^(?:my)?(?:toolbox|(?:core|key|strong)(?:strengths|points)|topskills|whaticando|whatibring|whatiknow|whati(?:a)?mgoodat|softwares?(?:known|used)?|thingsicando|knowhow|toolsandtechnologies|computerproficiency|skillsandabilities|areasofexpertise)$/,
    'skills',
  ],
  [
    /^(?:academic|key|major|personal|live|college|finalyear|professional|selected|recent|notable)?(?:projects?|projectwork)(?:details?|undertaken|work|experience|handled|completed|executed)?$/,
    'projects',
  ],
  [
    /^(?:professional|technical|additional|relevant|it)?(?:certifications?|certificates?|courses?|coursework|licen[cs]es?|trainings?)(?:and(?:courses?|certifications?|certificates?|trainings?|licen[cs]es?|achievements|workshops))?(?:details?|attended|completed|done|earned)?$/,
    'certificates',
  ],
  [
    /^(?:my)?(?:languages?|linguistic)(?:known|skills?|spoken|proficienc(?:y|ies)|abilities|details)?$/,
    'languages',
  ],
  [
    /^(?:links?|onlineprofiles?|socialprofiles?|sociallinks?|websites?|onlinepresence|profiles|socialmedia|weblinks?)$/,
    'links',
  ],
  [
    /^(?:contact|contactme|contact(?:details|information|info)|getintouch|sayhello|reachme)$/,
    'contact',
  ],
  [
    /^(?:personal|biographical|otherpersonal)(?:details?|information|info|data|particulars|profile|dossier|memoranda)$/,
    'personal',
  ],
  [/^(?:references?|referees?|professionalreferences?)(?:available)?$/, 'references'],
  [
    /^(?:hobbies|interests|hobbiesandinterests|interestsandhobbies|(?:key|major|academic)?(?:achievements?|accomplishments?|awards?)|awardsand(?:honou?rs|achievements|recognitions?)|honou?rs|declaration|strengths|mystrengths|weakness(?:es)?|publications?|extracurricularactivities|extracurricular|cocurricularactivities|activities|performances|concerts|exhibitions|seminars|conferences|workshops?|recognitions?|registrations?|scholarships?|notes?|remarks?|extras?|misc(?:ellaneous)?|presentations|papers|volunteer(?:ing)?(?:experience|work)?|socialwork|memberships?|patents?|additionalinformation|otherinformation|otherdetails|notice|availability|preferences|jobpreferences?|passport(?:details)?|positionsofresponsibility|positionofresponsibility)$/,
    'other',
  ],
];

/** Hindi in Latin letters: "Kaam ka anubhav". */
const ROMAN: readonly (readonly [RegExp, Section])[] = [
  [/^(?:(?:kaamka|karya?|naukrika)?anubhav|naukri)$/, 'experience'],
  [/^(?:padh?aa?i(?:likh?aa?i)?|shikshan?|(?:shaikshi[ck]|shaikshanik)?yogyata)$/, 'education'],
  [/^(?:hunar|kaushal|kushalta)$/, 'skills'],
  [/^bhasha(?:ye?n|ein|aye?n)?$/, 'languages'],
  [/^(?:vyaktigat|niji)(?:jaa?nkari|vivaran)$/, 'personal'],
  [/^sampark$/, 'contact'],
  [/^(?:parichay|uddeshya|mere?baareme?in?)$/, 'summary'],
];

/** The words of headings. A heading that combines several means the first section in this list that has one of them. */
const NOUNS: readonly (readonly [Section, string])[] = [
  ['languages', 'languages?|linguistic'],
  ['certificates', 'certifications?|certificates?|licen[cs]es?|courses'],
  ['projects', 'projects?'],
  // "Academic positions"
  ['experience', 'positions|appointments'],
  [
    'education',
    'education|educational|academics?|academia|scholastics?|qualifications?|schooling|degrees?',
  ],
  [
    'skills',
    'skills?|skillsets?|competenc(?:y|ies)|competences?|expertise|proficienc(?:y|ies)|abilities',
  ],
  [
    'experience',
    'experiences?|employments?|employers?|progression|graph|internships?|trajectory|chronology|exposure',
  ],
  ['personal', 'personal'],
  ['summary', 'objectives?|synopsis'],
];
const FILLERS =
  'my|and|the|of|in|key|core|work|working|works|professional|career|job|relevant|academic|technical|technology|soft|functional|computer|computing|it|software|personal|industry|organi[sz]ational|corporate|total|current|former|previous|past|major|minor|others?|additional|areas?|details?|summary|history|profile|record|records|background|overview|set|snapshot|information|particulars|credentials|training|strengths?|knowledge|tools|known|domain|chart|table|timeline|journey|college|highlights?|ata?glance|sofar';
const OF_WORDS = /* @__PURE__ */ new RegExp(
  `^(?:${FILLERS}|${NOUNS.map(([, nouns]) => nouns).join('|')})+$`,
);

function ofWords(key: string): Section | undefined {
  if (!OF_WORDS.test(key)) return undefined;
  return NOUNS.find(([, nouns]) => new RegExp(nouns).test(key))?.[0];
}

const HINDI: readonly (readonly [Section, readonly string[]])[] = [
  [
    'summary',
    [
      'सारांश',
      'परिचय',
      'उद्देश्य',
      'करियर उद्देश्य',
      'कैरियर उद्देश्य',
      'मेरे बारे में',
      'लक्ष्य',
      'प्रोफाइल',
      'पेशेवर सारांश',
      'जीविका उद्देश्य',
    ],
  ],
  [
    'experience',
    [
      'अनुभव',
      'कार्य अनुभव',
      'कार्यानुभव',
      'कार्य का अनुभव',
      'नौकरी का अनुभव',
      'काम का अनुभव',
      'रोजगार',
      'रोजगार विवरण',
      'व्यावसायिक अनुभव',
      'पेशेवर अनुभव',
      'नौकरियां',
      'रोजगार का इतिहास',
      'पूर्व अनुभव',
      'कार्य इतिहास',
    ],
  ],
  [
    'education',
    [
      'शिक्षा',
      'शैक्षिक योग्यता',
      'शैक्षणिक योग्यता',
      'शैक्षणिक विवरण',
      'शैक्षिक विवरण',
      'पढाई',
      'योग्यता',
      'शिक्षा विवरण',
      'शैक्षणिक योग्यताएं',
      'शैक्षिक योग्यताएं',
      'शिक्षा का विवरण',
      'शैक्षिक पृष्ठभूमि',
    ],
  ],
  [
    'skills',
    [
      'कौशल',
      'हुनर',
      'मुख्य कौशल',
      'तकनीकी कौशल',
      'दक्षता',
      'दक्षताएं',
      'योग्यताएं और कौशल',
      'प्रमुख कौशल',
      'कौशल और योग्यता',
      'कंप्यूटर ज्ञान',
      'कम्प्यूटर ज्ञान',
      'विशेष योग्यता',
      'तकनीकी ज्ञान',
    ],
  ],
  ['projects', ['परियोजनाएं', 'परियोजना', 'प्रोजेक्ट', 'प्रोजेक्ट्स']],
  [
    'certificates',
    ['प्रमाणपत्र', 'प्रमाण पत्र', 'सर्टिफिकेट', 'प्रशिक्षण', 'पाठ्यक्रम', 'कोर्स', 'सर्टिफिकेशन'],
  ],
  ['languages', ['भाषाएं', 'भाषा', 'भाषा ज्ञान', 'ज्ञात भाषाएं', 'भाषाओं का ज्ञान', 'भाषा का ज्ञान']],
  ['links', ['लिंक', 'वेबसाइट', 'ऑनलाइन प्रोफाइल']],
  ['contact', ['संपर्क', 'सम्पर्क', 'संपर्क विवरण', 'संपर्क करें']],
  ['personal', ['व्यक्तिगत विवरण', 'व्यक्तिगत जानकारी', 'निजी जानकारी', 'निजी विवरण', 'व्यक्तिगत परिचय']],
  ['references', ['संदर्भ', 'सन्दर्भ']],
  [
    'other',
    [
      'रुचियां',
      'रुचि',
      'शौक',
      'रुचियां और शौक',
      'उपलब्धियां',
      'पुरस्कार',
      'घोषणा',
      'विशेषताएं',
      'गतिविधियां',
      'अन्य जानकारी',
      'खूबियां',
    ],
  ],
];

const HINDI_AND = /\s(?:और|एवं|तथा|व)\s/u;
const HINDI_SECTIONS = /* @__PURE__ */ new Map(
  HINDI.flatMap(([section, names]) => names.map((name) => [hindiKey(name), section] as const)),
);
const LONGEST = 50;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** "Work experience (3 years)" */
const LENGTH_OF_TIME = /\s?\(\d[^()]{0,20}\)$/;

/** The section that a line opens: "EDUCATION", "2. Work experience:", "शिक्षा / Education". */
export function sectionNamed(line: string): Section | undefined {
  // A line that ends a sentence is not a heading, even if its word could be one.
  if (line.length > LONGEST || /\p{Ll}\.$/u.test(line)) return undefined;
  const names = line
    .replace(LENGTH_OF_TIME, '')
    .split(/[/|()]/)
    .filter((name) => /[\p{L}]/u.test(name));
  const sections = new Set(names.map(oneSection));
  const [section] = sections;
  return sections.size === 1 ? section : oneSection(line);
}

export const isHeading = (line: string): boolean => sectionNamed(line) !== undefined;

function oneSection(name: string): Section | undefined {
  if (DEVANAGARI.test(name)) {
    const whole = HINDI_SECTIONS.get(hindiKey(name));
    const parts = whole
      ? []
      : name.split(HINDI_AND).map((part) => HINDI_SECTIONS.get(hindiKey(part)));
    // "विशेषताएं और कौशल": the section with its own place in a profile.
    return whole ?? (parts.includes(undefined) ? undefined : parts.find((one) => one !== 'other'));
  }
  const key = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^\s{0,3}(?:[ivx]{1,4}|\d{1,2}|[a-h])[.)]\s/, '')
    .replace(/[^a-z]/g, '');
  return [...HEADINGS, ...ROMAN].find(([pattern]) => pattern.test(key))?.[1] ?? ofWords(key);
}

/** People write the nasal and the dotted letters in several ways. */
function hindiKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('एँ', 'एं')
    .replace(/[^\p{Script=Devanagari}]/gu, '')
    .replace(/याँ$|याें$/, 'यां');
}
