import { strToU8 } from 'fflate';
import { docx } from '#tests/server/file/documents.ts';
import type { Person, TrueDegree } from './people.ts';
import type { Written } from './layouts.ts';

export type WordLayout = (written: Written) => Buffer;

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const runs = (text: string) =>
  text
    .split('\t')
    .map((part) => `<w:r><w:t xml:space="preserve">${safe(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>');
const p = (text: string, more = '') => `<w:p>${runs(text)}${more}</w:p>`;
const ps = (texts: readonly string[]) => texts.map((text) => p(text)).join('');
const cell = (body: string) => `<w:tc>${body}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const box = (body: string) =>
  `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${body}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${body}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
const file = (body: string, header?: string) =>
  docx('', {
    'word/document.xml': strToU8(`${HEAD}${body}</w:body></w:document>`),
    ...(header && { 'word/header1.xml': strToU8(`<w:hdr>${header}</w:hdr>`) }),
  });

const field = ({ field: of }: TrueDegree) => (of ? ` (${of})` : '');
const titled = (person: Person, english: string, hindi: string) =>
  person.isHindi ? hindi : english;

/** Tabs before the dates. */
const tabbed: WordLayout = ({ person, dates, phone }) =>
  file(
    ps([
      person.name,
      `${phone} | ${person.email} | ${person.city}`,
      titled(person, 'Work Experience', 'कार्य अनुभव'),
      ...person.jobs.flatMap((one) => [
        `${one.title}\t${dates(one)}`,
        `${one.company}, ${one.place}`,
        ...one.duties.map((duty) => `• ${duty}`),
      ]),
      titled(person, 'Education', 'शिक्षा'),
      ...person.degrees.map(
        (one) => `${one.name}${field(one)}, ${one.institution}\t${one.from} - ${one.to}`,
      ),
      titled(person, 'Skills', 'कौशल'),
      person.skills.join(', '),
    ]),
  );

/** A table that divides the page into two columns. */
const divided: WordLayout = ({ person, dates, phone }) =>
  file(
    table(
      row(
        ps(['CONTACT', phone, person.email, person.city, 'SKILLS', ...person.skills]),
        ps([
          person.name,
          person.headline,
          'EXPERIENCE',
          ...person.jobs.flatMap((one) => [
            one.title,
            `${one.company} | ${dates(one)}`,
            ...one.duties.map((duty) => `- ${duty}`),
          ]),
          'EDUCATION',
          ...person.degrees.flatMap((one) => [
            `${one.name}${field(one)}`,
            `${one.institution} | ${one.to}`,
          ]),
        ]),
      ),
    ),
  );

/** The contact in a text box, and the name in the header. */
const boxed: WordLayout = ({ person, dates, phone }) =>
  file(
    p('OBJECTIVE', box(ps([phone, person.email, person.city]))) +
      p(person.summary) +
      ps([
        'EMPLOYMENT HISTORY',
        ...person.jobs.flatMap((one) => [
          `Company: ${one.company}`,
          `Designation: ${one.title}`,
          `Duration: ${dates(one)}`,
          `Responsibilities: ${one.duties[0]!}`,
        ]),
        'ACADEMIC DETAILS',
        ...person.degrees.map(
          (one) => `${one.name}${field(one)} from ${one.institution}, ${one.to} (${one.grade})`,
        ),
        `SKILLS: ${person.skills.join(', ')}`,
      ]),
    p(person.name),
  );

/** Tables with the names of their columns. */
const tables: WordLayout = ({ person, dates, phone }) =>
  file(
    ps([
      'CURRICULUM VITAE',
      person.name,
      `Mobile: ${phone}`,
      `E-mail: ${person.email}`,
      'Educational Qualifications',
    ]) +
      table(
        row(p('S.No'), p('Degree'), p('Institution'), p('Year of Passing'), p('Marks')),
        ...person.degrees.map((one, at) =>
          row(
            p(String(at + 1)),
            p(`${one.name}${field(one)}`),
            p(one.institution),
            p(one.to),
            p(one.grade),
          ),
        ),
      ) +
      p('Experience') +
      table(
        row(p('Organization'), p('Position'), p('From'), p('To')),
        ...person.jobs.map((one) => {
          const [from = '', to = ''] = dates(one).split(/ – | to | - | — /);
          return row(p(one.company), p(one.title), p(from), p(to));
        }),
      ) +
      ps([
        'Skills',
        ...person.skills.map((skill) => `• ${skill}`),
        'Personal Details',
        `Address: ${person.city}`,
        'Date of Birth: 1 May 1996',
      ]),
  );

export interface WordKind {
  layout: WordLayout;
  jobs: number;
  isHindi?: boolean;
}

export const SEEN_WORD: Readonly<Record<string, WordKind>> = {
  'Word, tabs': { layout: tabbed, jobs: 3 },
  'Word, tabs, Hindi': { layout: tabbed, jobs: 2, isHindi: true },
  'Word, divided by a table': { layout: divided, jobs: 3 },
  'Word, text box and header': { layout: boxed, jobs: 2 },
  'Word, tables': { layout: tables, jobs: 3 },
};

/** The items of Word's own lists have no dot in the text. */
const listed: WordLayout = ({ person, dates, phone }) =>
  file(
    ps([
      person.name.toUpperCase(),
      `Phone: ${phone}`,
      `Email: ${person.email}`,
      `${person.city}, India`,
      'PROFESSIONAL EXPERIENCE',
      ...person.jobs.flatMap((one) => [
        `${one.company}\t${one.place}`,
        `${one.title} (${dates(one)})`,
        ...one.duties,
      ]),
      'EDUCATION',
    ]) +
      table(
        row(p('Course'), p('Institute'), p('Session'), p('Division')),
        ...person.degrees.map((one) =>
          row(
            p(`${one.name}${field(one)}`),
            p(one.institution),
            p(`${one.from}-${one.to}`),
            p('First'),
          ),
        ),
      ) +
      ps(['SKILLS', ...person.skills]),
  );

/** A table with the headings at the left. */
const headed: WordLayout = ({ person, dates, phone }) =>
  file(
    ps([person.name, `${person.email} · ${phone} · ${person.city}`]) +
      table(
        row(
          p('Experience'),
          ps(
            person.jobs.flatMap((one) => [
              `${one.title}, ${one.company}`,
              dates(one),
              ...one.duties.map((duty) => `• ${duty}`),
            ]),
          ),
        ),
        row(
          p('Education'),
          ps(
            person.degrees.map((one) => `${one.name}${field(one)}, ${one.institution}, ${one.to}`),
          ),
        ),
        row(p('Skills'), p(person.skills.join(', '))),
      ),
  );

export const UNSEEN_WORD: Readonly<Record<string, WordKind>> = {
  'Word, lists': { layout: listed, jobs: 3 },
  'Word, lists, Hindi': { layout: listed, jobs: 2, isHindi: true },
  'Word, headings at the left': { layout: headed, jobs: 3 },
};
