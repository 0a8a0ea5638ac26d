import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { linesIn, type ResumeLine } from './resumeLines.ts';

/** Other spellings used in resumes. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  JavaScript: ['Java Script', 'ES6'],
  'HTML & CSS': ['HTML', 'HTML5', 'CSS', 'CSS3', 'HTML/CSS', 'HTML and CSS'],
  React: ['React.js', 'ReactJS', 'React JS'],
  Angular: ['AngularJS', 'Angular.js'],
  'Node.js': ['NodeJS', 'Node JS'],
  '.NET': ['ASP.NET', 'DotNet', 'Dot Net', '.NET Core'],
  'Android Development': ['Android Developer', 'Android SDK', 'Android Studio'],
  SQL: ['MySQL', 'T-SQL', 'PL/SQL'],
  PostgreSQL: ['Postgres'],
  MongoDB: ['Mongo DB'],
  AWS: ['Amazon Web Services'],
  'Microsoft Azure': ['Azure'],
  Git: ['GitHub', 'GitLab'],
  'Software Testing': ['Manual Testing', 'Automation Testing'],
  'Cyber Security': ['Cybersecurity'],
  'Data Analysis': ['Data Analytics'],
  'Power BI': ['PowerBI'],
  'Microsoft Excel': ['MS Excel', 'MS-Excel', 'Advanced Excel', 'Excel'],
  'Tally Prime': ['Tally', 'Tally ERP', 'Tally ERP 9'],
  'GST Filing': ['GST Return', 'GST Returns'],
  'Adobe Photoshop': ['Photoshop'],
  AutoCAD: ['Auto CAD'],
  SolidWorks: ['Solid Works'],
  'PLC Programming': ['PLC'],
  'CNC Programming': ['CNC'],
  Communication: ['Communication Skills'],
  'Team Management': ['Team Handling'],
  'Problem Solving': ['Problem-Solving'],
  'Customer Service': ['Customer Support', 'Customer Care'],
  'Relationship Management': ['Client Relationship', 'Customer Relationship Management'],
  Telecalling: ['Tele Calling', 'Tele-Calling'],
  'Training & Development': ['Training and Development'],
  Accounting: ['Accounts', 'Bookkeeping'],
};

/** Technical skills count anywhere. The others are common words, so they only count in the skills section. */
export function findSkills(lines: readonly ResumeLine[]) {
  const everything = lines.map(({ text }) => text).join('\n');
  const listed = linesIn(lines, 'skills').join('\n');
  return {
    technicalSkills: TECHNICAL_SKILLS.filter((skill) => isNamed(skill, everything)),
    functionalSkills: FUNCTIONAL_SKILLS.filter((skill) => isNamed(skill, listed)),
  };
}

function isNamed(skill: string, text: string): boolean {
  return [skill, ...(SPELLINGS[skill] ?? [])].some((spelling) => wordPattern(spelling).test(text));
}

/** "Java" is not found in "JavaScript" or "java.util"; the "C" of "C++" and "C#" includes its sign. */
function wordPattern(spelling: string): RegExp {
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`(?<![\\p{L}\\p{N}.+#])${escaped}(?![\\p{L}\\p{N}+#]|\\.[a-z])`, 'iu');
}
