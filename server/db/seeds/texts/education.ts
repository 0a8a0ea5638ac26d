import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const EDUCATION: readonly LineOfWork[] = [
  {
    key: 'teaching', field: 'education', setting: 'school',
    types: { full_time: 84, part_time: 11, contract: 5 },
    roles: [
      { title: 'Primary Teacher', pay: [1.8, 3.8], years: [0, 7], education: 'bachelor', skills: ['Communication', 'Time Management'], does: 'You are the class teacher of thirty children of seven or eight years.' },
      { title: 'Nursery Teacher', pay: [1.5, 2.8], years: [0, 5], education: 'diploma', skills: ['Communication'], does: 'You sing, draw and count with children of three and four.' },
      { title: 'English Teacher', pay: [2, 4.5], years: [0, 8], education: 'bachelor', skills: ['Communication', 'Presentation'], does: 'You teach English so that children speak it, and do not only pass in it.' },
      { title: 'Computer Teacher', pay: [1.9, 4], years: [0, 6], education: 'bachelor', skills: ['Python', 'HTML & CSS', 'Communication'], does: 'You teach classes five to ten, from folders to a first program.' },
      { title: 'TGT Mathematics Teacher', pay: [2.4, 5], years: [0, 8], education: 'bachelor', skills: ['Communication', 'Problem Solving'], does: 'You teach mathematics to classes six to ten and take the fear out of fractions.' },
      { title: 'TGT Science Teacher', pay: [2.4, 5], years: [0, 8], education: 'bachelor', skills: ['Communication', 'Presentation'], does: 'You teach science to classes six to ten, with an experiment every week.' },
      { title: 'TGT English Teacher', pay: [2.4, 4.8], years: [0, 8], education: 'bachelor', skills: ['Communication', 'Presentation'], does: 'You teach literature and writing to classes six to ten and run the school magazine.' },
      { title: 'PGT Physics Teacher', pay: [3.2, 7], years: [1, 10], education: 'master', skills: ['Communication', 'Problem Solving'], does: 'You prepare classes eleven and twelve for boards and entrance examinations.' },
      { title: 'Physical Education Teacher', pay: [1.8, 3.6], years: [0, 6], education: 'bachelor', skills: ['Leadership', 'Communication'], does: 'You coach athletics and kabaddi and see that every child plays.' },
      { title: 'Special Educator', pay: [2.2, 4.5], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Relationship Management'], does: 'You work with children who learn in another way, with their teachers and their parents.' },
    ],
    work: [
      'Classes have at most thirty-two children.',
      'Lesson plans are shared within the department, so that nobody starts from nothing.',
      'Two Saturdays a month are for training, parents or sports.',
      'Marks matter here, and so do questions.',
    ],
    duties: [
      'Plan lessons and prepare material',
      'Teach, and check that everybody has understood',
      'Correct notebooks and tests within the week',
      'Speak with parents about progress, early and kindly',
      'Take part in assemblies, trips and sports days',
      'Keep children safe and report any worry at once',
    ],
    demands: [
      'Degree in the subject; B.Ed., D.El.Ed. or NTT as the post requires',
      'Fluent in the language of teaching',
      'Enjoys the company of children',
      'A demonstration lesson is part of the selection',
      'Police verification before joining',
    ],
  },
  {
    key: 'school-office', field: 'education', setting: 'office',
    roles: [
      { title: 'Librarian', pay: [1.8, 3.4], years: [0, 8], education: 'bachelor', skills: ['Data Entry', 'Communication'], does: 'You look after nine thousand books and bring each child to the next one.' },
      { title: 'School Principal', pay: [7, 15], years: [10, 20], education: 'master', skills: ['Leadership', 'Team Management', 'Decision Making'], does: 'You lead sixty teachers and eleven hundred children, and know many of them by name.' },
      { title: 'Academic Counsellor', pay: [2, 4.5], years: [0, 5], education: 'bachelor', skills: ['Communication', 'Sales', 'Relationship Management'], does: 'You advise students and parents on courses and say so when another course fits better.' },
    ],
    work: [
      'The campus is alive from half past seven, and most days bring something that no plan foresaw.',
      'Parents come with worries and leave with a next step.',
      'You work with teachers every day, and their time is treated as precious.',
    ],
    duties: [
      'Speak with students and parents, in person and by phone',
      'Keep registers and records that can be trusted',
      'Prepare the term with the academic team',
      'Take part in school events',
      'Keep children safe and report any worry at once',
    ],
    demands: [
      'Degree that fits the post',
      'Fluent English and the local language',
      'Friendly, patient and organised',
      'Police verification before joining',
    ],
  },
];
