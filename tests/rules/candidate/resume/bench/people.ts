import type { Month } from '#schema/profile/career.ts';
import type { Qualification } from '#schema/options/qualifications.ts';

export interface TrueJob {
  title: string;
  company: string;
  place: string;
  from: Month;
  /** Null for the current job. */
  to: Month | null;
  duties: readonly string[];
}

export interface TrueDegree {
  qualification: Qualification;
  name: string;
  field: string | null;
  institution: string;
  from: string;
  to: string;
  grade: string;
}

/** What a generated resume says, so that a reading of it can be compared. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  city: string;
  headline: string;
  summary: string;
  jobs: readonly TrueJob[];
  degrees: readonly TrueDegree[];
  skills: readonly string[];
  languages: readonly string[];
  projects: readonly { name: string; text: string }[];
  isHindi: boolean;
}

export interface Random {
  pick: <Item>(items: readonly Item[]) => Item;
  some: <Item>(items: readonly Item[], count: number) => Item[];
  between: (least: number, most: number) => number;
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
  for (let at = 0; at < 5; at += 1) next();
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)]!;
  const some = <Item>(items: readonly Item[], count: number) => {
    const left = [...items];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(between(0, left.length - 1), 1)[0]!,
    );
  };
  return { pick, some, between };
}

const FIRST = [
  'Asha',
  'Rahul',
  'Priya',
  'Mohammed',
  'Lakshmi',
  'Gurpreet',
  'Sneha',
  'Arjun',
  'Fatima',
  'Vikram',
  'Ananya',
  'Suresh',
  'Kavya',
  'Deepak',
  'Meenakshi',
  'Joseph',
  'Ritu',
  'Sandeep',
  'Pooja',
  'Imran',
];
const LAST = [
  'Rao',
  'Sharma',
  'Iyer',
  'Khan',
  'Patil',
  'Singh',
  'Nair',
  'Das',
  'Gupta',
  'Kulkarni',
  'Reddy',
  'Mehta',
  'Pillai',
  'Chauhan',
  'Fernandes',
  'Yadav',
  'Banerjee',
  'Joshi',
  'Thomas',
  'Verma',
];
const CITIES = [
  'Pune',
  'Nagpur',
  'Indore',
  'Jaipur',
  'Lucknow',
  'Coimbatore',
  'Surat',
  'Bhopal',
  'Kochi',
  'Patna',
  'Hyderabad',
  'Chennai',
  'Mysuru',
  'Ludhiana',
];
interface Occupation {
  titles: readonly string[];
  skills: readonly string[];
  duties: readonly string[];
  degrees: readonly (readonly [Qualification, string, string | null])[];
}
const FIELDS: readonly Occupation[] = [
  {
    titles: [
      'Accountant',
      'Senior Accountant',
      'Accounts Executive',
      'Assistant Accountant',
      'Accounts Manager',
      'Billing Executive',
    ],
    skills: [
      'Tally Prime',
      'GST Filing',
      'Microsoft Excel',
      'TDS Returns',
      'Bank Reconciliation',
      'Payroll',
      'Accounting',
      'Balance Sheet Finalisation',
    ],
    duties: [
      'Prepared monthly GST returns and reconciled them with the books',
      'Managed receivables of 140 customers and reduced overdue payments by 30%',
      'Finalised accounts and supported the statutory audit',
      'Processed vendor payments and petty cash',
    ],
    degrees: [
      ['bachelor', 'B.Com', 'Accounting'],
      ['master', 'M.Com', 'Finance'],
    ],
  },
  {
    titles: [
      'Software Engineer',
      'Senior Software Engineer',
      'Backend Developer',
      'Software Developer',
      'QA Engineer',
      'Team Lead',
    ],
    skills: [
      'Java',
      'Spring Boot',
      'SQL',
      'Docker',
      'JavaScript',
      'Kafka',
      'Microservices',
      'Git',
      'Redis',
      'Jenkins',
    ],
    duties: [
      'Built payment services in Java and Spring Boot used by two million people',
      'Reduced the response time of the search from 800 ms to 120 ms',
      'Wrote automated tests and reviewed the code of four colleagues',
      'Moved three services to Kubernetes',
    ],
    degrees: [
      ['bachelor', 'B.Tech', 'Computer Science'],
      ['bachelor', 'B.E.', 'Information Technology'],
      ['master', 'MCA', null],
    ],
  },
  {
    titles: [
      'Electrician',
      'Maintenance Technician',
      'Electrical Supervisor',
      'Wireman',
      'Electrical Engineer',
      'Site Supervisor',
    ],
    skills: [
      'Electrical Wiring',
      'PLC Programming',
      'Panel Wiring',
      'Motor Rewinding',
      'AutoCAD',
      'Preventive Maintenance',
      'Earthing',
    ],
    duties: [
      'Maintained motors, pumps and panels of a plant with three shifts',
      'Installed wiring in 60 flats according to the drawings',
      'Reduced breakdowns by a plan of preventive maintenance',
      'Trained six apprentices in safe work',
    ],
    degrees: [
      ['diploma', 'ITI', 'Electrician'],
      ['diploma', 'Diploma', 'Electrical Engineering'],
    ],
  },
  {
    titles: [
      'Sales Executive',
      'Area Sales Manager',
      'Business Development Executive',
      'Store Manager',
      'Sales Officer',
      'Relationship Manager',
    ],
    skills: [
      'Sales',
      'Negotiation',
      'Lead Generation',
      'Channel Sales',
      'CRM',
      'Communication',
      'Key Account Management',
      'Business Development',
    ],
    duties: [
      'Achieved 118% of the yearly target in a territory of four districts',
      'Opened 75 new outlets and appointed nine distributors',
      'Led a team of twelve people in two stores',
      'Prepared weekly reports for the head office',
    ],
    degrees: [
      ['bachelor', 'BBA', 'Marketing'],
      ['master', 'MBA', 'Marketing'],
      ['bachelor', 'B.A.', 'Economics'],
    ],
  },
  {
    titles: [
      'Staff Nurse',
      'Nursing Supervisor',
      'Ward Nurse',
      'Lab Technician',
      'Pharmacist',
      'Physiotherapist',
    ],
    skills: [
      'Patient Care',
      'Medication Administration',
      'First Aid',
      'Communication',
      'ICU Care',
      'Infection Control',
      'Time Management',
    ],
    duties: [
      'Cared for up to eight patients in each shift of the intensive care unit',
      'Taught new colleagues how to document treatment',
      'Kept the stock of medicines and ordered what was missing',
      'Assisted doctors in 200 operations',
    ],
    degrees: [
      ['bachelor', 'B.Sc', 'Nursing'],
      ['diploma', 'GNM', null],
    ],
  },
];
const COMPANIES = [
  'Lotus Works Pvt Ltd',
  'Sharma Traders',
  'Infosys Limited',
  'Tata Motors',
  'Apollo Hospitals',
  'Bharat Enterprises',
  'HDFC Bank',
  'Zenith Technologies',
  'Greenfield Foods',
  'Om Sai Electricals',
  'Reliance Retail',
  'Kirloskar Brothers',
  'Wipro',
  'Mahindra Logistics',
  'Sunrise Solutions',
  'Flipkart',
  'Big Bazaar',
  'Larsen & Toubro',
  'Star Diagnostics',
  'Godrej Industries',
];
const UNIVERSITIES = [
  'Savitribai Phule Pune University',
  'Osmania University',
  'Delhi University',
  'Anna University',
  'Rajasthan Technical University',
  'Nagpur University',
  'Fergusson College',
  'Government Polytechnic',
  'Loyola College',
  'Institute of Management Studies',
  'Shivaji University',
  'Christ University',
];
const SCHOOLS = [
  'Kendriya Vidyalaya',
  "St. Mary's School",
  'City Public School',
  'Saraswati Vidya Mandir School',
  'Delhi Public School',
];
const LANGUAGES = ['English', 'Hindi', 'Marathi', 'Tamil', 'Gujarati', 'Punjabi'];
const PROJECTS = [
  'Online Attendance System',
  'Smart Irrigation',
  'Crop Price App',
  'Library Management System',
  'Water Level Indicator',
  'Campus Food Delivery',
];

const HINDI = {
  first: ['आशा', 'राहुल', 'प्रिया', 'सुनीता', 'विक्रम', 'दीपक', 'मीना', 'अर्जुन'],
  last: ['शर्मा', 'वर्मा', 'पाटिल', 'यादव', 'गुप्ता', 'सिंह', 'जोशी', 'मिश्रा'],
  cities: ['पुणे', 'नागपुर', 'इंदौर', 'जयपुर', 'लखनऊ', 'भोपाल'],
  titles: ['लेखाकार', 'वरिष्ठ लेखाकार', 'सहायक लेखाकार', 'बिक्री अधिकारी', 'कंप्यूटर ऑपरेटर', 'स्टोर प्रबंधक'],
  companies: [
    'शर्मा ट्रेडर्स',
    'भारत एंटरप्राइजेज',
    'लोटस वर्क्स प्राइवेट लिमिटेड',
    'सिटी अस्पताल',
    'जनता बैंक',
    'विजय मोटर्स',
  ],
  skills: ['टैली', 'एक्सेल', 'जीएसटी', 'टाइपिंग', 'ग्राहक सेवा', 'बैंक मिलान'],
  duties: [
    'हर महीने जीएसटी रिटर्न तैयार किए',
    'ग्राहकों के भुगतान का हिसाब रखा',
    'स्टॉक की जाँच की और रिपोर्ट बनाई',
    'चार लोगों की टीम का काम देखा',
  ],
  universities: ['पुणे विश्वविद्यालय', 'दिल्ली विश्वविद्यालय', 'राजस्थान विश्वविद्यालय', 'लखनऊ विश्वविद्यालय'],
  schools: ['सरस्वती विद्यालय', 'राजकीय इंटर कॉलेज', 'केंद्रीय विद्यालय'],
} as const;

const month = (year: number, at: number): Month => `${year}-${String(at).padStart(2, '0')}`;

export interface Wishes {
  jobs: number;
  isHindi?: boolean;
}

/** Someone with a career that is plausible enough to be written down. */
export function personFrom(seed: number, { jobs: count, isHindi = false }: Wishes): Person {
  const random = randomFrom(seed);
  const { pick, some, between } = random;
  const field = pick(FIELDS);
  const [first, last] = [pick(FIRST), pick(LAST)];
  const companies = some(isHindi ? HINDI.companies : COMPANIES, count);
  let year = 2026;
  const jobs = companies.map((company, at): TrueJob => {
    const to =
      at === 0 && between(0, 3) > 0 ? null : month(year - (at === 0 ? 1 : 0), between(7, 12));
    const start = year - between(1, 3);
    const from = month(start, between(1, 6));
    year = start;
    return {
      title: pick(isHindi ? HINDI.titles : field.titles),
      company,
      place: pick(isHindi ? HINDI.cities : CITIES),
      from,
      to: to ?? (at === 0 ? null : month(year, 12)),
      duties: some(isHindi ? HINDI.duties : field.duties, between(1, 3)),
    };
  });
  // Each job ends before the one above it began.
  const ordered = jobs.map((job, at) => {
    const newer = jobs[at - 1];
    return newer && job.to && job.to > newer.from ? { ...job, to: newer.from } : job;
  });
  const graduated = year - between(0, 1);
  const chosen = pick(field.degrees);
  const degree: TrueDegree = isHindi
    ? {
        qualification: 'bachelor',
        name: pick(['बी.कॉम', 'बी.ए.', 'स्नातक']),
        field: null,
        institution: pick(HINDI.universities),
        from: String(graduated - 3),
        to: String(graduated),
        grade: `${between(55, 89)}%`,
      }
    : {
        qualification: chosen[0],
        name: chosen[1],
        field: chosen[2],
        institution: pick(UNIVERSITIES),
        from: String(graduated - 3),
        to: String(graduated),
        grade: pick([`${between(55, 89)}%`, `${between(6, 9)}.${between(1, 9)} CGPA`]),
      };
  const school: TrueDegree = {
    qualification: 'high_school',
    name: isHindi
      ? pick(['12वीं', 'इंटरमीडिएट'])
      : pick(['HSC', '12th', 'Class XII', 'Higher Secondary']),
    field: null,
    institution: pick(isHindi ? HINDI.schools : SCHOOLS),
    from: String(graduated - 5),
    to: String(graduated - 3),
    grade: `${between(55, 92)}%`,
  };
  return {
    name: isHindi ? `${pick(HINDI.first)} ${pick(HINDI.last)}` : `${first} ${last}`,
    email: `${first}.${last}${between(1, 99)}@mail.example`.toLowerCase(),
    phone: `${between(6, 9)}${between(100_000_000, 999_999_999)}`,
    city: pick(isHindi ? HINDI.cities : CITIES),
    headline: pick(isHindi ? HINDI.titles : field.titles),
    summary: isHindi
      ? 'मेहनती और भरोसेमंद, नए काम जल्दी सीखने वाले।'
      : 'A careful and reliable colleague who likes to learn and to finish what was begun.',
    jobs: ordered,
    degrees: [degree, school],
    skills: some(isHindi ? HINDI.skills : field.skills, between(4, 6)),
    languages: isHindi ? ['हिन्दी', 'अंग्रेज़ी'] : some(LANGUAGES, 3),
    projects:
      count > 0
        ? []
        : some(PROJECTS, 2).map((name) => ({
            name,
            text: 'Built with three classmates and shown at the annual exhibition.',
          })),
    isHindi,
  };
}

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const IN_HINDI = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

