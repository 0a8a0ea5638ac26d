import type { Dates, Person, TrueDegree, TrueJob } from './people.ts';

/** A person, with the way in which this resume writes dates and the phone number. */
export interface Written {
  person: Person;
  dates: Dates;
  phone: string;
}

export type Layout = (written: Written) => string;

const page = (body: string, css = '') =>
  `<!doctype html><meta charset="utf-8"><title>Resume</title><style>@page{size:A4;margin:14mm}body{font:11px/1.45 Arial,Helvetica,"Anek Devanagari",sans-serif;margin:0}h1{font-size:22px;margin:0}h2{font-size:13px;margin:12px 0 4px}p{margin:2px 0}ul{margin:2px 0 6px;padding-left:16px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:3px 6px;text-align:left;vertical-align:top}.row{display:flex;justify-content:space-between}${css}</style>${body}`;

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const field = ({ field: of }: TrueDegree) => (of ? ` in ${of}` : '');
const h = (person: Person, english: string, hindi: string) =>
  `<h2>${person.isHindi ? hindi : english}</h2>`;
const years = ({ from, to }: TrueDegree) => `${from} – ${to}`;
const job = (body: (job: TrueJob) => string, { jobs }: Person) => jobs.map(body).join('');

/** One column: the title with its dates at the right, then the company. */
const classic: Layout = ({ person, dates, phone }) =>
  page(
    `<h1 style="text-align:center">${person.name}</h1><p style="text-align:center">${person.city} | ${phone} | ${person.email}</p>
     ${h(person, 'PROFESSIONAL SUMMARY', 'सारांश')}<p>${person.summary}</p>
     ${h(person, 'WORK EXPERIENCE', 'कार्य अनुभव')}${job((one) => `<div class="row"><b>${one.title}</b><span>${dates(one)}</span></div><p><i>${one.company}, ${one.place}</i></p>${list(one.duties)}`, person)}
     ${h(person, 'EDUCATION', 'शिक्षा')}${person.degrees.map((one) => `<div class="row"><b>${one.name}${field(one)}</b><span>${years(one)}</span></div><p>${one.institution}, ${one.grade}</p>`).join('')}
     ${h(person, 'SKILLS', 'कौशल')}<p>${person.skills.join(', ')}</p>${h(person, 'LANGUAGES', 'भाषाएं')}<p>${person.languages.join(', ')}</p>`,
  );

const aside =
  (side: 'left' | 'right'): Layout =>
  ({ person, dates, phone }) => {
    const beside = `<aside>${h(person, 'CONTACT', 'संपर्क')}<p>${phone}</p><p>${person.email}</p><p>${person.city}</p>${h(person, 'SKILLS', 'कौशल')}${list(person.skills)}${h(person, 'LANGUAGES', 'भाषाएं')}${list(person.languages)}</aside>`;
    const main = `<main><h1>${person.name}</h1><p>${person.headline}</p>${h(person, 'PROFILE', 'परिचय')}<p>${person.summary}</p>${h(person, 'EXPERIENCE', 'अनुभव')}${job((one) => `<p><b>${one.title}</b></p><p>${one.company} | ${dates(one)}</p>${list(one.duties)}`, person)}${h(person, 'EDUCATION', 'शिक्षा')}${person.degrees.map((one) => `<p><b>${one.name}${field(one)}</b></p><p>${one.institution} | ${years(one)}</p>`).join('')}</main>`;
    return page(
      `<div class="page">${side === 'left' ? beside + main : main + beside}</div>`,
      `.page{display:grid;grid-template-columns:${side === 'left' ? '60mm 1fr' : '1fr 60mm'};gap:10mm}`,
    );
  };

/** The jobs and the degrees in tables. */
const tables: Layout = ({ person, dates, phone }) =>
  page(
    `<h2 style="text-align:center">RESUME</h2><p>Name: ${person.name}</p><p>Mobile: ${phone}</p><p>Email: ${person.email}</p><p>Address: 12, Gandhi Road, ${person.city}</p>
     <h2>Educational Qualification</h2><table><tr><th>Qualification</th><th>Board/University</th><th>Year</th><th>Percentage</th></tr>${person.degrees.map((one) => `<tr><td>${one.name}${one.field ? ` (${one.field})` : ''}</td><td>${one.institution}</td><td>${one.to}</td><td>${one.grade}</td></tr>`).join('')}</table>
     <h2>Work Experience</h2><table><tr><th>Company</th><th>Designation</th><th>Duration</th></tr>${job((one) => `<tr><td>${one.company}</td><td>${one.title}</td><td>${dates(one)}</td></tr>`, person)}</table>
     <h2>Skills</h2>${list(person.skills)}
     <h2>Personal Details</h2><p>Father's Name: Ramesh Prasad</p><p>Date of Birth: 12/04/1995</p><p>Languages Known: ${person.languages.join(', ')}</p><h2>Declaration</h2><p>I hereby declare that the above is true to the best of my knowledge.</p>`,
  );

