import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const OTHER_WORK: readonly LineOfWork[] = [
  {
    key: 'facility', field: 'other', setting: 'floor',
    types: { full_time: 86, contract: 8, temporary: 3, part_time: 3 },
    roles: [
      { title: 'Security Guard', pay: [1.5, 2.4], years: [0, 5], education: 'high_school', skills: ['Communication'], does: 'You watch the gate, keep the register and help visitors.' },
      { title: 'Security Supervisor', pay: [2.2, 3.6], years: [2, 8], education: 'high_school', skills: ['Team Management', 'Communication'], does: 'You lead twelve guards on a site, with rounds by day and by night.' },
      { title: 'Driver', pay: [1.7, 3], years: [1, 8], education: 'high_school', skills: ['Time Management'], does: 'You drive staff or directors, safely and on time.' },
      { title: 'Housekeeping Staff', pay: [1.2, 2], years: [0, 4], education: null, skills: ['Time Management'], does: 'You clean offices, wards or shops by a plan, with machines that work.' },
    ],
    work: [
      'Wages are paid by bank transfer on the seventh, with PF and ESI.',
      'Uniform and shoes are given free, twice a year.',
      'A supervisor can be reached at every hour.',
    ],
    duties: [
      'Arrive on time and in uniform',
      'Do the round or the plan and note it',
      'Report faults, accidents and strangers at once',
      'Treat residents, patients and visitors politely',
      'Look after equipment and keys',
    ],
    demands: [
      'Fit, reliable and honest',
      'Identity papers and police verification',
      'Ready for eight-hour shifts, nights included where the post needs it',
      'Licence for drivers',
    ],
  },
  {
    key: 'community', field: 'other', setting: 'field',
    types: { full_time: 84, contract: 12, part_time: 4 },
    roles: [
      { title: 'NGO Field Coordinator', pay: [2.2, 4.2], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Project Management', 'Training & Development'], does: 'You work with fifteen villages and the committees that they elect.' },
      { title: 'Field Officer', pay: [1.8, 3.2], years: [0, 4], education: 'bachelor', skills: ['Communication', 'Data Entry'], does: 'You visit households, fill in surveys on a tablet and explain schemes.' },
    ],
    work: [
      'Much of the day is walking, listening and drinking tea.',
      'Plans are made in the village meeting and not in the office.',
      'A project has a beginning and an end, and you report both honestly.',
    ],
    duties: [
      'Hold meetings and keep their minutes',
      'Collect data carefully and with consent',
      'Help people with applications and papers',
      'Organise trainings with local teachers and health workers',
      'Report progress, with what did not work',
    ],
    demands: [
      'Degree in social work, rural studies or any subject, with field experience',
      'Speaks the language of the villages',
      'Ready to travel and to stay overnight',
      'Two-wheeler licence preferred',
    ],
  },
];