type Format = (year: string, month: number) => string;
const FORMATS: readonly [Format, string, string][] = [
  [(year, at) => `${SHORT[at - 1]} ${year}`, ' – ', 'Present'],
  [(year, at) => `${LONG[at - 1]} ${year}`, ' to ', 'till date'],
  [(year, at) => `${String(at).padStart(2, '0')}/${year}`, ' - ', 'Present'],
  [(year, at) => `${SHORT[at - 1]}'${year.slice(2)}`, ' – ', 'Till Date'],
  [(year, at) => `${SHORT[at - 1]}-${year}`, ' to ', 'to date'],
  [(year, at) => `${LONG[at - 1]}, ${year}`, ' — ', 'Current'],
  [(year, at) => `${String(at).padStart(2, '0')}.${year}`, ' – ', 'ongoing'],
  [(year, at) => `01/${String(at).padStart(2, '0')}/${year}`, ' to ', 'present'],
];
const inDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)));

const HINDI_FORMATS: readonly [Format, string, string][] = [
  [(year, at) => `${IN_HINDI[at - 1]} ${year}`, ' – ', 'वर्तमान'],
  [(year, at) => `${IN_HINDI[at - 1]} ${year}`, ' से ', 'अब तक'],
  [(year, at) => `${IN_HINDI[at - 1]}, ${inDevanagari(year)}`, ' से ', 'आज तक'],
  [
    (year, at) => `${inDevanagari(String(at).padStart(2, '0'))}/${inDevanagari(year)}`,
    ' - ',
    'वर्तमान',
  ],
  [(year, at) => `01.${String(at).padStart(2, '0')}.${year}`, ' से ', 'अब तक'],
];

export type Dates = (job: Pick<TrueJob, 'from' | 'to'>) => string;

/** One way of writing a period, as one person writes all of theirs. */
export function datesFrom(seed: number, isHindi: boolean): Dates {
  const [format, between, now] = randomFrom(seed + 7).pick(isHindi ? HINDI_FORMATS : FORMATS);
  const shown = (value: Month) => format(value.slice(0, 4), Number(value.slice(5)));
  return ({ from, to }) => {
    if (to === null && !isHindi && seed % 5 === 0) return `Since ${shown(from)}`;
    return `${shown(from)}${between}${to === null ? now : shown(to)}`;
  };
}

export function phoneFrom(seed: number, { phone }: Person): string {
  const [a, b] = [phone.slice(0, 5), phone.slice(5)];
  return [
    `+91 ${a} ${b}`,
    phone,
    `+91-${phone}`,
    `${a}-${b}`,
    `0${phone}`,
    `(+91) ${phone}`,
    `+91 ${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`,
  ][seed % 7]!;
}