/** Labels at the left, as in the European form. */
const europass: Layout = ({ person, dates, phone }) => {
  const rows = (pairs: [string, string][]) =>
    pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
  return page(
    `<h1>Curriculum Vitae</h1><dl>${rows([
      ['Name', person.name],
      ['Address', person.city],
      ['Mobile', phone],
      ['E-mail', person.email],
    ])}</dl>
     <h2>Work experience</h2><dl>${job(
       (one) =>
         rows([
           ['Dates', dates(one)],
           ['Occupation or position held', one.title],
           ['Main activities', one.duties[0]!],
           ['Name and address of employer', `${one.company}, ${one.place}`],
         ]),
       person,
     )}</dl>
     <h2>Education and training</h2><dl>${person.degrees
       .map((one) =>
         rows([
           ['Dates', years(one)],
           ['Title of qualification awarded', `${one.name}${field(one)}`],
           ['Name and type of organisation providing education', one.institution],
         ]),
       )
       .join('')}</dl>
     <h2>Skills</h2><p>${person.skills.join(', ')}</p>`,
    'dl{display:grid;grid-template-columns:60mm 1fr;margin:0}dd{margin:0 0 2px}',
  );
};

/** The company first, with its place at the right; the title and the dates below. */
const companyFirst: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name.toUpperCase()}</h1><p>Email: ${person.email} • Phone: ${phone} • ${person.city}</p>
     <h2>Career Objective</h2><p>${person.summary}</p>
     <h2>Professional Experience</h2>${job((one) => `<div class="row"><b>${one.company}</b><span>${one.place}</span></div><div class="row"><i>${one.title}</i><i>${dates(one)}</i></div>${list(one.duties)}`, person)}
     <h2>Academic Qualifications</h2>${list(person.degrees.map((one) => `${one.name}${field(one)} from ${one.institution} in ${one.to} with ${one.grade}`))}
     <h2>Key Skills</h2><p>${person.skills.join(' | ')}</p>`,
  );

/** Headings in the margin. */
const margin: Layout = ({ person, dates, phone }) => {
  const part = (title: string, body: string) =>
    `<section><h2>${title}</h2><div>${body}</div></section>`;
  return page(
    `<h1>${person.name}</h1><p>${person.email} · ${phone} · ${person.city}</p>
     ${part('Profile', `<p>${person.summary}</p>`)}
     ${part(
       'Experience',
       job(
         (one) =>
           `<p><b>${one.title}</b>, ${one.company}, ${one.place} (${dates(one)})</p>${list(one.duties)}`,
         person,
       ),
     )}
     ${part('Education', person.degrees.map((one) => `<p>${one.name}${field(one)}, ${one.institution}, ${years(one)}</p>`).join(''))}
     ${part('Skills', `<p>${person.skills.join(', ')}</p>`)}`,
    'section{display:grid;grid-template-columns:40mm 1fr}section h2{margin:6px 0}',
  );
};

/** Everything in sentences. */
const sentences: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name}</h1><p>${person.city}</p><p>Ph: ${phone}</p><p>${person.email}</p>
     <h2>Objective:</h2><p>${person.summary}</p>
     <h2>Experience:</h2>${list(person.jobs.map((one) => `${one.to ? 'Worked' : 'Working'} as ${one.title} at ${one.company}, ${one.place} (${dates(one)})`))}
     <h2>Education:</h2>${list(person.degrees.map((one) => `${one.name}${field(one)} - ${one.institution} - ${one.to} - ${one.grade}`))}
     <h2>Skills:</h2>${list(person.skills)}<h2>Hobbies:</h2><p>Cricket and reading</p>`,
  );

