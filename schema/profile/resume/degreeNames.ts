import type { Qualification } from '#schema/options/qualifications.ts';

const BEGIN = '(?<![\\p{L}\\p{M}\\p{N}.])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
const whole = (names: string, flags = 'iu') => new RegExp(`${BEGIN}(?:${names})\\.?${END}`, flags);

/** Highest first. Short names are only meant in capital letters: "ma" and "be" are words. */
export const DEGREE_NAMES: readonly (readonly [Qualification, readonly RegExp[]])[] = [
  [
    'phd',
    [
      whole(
        'Ph\\.?\\s?D|doctorate|doctor of [a-z]+(?: [a-z]+)?|M\\.?\\s?Phil|पी\\.?\\s?एच\\.?\\s?डी|पीएचडी',
      ),
    ],
  ],
  [
    'master',
    [
      whole(
        "M\\.?\\s?Tech|M\\.?\\s?Sc|M\\.?\\s?Com|M\\.?\\s?C\\.?\\s?A|M\\.?\\s?B\\.?\\s?A|M\\.\\s?E|M\\.\\s?A|M\\.?\\s?Ed|M\\.?\\s?Pharm(?:a(?:cy)?)?|M\\.?\\s?Des|LL\\.?\\s?M|PGDM|PGDBM|PG diploma|post[ -]?graduate diploma(?: in management(?! (?!in )\\p{L}))?|MSW|MPT|MDS|MHA|MHM|M\\.?\\s?Lib(?:\\.?\\s?(?:I\\.?)?Sc)?|M\\.?\\s?P\\.?\\s?Ed|M\\.?\\s?Voc|M\\.?\\s?F\\.?\\s?A|PGDHM|PGDHRM|M(?:\\.\\s?|\\s)Arch|master(?:['’]?s)?(?: degree)?(?: of| in)? (?:technology|science|commerce|computer applications?|business administration|arts|engineering|education|pharmacy|law|laws|social work|design)|master(?:['’]?s)? (?:degree|of|in)|post[ -]?graduat(?:e|ion)|एम\\.?\\s?ए|एम\\.?\\s?कॉम|एम\\.?\\s?एससी|एम\\.?\\s?बी\\.?\\s?ए|एम\\.?\\s?सी\\.?\\s?ए|एम\\.?\\s?टेक|स्नातकोत्तर|परास्नातक",
      ),
      whole(
        'ME|MA|MS(?![ -](?:Office|Excel|Word|Power|Project|SQL|Access|DOS|Outlook|Teams|Windows|CIT))|MD|MMS|MIB|MPH|MTM|MJMC|PGP',
        'u',
      ),
    ],
  ],
  [
    'bachelor',
    [
      whole(
        "B\\.?\\s?A\\.?,? ?LL\\.?\\s?B|B\\.?\\s?Tech|B\\.?\\s?Sc|B\\.?\\s?Com|B\\.?\\s?C\\.?\\s?A|B\\.?\\s?B\\.?\\s?A|B\\.?\\s?M\\.?\\s?S(?!\\s(?:college|institute))|B\\.\\s?E|B\\.\\s?A|B\\.?\\s?Pharm(?:a(?:cy)?)?|B\\.?\\s?Ed|LL\\.?\\s?B|M\\.?B\\.?B\\.?S|B\\.?\\s?Arch|B\\.?\\s?Des|B\\.?\\s?H\\.?\\s?M|BSW|BPT|BDS|BAMS|BHMS|B\\.?\\s?Voc|BBM|BHMCT|BMLT|BASLP|BUMS|BVSc|B\\.?\\s?F\\.?\\s?A|BFT|BTTM|B\\.?\\s?Lib(?:\\.?\\s?(?:I\\.?)?Sc)?|B\\.?\\s?P\\.?\\s?Ed|B\\.?\\s?El\\.?\\s?Ed|bachelor(?:['’]?s)?(?: degree)?(?: of| in)? (?:technology|science|commerce|computer applications?|business administration|arts|engineering|education|pharmacy|law|laws|social work|design|architecture|hotel management|management studies)|bachelor(?:['’]?s)? (?:degree|of|in)|graduation|बी\\.?\\s?ए|बी\\.?\\s?कॉम|बी\\.?\\s?एससी|बी\\.?\\s?बी\\.?\\s?ए|बी\\.?\\s?सी\\.?\\s?ए|बी\\.?\\s?टेक|बी\\.?\\s?एड|बी\\.?\\s?ई|स्नातक",
      ),
      whole('BE|BA|BMM|BJMC|BAF|BBI|BBS|BVA|BPA', 'u'),
    ],
  ],
  [
    'diploma',
    [
      whole(
        'diploma(?: in engineering)?|polytechnic(?: diploma)?|(?:[NS]CVT )?I\\.?T\\.?I|D\\.?\\s?Pharm(?:a(?:cy)?)?|D\\.?\\s?Ed|GNM|ANM|(?:A|PG[ -]?)?DCA|DMLT|CMLT|DOAP?|DHM|DNYS|DMRT|D\\.?\\s?M\\.?\\s?E|DEE|DCE|D\\.?\\s?El\\.?\\s?Ed|NTT|advanced diploma|डिप्लोमा|आई\\.?\\s?टी\\.?\\s?आई|आईटीआई|पॉलिटेक्निक|जीएनएम|एएनएम',
      ),
    ],
  ],
  [
    'high_school',
    [
      whole(
        'pre[- ]?degree|H\\.?S\\.?S?\\.?C|S\\.?S\\.?C|S\\.?S\\.?L\\.?C|P\\.?U\\.?C|12\\s?(?:th|vi|vin)(?: (?:standard|std|class|grade))?|10\\s?(?:th|vi|vin)(?: (?:standard|std|class|grade))?|\\+2|10\\+2|(?:class|std|standard|grade)\\.?\\s(?:XII|X|10|12)(?:th)?|XII(?:th)?|Xth|inter(?:mediate)?|higher secondary(?: certificate| school| education)?|(?:senior|sr\\.?) secondary|I\\.\\s?(?:A|Sc|Com)|H\\.S|secondary school(?: certificate)?|high school|matric(?:ulation)?|(?:uchc?ha )?madhyamik|plus two|secondary education|12\\s?वीं|10\\s?वीं|कक्षा (?:10|12)|दसवीं|बारहवीं|इंटरमीडिएट|हाई\\s?स्कूल|मैट्रिक|मैट्रिकुलेशन|उच्च माध्यमिक|माध्यमिक',
      ),
      whole('X', 'u'),
    ],
  ],
  [
    'other',
    [
      whole(
        'Chartered Accountancy|CA (?:Final|Inter(?:mediate)?|Foundation)|CMA (?:Final|Inter(?:mediate)?)|ICWA|Company Secretary(?:ship)?',
      ),
    ],
  ],
];

