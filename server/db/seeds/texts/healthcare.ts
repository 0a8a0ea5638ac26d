import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const HEALTHCARE: readonly LineOfWork[] = [
  {
    key: 'nursing', field: 'healthcare', setting: 'care',
    types: { full_time: 90, contract: 5, part_time: 3, temporary: 2 },
    roles: [
      { title: 'Staff Nurse', pay: [2.2, 4.5], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Time Management'], does: 'You care for six to eight patients a shift on a general ward.' },
      { title: 'GNM Nurse', pay: [2, 4], years: [0, 6], education: 'diploma', skills: ['Communication', 'Time Management'], does: 'You give medicines, dress wounds and keep the chart on a surgical ward.' },
      { title: 'ICU Nurse', pay: [2.8, 5.5], years: [1, 7], education: 'bachelor', skills: ['Decision Making', 'Time Management', 'Communication'], does: 'You look after two ventilated patients at most, and know every alarm by its sound.' },
      { title: 'ANM Nurse', pay: [1.6, 2.8], years: [0, 5], education: 'diploma', skills: ['Communication'], does: 'You help at vaccinations, check-ups and home visits around the health centre.' },
      { title: 'Patient Care Assistant', pay: [1.4, 2.4], years: [0, 4], education: 'high_school', skills: ['Communication'], does: 'You help patients to eat, wash and walk, and notice when something has changed.' },
      { title: 'Operation Theatre Technician', pay: [2, 4.2], years: [0, 6], education: 'diploma', skills: ['Time Management'], does: 'You prepare the theatre, count instruments and keep the anaesthesia machine ready.' },
    ],
    work: [
      'Handover takes fifteen minutes at the bedside, and the patient hears it too.',
      'A senior nurse is on every floor at every hour; nobody is left alone in the first month.',
      'Protocols are short and hang where they are used.',
      'Families stay nearby, and a calm word to them is part of the care.',
    ],
    duties: [
      'Observe patients, record vital signs and call the doctor in time',
      'Give medicines by the five rights and chart at once',
      'Keep hands, lines and wounds clean by the protocol',
      'Prepare patients for procedures and explain what will happen',
      'Hand over completely at the end of the shift',
      'Treat every patient with the same respect',
    ],
    demands: [
      'Registration with the state council where the post requires it',
      'Calm in an emergency, gentle otherwise',
      'Reads and writes charts in English; speaks the local language',
      'Ready for three shifts by a roster that is known a month ahead',
    ],
  },
  {
    key: 'clinical', field: 'healthcare', setting: 'care',
    types: { full_time: 88, part_time: 8, contract: 4 },
    roles: [
      { title: 'Pharmacist', pay: [1.9, 3.8], years: [0, 6], education: 'diploma', skills: ['Inventory Management', 'Customer Service'], does: 'You dispense, explain the dose and catch the prescription that cannot be right.' },
      { title: 'Lab Technician', pay: [1.8, 3.6], years: [0, 6], education: 'diploma', skills: ['Time Management', 'Data Entry'], does: 'You draw and run samples, and repeat a result that surprises you.' },
      { title: 'X-Ray Technician', pay: [1.8, 3.6], years: [0, 6], education: 'diploma', skills: ['Communication'], does: 'You take images with the least dose that shows what the doctor needs to see.' },
      { title: 'Radiographer', pay: [2.4, 4.8], years: [1, 8], education: 'bachelor', skills: ['Communication', 'Time Management'], does: 'You run CT and MRI and guide anxious patients through the tube.' },
      { title: 'Physiotherapist', pay: [2.4, 5], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Relationship Management'], does: 'You bring people back on their feet after surgery, stroke and accidents.' },
      { title: 'Dental Assistant', pay: [1.4, 2.6], years: [0, 4], education: 'high_school', skills: ['Customer Service', 'Communication'], does: 'You prepare the chair, pass instruments and take away a little of the fear.' },
      { title: 'Dietician', pay: [2.2, 4.5], years: [0, 5], education: 'master', skills: ['Communication', 'Presentation'], does: 'You write diets that a family can cook and afford.' },
      { title: 'Resident Medical Officer', pay: [6, 12], years: [0, 5], education: 'bachelor', skills: ['Decision Making', 'Communication'], does: 'You are the doctor in the house: admissions, rounds and the first minutes of an emergency.' },
      { title: 'General Physician', pay: [9, 20], years: [2, 15], education: 'master', skills: ['Decision Making', 'Communication'], does: 'You see thirty to forty outpatients a day and know when to refer.' },
    ],
    work: [
      'Results and notes are on one system that doctors, nurses and the desk share.',
      'Equipment is calibrated and serviced by contract, and you may stop it when in doubt.',
      'The department meets weekly over one case and what it teaches.',
    ],
    duties: [
      'Receive patients, check name and order twice',
      'Carry out examinations and treatments by the protocol',
      'Record results the same hour and call when they are critical',
      'Look after equipment, stocks and expiry dates',
      'Explain to patients what comes next',
      'Keep records confidential',
    ],
    demands: [
      'Recognised degree or diploma and registration for the post',
      'Exact, clean and punctual',
      'Kind to people who are afraid',
      'Local language and working English',
    ],
  },
  {
    key: 'medical-sales', field: 'healthcare', setting: 'field',
    roles: [
      { title: 'Medical Representative', pay: [2.4, 5], years: [0, 5], education: 'bachelor', skills: ['Sales', 'Communication', 'Presentation'], does: 'You visit ten doctors and four chemists a day and know your medicines better than your brochure.' },
    ],
    work: [
      'Your list has about 180 doctors and 60 chemists, and most of them will greet you by name within a year.',
      'Nothing is promised about a medicine that the papers do not support.',
      'Product training lasts three weeks and is repeated every half year.',
      'Samples, gifts and claims follow the industry code, and so do we.',
    ],
    duties: [
      'Plan the month’s visits and keep to them',
      'Explain products to doctors in a few exact sentences',
      'Check stock at chemists and book orders',
      'Report side effects that you hear of, the same day',
      'Watch prices and new products in the area',
      'Enter each visit in the app before evening',
    ],
    demands: [
      'B.Pharm., B.Sc. or a similar degree',
      'Good English and the local language',
      'Two-wheeler with licence; travel inside the district',
      'Neat appearance and careful papers',
    ],
  },
  {
    key: 'health-desk', field: 'healthcare', setting: 'office',
    roles: [
      { title: 'Medical Coder', pay: [2.6, 5.5], years: [0, 5], education: 'bachelor', skills: ['Data Entry', 'Time Management'], does: 'You turn medical records into codes, exactly and by the latest book.' },
      { title: 'Hospital Administrator', pay: [5, 12], years: [5, 12], education: 'master', skills: ['Operations Management', 'Team Management', 'Decision Making'], does: 'You see that beds, staff, supplies and bills fit together every day.' },
      { title: 'Hospital Receptionist', pay: [1.5, 2.8], years: [0, 4], education: 'high_school', skills: ['Customer Service', 'Communication', 'Data Entry'], does: 'You register patients, guide families and keep the queue fair.' },
    ],
    work: [
      'You work between doctors, patients and insurers and keep all three informed.',
      'People at the counter are worried, and a clear answer helps as much as a quick one.',
      'Records, bills and claims are on one system, with a paper copy where the law asks for it.',
    ],
    duties: [
      'Keep records complete and confidential',
      'Answer questions politely and exactly',
      'Plan the day so that urgent matters come first',
      'Work with wards, pharmacy and insurance desks',
      'Report figures every week',
    ],
    demands: [
      'Qualification that fits the post, from class 12 to a management degree',
      'Good English and the local language',
      'Sure with computers; knowledge of hospital work is a plus',
      'Calm with people in distress',
    ],
  },
];