const hindi: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name}</h1><p>मोबाइल: ${phone}</p><p>ईमेल: ${person.email}</p><p>पता: ${person.city}</p>
     <h2>उद्देश्य</h2><p>${person.summary}</p>
     <h2>कार्य अनुभव</h2>${job((one) => `<p><b>${one.title}</b>, ${one.company}, ${one.place} (${dates(one)})</p>${list(one.duties)}`, person)}
     <h2>शैक्षणिक योग्यता</h2>${list(person.degrees.map((one) => `${one.name}, ${one.institution}, ${one.to}, ${one.grade}`))}
     <h2>कौशल</h2><p>${person.skills.join(', ')}</p><h2>भाषाएं</h2><p>${person.languages.join(', ')}</p>`,
  );

/** A fresher: degrees and projects, and labels in the skills. */
const fresher: Layout = ({ person, phone }) =>
  page(
    `<h1>${person.name}</h1><p>${phone} | ${person.email} | ${person.city} | linkedin.com/in/${person.email.split('@')[0]}</p>
     <h2>Career Objective</h2><p>Fresher looking for a first job. ${person.summary}</p>
     <h2>Education</h2>${person.degrees.map((one) => `<p>${one.institution}</p><div class="row"><span>${one.name}${field(one)}</span><span>${years(one)}</span></div><p>Percentage: ${one.grade}</p>`).join('')}
     <h2>Projects</h2>${person.projects.map(({ name, text }) => `<p><b>${name}</b></p><ul><li>${text}</li></ul>`).join('')}
     <h2>Technical Skills</h2><p>Main: ${person.skills.slice(0, 2).join(', ')}</p><p>Others: ${person.skills.slice(2).join(', ')}</p>
     <h2>Strengths</h2><p>Hard working</p>`,
  );

/** Skills first, then only a list of jobs. */
const functional: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name}</h1><p>${person.headline}</p><p>${person.email} / ${phone}</p><p>${person.city}</p>
     <h2>Areas of Expertise</h2>${list(person.skills)}
     <h2>Key Achievements</h2>${list(person.jobs.flatMap(({ duties }) => duties))}
     <h2>Employment History</h2>${job((one) => `<p>${dates(one)}: ${one.title}, ${one.company}, ${one.place}</p>`, person)}
     <h2>Education</h2>${person.degrees.map((one) => `<p>${one.to}: ${one.name}${field(one)}, ${one.institution}</p>`).join('')}`,
  );

export interface Kind {
  layout: Layout;
  jobs: number;
  isHindi?: boolean;
}

/** The layouts that the rules were written with. */
export const SEEN: Readonly<Record<string, Kind>> = {
  classic: { layout: classic, jobs: 3 },
  'column at the left': { layout: aside('left'), jobs: 3 },
  'column at the right': { layout: aside('right'), jobs: 2 },
  tables: { layout: tables, jobs: 3 },
  'labels at the left': { layout: europass, jobs: 2 },
  'a long career': { layout: companyFirst, jobs: 8 },
  'headings in the margin': { layout: margin, jobs: 3 },
  sentences: { layout: sentences, jobs: 2 },
  Hindi: { layout: hindi, jobs: 2, isHindi: true },
  'classic in Hindi': { layout: classic, jobs: 2, isHindi: true },
  fresher: { layout: fresher, jobs: 0 },
  functional: { layout: functional, jobs: 4 },
};

/** The company with its dates, and the title below. */
const datedCompany: Layout = ({ person, dates, phone }) =>
  page(
    `<div class="row"><h1>${person.name}</h1><div style="text-align:right"><p>${phone}</p><p>${person.email}</p><p>${person.city}</p></div></div>
     <h2>About me</h2><p>${person.summary}</p>
     <h2>Employment</h2>${job((one) => `<div class="row"><b>${one.company}, ${one.place}</b><span>${dates(one)}</span></div><p><i>${one.title}</i></p>${list(one.duties)}`, person)}
     <h2>Education &amp; Training</h2>${person.degrees.map((one) => `<div class="row"><b>${one.institution}</b><span>${one.from}-${one.to.slice(2)}</span></div><p>${one.name}${field(one)} | ${one.grade}</p>`).join('')}
     <h2>Core Competencies</h2><table>${[0, 2, 4].map((at) => `<tr>${[at, at + 1].map((of) => `<td>${person.skills[of] ?? ''}</td>`).join('')}</tr>`).join('')}</table>`,
    'table,td{border:0}',
  );