export interface NamedDegree {
  qualification: Qualification;
  name: string;
  start: number;
  end: number;
}

/** The degree that is named first. Of several at the same place, the one with the longest name. */
export function degreeIn(text: string): NamedDegree | undefined {
  let best: NamedDegree | undefined;
  for (const [qualification, patterns] of DEGREE_NAMES) {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      const found = {
        qualification,
        name: match[0],
        start: match.index,
        end: match.index + match[0].length,
      };
      const isBetter =
        !best || found.start < best.start || (found.start === best.start && found.end > best.end);
      if (isBetter) best = found;
    }
  }
  return best && wholeName(best, text);
}

/** "Hotel Management" after "Bachelor of", and "(B.Tech)" after "Bachelor of Technology", belong to the name. */
function wholeName(found: NamedDegree, text: string): NamedDegree {
  const [subject = ''] = /\sof$/i.test(found.name)
    ? (SUBJECT.exec(text.slice(found.end)) ?? [])
    : [];
  const end = found.end + subject.length;
  const [bracket = '', short = ''] = SHORT_NAME.exec(text.slice(end, end + 20)) ?? [];
  const isShort = DEGREE_NAMES.some(
    ([qualification, patterns]) =>
      qualification === found.qualification && patterns.some((pattern) => pattern.test(short)),
  );
  const name = text.slice(found.start, end);
  return { ...found, name, end: isShort ? end + bracket.length : end };
}

const SUBJECT = /^\s\p{L}+(?:\s(?!(?:in|from|at|with)\s)(?:&\s)?\p{L}+){0,3}/u;
const SHORT_NAME = /^\s?\(([^()]{2,12})\)/;
