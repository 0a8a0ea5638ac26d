import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const CONSTRUCTION: readonly LineOfWork[] = [
  {
    key: 'site', field: 'real_estate', setting: 'field',
    types: { full_time: 86, contract: 12, temporary: 2 },
    roles: [
      { title: 'Site Engineer', pay: [2.4, 6], years: [0, 6], education: 'diploma', skills: ['AutoCAD', 'Project Management', 'Problem Solving'], does: 'You set out, check reinforcement and levels, and sign for each pour.' },
      { title: 'Civil Engineer', pay: [2.8, 8], years: [0, 8], education: 'bachelor', skills: ['AutoCAD', 'Project Management', 'Microsoft Excel'], does: 'You plan sequences, quantities and quality for a part of the project.' },
      { title: 'Civil Site Supervisor', pay: [2, 4], years: [1, 8], education: 'diploma', skills: ['Team Management', 'Time Management'], does: 'You lead masons, bar-benders and helpers through the day.' },
      { title: 'Quantity Surveyor', pay: [3.2, 8], years: [1, 8], education: 'bachelor', skills: ['AutoCAD', 'Microsoft Excel', 'Negotiation'], does: 'You measure, bill and defend what was built.' },
      { title: 'Safety Officer', pay: [2.6, 5.5], years: [1, 7], education: 'diploma', skills: ['Training & Development', 'Communication'], does: 'You may stop any work that is not safe, and you do.' },
      { title: 'AutoCAD Draughtsman', pay: [1.9, 4], years: [0, 6], education: 'diploma', skills: ['AutoCAD', 'Time Management'], does: 'You draw plans, sections and bar schedules that the site can build from.' },
      { title: 'Plumber', pay: [1.6, 3.2], years: [0, 8], education: 'high_school', skills: ['Problem Solving'], does: 'You lay, join and test water and drainage lines and repair what leaks.' },
      { title: 'Architect', pay: [3.5, 12], years: [0, 8], education: 'bachelor', skills: ['AutoCAD', 'Presentation', 'Project Management'], does: 'You design homes with light, air and drawings that leave no questions.' },
      { title: 'Interior Designer', pay: [2.4, 7], years: [0, 6], education: 'bachelor', skills: ['AutoCAD', 'Adobe Photoshop', 'Presentation'], does: 'You plan flats and offices to the last socket, within the budget agreed.' },
      { title: 'Facility Manager', pay: [4.5, 9], years: [5, 12], education: 'bachelor', skills: ['Operations Management', 'Team Management', 'Negotiation'], does: 'You keep a building of four hundred flats running: lifts, water, guards and patience.' },
    ],
    work: [
      'The morning begins at the board: what was done, what is planned, who needs what.',
      'Drawings are on a tablet, always the latest revision.',
      'Work stops when it is not safe, and nobody argues about that.',
    ],
    duties: [
      'Plan the day’s work with supervisors and contractors',
      'Check work against drawings and specifications',
      'Measure quantities and certify bills',
      'Keep daily reports with photos',
      'Order material in time and check it at the gate',
      'Insist on helmets, harness and clean access',
    ],
    demands: [
      'Degree, diploma or ITI in the trade',
      'Reads drawings surely',
      'Used to life on a site and to all weathers',
      'Two-wheeler preferred',
      'Speaks with engineers and workers alike',
    ],
  },
  {
    key: 'property', field: 'real_estate', setting: 'field',
    roles: [
      { title: 'Property Consultant', pay: [2.2, 5.5], years: [0, 5], education: 'bachelor', skills: ['Sales', 'Negotiation', 'Relationship Management'], does: 'You show homes, explain papers and stay with the buyer up to registration.' },
      { title: 'Real Estate Sales Executive', pay: [2.2, 5], years: [0, 4], education: 'bachelor', skills: ['Sales', 'Lead Generation', 'Communication'], does: 'You receive visitors at the model flat and follow every enquiry.' },
    ],
    work: [
      'Every project we sell has its RERA number on the wall.',
      'Weekends are the busiest days; your day off is in the week.',
      'Incentives are paid on registration.',
    ],
    duties: [
      'Call enquiries and arrange site visits',
      'Show the project and explain price, area and approvals truthfully',
      'Help with loan, agreement and registration',
      'Keep the CRM up to date',
      'Ask happy buyers for introductions',
    ],
    demands: [
      'Speaks well and listens better',
      'Knows the town and its prices',
      'Two-wheeler and licence',
      'Real estate experience is a plus; freshers are trained',
    ],
  },
];
