import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const QUALITY: readonly LineOfWork[] = [
  {
    key: 'testing', field: 'product_and_quality', setting: 'office', canBeRemote: true,
    types: { full_time: 86, intern: 8, contract: 6 },
    roles: [
      { title: 'QA Engineer', pay: [3.2, 12], years: [0, 6], education: 'bachelor', skills: ['Software Testing', 'Selenium', 'SQL'], does: 'You decide how we know that a feature works, and then make a machine check it every night.' },
      { title: 'Manual Tester', pay: [2.4, 6], years: [0, 4], education: 'bachelor', skills: ['Software Testing', 'Communication'], does: 'You try what users try, and what they should not, and describe what you saw.' },
      { title: 'Automation Test Engineer', pay: [4, 15], years: [1, 7], education: 'bachelor', skills: ['Selenium', 'Java', 'Software Testing', 'Git'], does: 'You write browser and interface tests that fail only when something is wrong.' },
      { title: 'Software Tester', pay: [2.6, 8], years: [0, 5], education: 'bachelor', skills: ['Software Testing', 'SQL'], does: 'You test releases on real phones and old computers, the way our customers have them.' },
      { title: 'QA Lead', pay: [10, 22], years: [6, 12], education: 'bachelor', skills: ['Software Testing', 'Team Management', 'Selenium', 'Leadership'], does: 'You lead five testers and decide when a release is good enough.' },
    ],
    work: [
      'Testers join the first talk about a feature and not the last.',
      'A bug report with clear steps is thanked for, whoever made the bug.',
      'The nightly run takes forty minutes, and keeping it there is part of the work.',
    ],
    duties: [
      'Write test plans from requirements and from what users complain about',
      'Test on phones, browsers and slow networks',
      'Report defects with steps, data and a picture',
      'Automate the checks that repeat',
      'Verify fixes and look left and right of them',
      'Give a clear yes or no before each release',
    ],
    demands: [
      'An eye for what others overlook',
      'Knows test design: boundaries, states, pairs',
      'Reads SQL and web interface logs',
      'Writes reports that can be followed by anyone',
      'A degree or diploma in computing, or testing experience',
    ],
  },
  {
    key: 'data', field: 'product_and_quality', setting: 'office', canBeRemote: true,
    types: { full_time: 88, intern: 6, contract: 6 },
    roles: [
      { title: 'Data Analyst', pay: [3.5, 12], years: [0, 6], education: 'bachelor', skills: ['SQL', 'Microsoft Excel', 'Power BI', 'Data Analysis'], does: 'You answer questions from sales and operations with numbers that have been checked twice.' },
      { title: 'Business Analyst', pay: [4.5, 16], years: [1, 8], education: 'bachelor', skills: ['Data Analysis', 'Communication', 'Presentation', 'SQL'], does: 'You find out what a department really needs and write it so that it can be built.' },
      { title: 'MIS Executive', pay: [2.2, 4.5], years: [0, 5], education: 'bachelor', skills: ['Microsoft Excel', 'Data Analysis', 'Power BI'], does: 'You prepare the daily and monthly reports that managers open first.' },
      { title: 'Data Scientist', pay: [7, 26], years: [1, 8], education: 'master', skills: ['Machine Learning', 'Python', 'SQL', 'Data Analysis'], does: 'You build forecasts and say how far they can be trusted.' },
      { title: 'Data Engineer', pay: [6, 22], years: [1, 8], education: 'bachelor', skills: ['Python', 'SQL', 'AWS', 'PostgreSQL'], does: 'You build the pipelines that bring clean data to everyone else by seven in the morning.' },
      { title: 'Product Manager', pay: [12, 36], years: [4, 12], education: 'bachelor', skills: ['Project Management', 'Decision Making', 'Communication', 'Data Analysis'], does: 'You decide what is built next, and spend two days a month with the people who use it.' },
      { title: 'Product Analyst', pay: [5, 14], years: [1, 5], education: 'bachelor', skills: ['SQL', 'Data Analysis', 'Presentation'], does: 'You study how people move through our product and where they give up.' },
    ],
    work: [
      'Numbers have one definition here, written down where everyone can read it.',
      'You sit close to the people who use your reports, and hear when they are wrong.',
      'Requests come through one list; the loudest voice does not win.',
    ],
    duties: [
      'Collect, clean and check data from several systems',
      'Build reports and dashboards that answer a real question',
      'Present findings in one page, with what you are not sure of',
      'Agree definitions with finance, sales and operations',
      'Find the reason behind a change and not only the change',
      'Document queries so that others can run them',
    ],
    demands: [
      'Strong in spreadsheets and SQL',
      'Basic statistics: averages that mislead, samples that are too small',
      'Explains numbers to people who do not like numbers',
      'Careful with personal data',
      'Degree in statistics, engineering, commerce or similar',
    ],
  },
];