/** Two equal columns; the dates above the title. */
const halves: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name}</h1><p>${person.headline}</p><div class="page"><div><h2>Work History</h2>${job((one) => `<p><small>${dates(one)}</small></p><p><b>${one.title}</b></p><p>${one.company}</p>${list(one.duties)}`, person)}</div>
     <div><h2>Contact</h2><p>Phone: ${phone}</p><p>Email: ${person.email}</p><p>Location: ${person.city}</p><h2>Education</h2>${person.degrees.map((one) => `<p><small>${years(one)}</small></p><p><b>${one.name}${field(one)}</b></p><p>${one.institution}</p>`).join('')}<h2>Skills</h2><p>${person.skills.join(' • ')}</p><h2>Languages</h2><p>${person.languages.map((one) => `${one} (fluent)`).join(', ')}</p></div></div>`,
    '.page{display:grid;grid-template-columns:1fr 1fr;gap:12mm}',
  );

/** A timeline: the dates in the margin. */
const timeline: Layout = ({ person, dates, phone }) => {
  const at = (when: string, body: string) =>
    `<section><span>${when}</span><div>${body}</div></section>`;
  return page(
    `<h1>${person.name}</h1><p>${person.city} | ${person.email} | ${phone}</p><h2>Experience</h2>${job((one) => at(dates(one), `<p><b>${one.title}</b></p><p>${one.company}, ${one.place}</p>${list(one.duties)}`), person)}
     <h2>Education</h2>${person.degrees.map((one) => at(years(one), `<p><b>${one.name}${field(one)}</b></p><p>${one.institution}</p>`)).join('')}
     <h2>Technical Skills</h2><p>${person.skills.join(', ')}</p>`,
    'section{display:grid;grid-template-columns:52mm 1fr}',
  );
};

/** A form with numbers and colons. */
const biodata: Layout = ({ person, dates, phone }) =>
  page(
    `<h1 style="text-align:center">BIO-DATA</h1><table class="form"><tr><td>Name</td><td>: ${person.name.toUpperCase()}</td></tr><tr><td>Father's Name</td><td>: Mahesh Kumar</td></tr><tr><td>Mobile No.</td><td>: ${phone}</td></tr><tr><td>Email ID</td><td>: ${person.email}</td></tr><tr><td>Present Address</td><td>: House No. 4, Shanti Nagar, ${person.city}</td></tr></table>
     <h2>1. Educational Qualification:</h2>${person.degrees.map((one, at) => `<p>${at + 1}) ${one.name}${field(one)} passed from ${one.institution} in ${one.to} with ${one.grade}.</p>`).join('')}
     <h2>2. Work Experience:</h2>${job((one) => `<p>Organization : ${one.company}</p><p>Post : ${one.title}</p><p>Period : ${dates(one)}</p>`, person)}
     <h2>3. Skills:</h2>${person.skills.map((one, at) => `<p>${at + 1}. ${one}</p>`).join('')}<p>Date:</p><p>Place: ${person.city}</p>`,
    '.form,.form td{border:0}.form td:first-child{width:45mm}',
  );

const modern: Layout = ({ person, dates, phone }) =>
  page(
    `<header><h1>${person.name}</h1><p>${person.headline}</p><p>✉ ${person.email}  ☎ ${phone}  ⌂ ${person.city}</p></header>
     <h2>EXPERIENCE</h2>${job((one) => `<p><b>${one.title} @ ${one.company}</b> · ${dates(one)}</p>${list(one.duties)}`, person)}
     <h2>EDUCATION</h2>${person.degrees.map((one) => `<p><b>${one.name}${field(one)}</b> · ${one.institution} · ${one.to}</p>`).join('')}
     <h2>SKILLS</h2><div class="grid">${person.skills.map((one) => `<span>${one}</span>`).join('')}</div>`,
    'header{background:#eee;padding:6mm}.grid{display:grid;grid-template-columns:1fr 1fr 1fr}h2{letter-spacing:3px}',
  );

/** Headings in two languages. */
const bilingual: Layout = ({ person, dates, phone }) =>
  page(
    `<h1>${person.name}</h1><p>मोबाइल / Mobile: ${phone}</p><p>ईमेल / Email: ${person.email}</p><p>पता / Address: ${person.city}</p>
     <h2>कार्य अनुभव / Work Experience</h2>${job((one) => `<p>${one.company} — ${one.title}</p><p>${dates(one)}</p>${list(one.duties)}`, person)}
     <h2>शिक्षा / Education</h2>${list(person.degrees.map((one) => `${one.to} – ${one.name}${field(one)}, ${one.institution}`))}
     <h2>कौशल / Skills</h2>${list(person.skills)}`,
  );

/** Each job on one line, with bars between its parts. */
const bars: Layout = ({ person, dates, phone }) =>
  page(
    `<p style="text-align:right">${phone}<br>${person.email}</p><h1 style="text-align:center">${person.name}</h1><p style="text-align:center">${person.city}, India</p>
     <h2>PROFESSIONAL BACKGROUND</h2>${job((one) => `<p>${one.company} | ${one.title} | ${one.place} | ${dates(one)}</p>${list(one.duties)}`, person)}
     <h2>EDUCATIONAL BACKGROUND</h2>${person.degrees.map((one) => `<p>${one.institution} | ${one.name}${field(one)} | ${years(one)} | ${one.grade}</p>`).join('')}
     <h2>IT SKILLS</h2><p>${person.skills.join('; ')}</p>`,
  );

/** The layouts that the rules had not seen when they were written. */
export const UNSEEN: Readonly<Record<string, Kind>> = {
  'dated companies': { layout: datedCompany, jobs: 3 },
  halves: { layout: halves, jobs: 3 },
  'dates in the margin': { layout: timeline, jobs: 3 },
  'a form': { layout: biodata, jobs: 2 },
  modern: { layout: modern, jobs: 3 },
  'two languages': { layout: bilingual, jobs: 2 },
  'Hindi with a column': { layout: aside('left'), jobs: 2, isHindi: true },
  'two languages, Hindi': { layout: bilingual, jobs: 2, isHindi: true },
  bars: { layout: bars, jobs: 5 },
};
