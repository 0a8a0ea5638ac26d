import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const ELECTRICAL: readonly LineOfWork[] = [
  {
    key: 'electricians', field: 'electrical', setting: 'field',
    types: { full_time: 82, contract: 12, temporary: 6 },
    roles: [
      { title: 'AC Technician', pay: [1.9, 4.2], years: [0, 6], education: 'diploma', skills: ['Electrical Wiring', 'Customer Service'], does: 'You install split and cassette units, find leaks, charge gas and leave the wall cleaner than you found it.' },
      { title: 'Electrician', pay: [1.8, 3.8], years: [0, 8], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], does: 'You wire new rooms, trace faults and keep panels, pumps and lights working.' },
      { title: 'ITI Electrician', pay: [1.7, 3.4], years: [0, 4], education: 'diploma', skills: ['Electrical Wiring'], does: 'You assist the shift engineer with motors, starters and lighting, and learn the plant from one end to the other.' },
      { title: 'Solar Technician', pay: [2, 4.2], years: [0, 4], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], does: 'You mount panels, run DC cable, connect the inverter and hand the system over with its first readings.' },
      { title: 'Panel Wireman', pay: [1.8, 3.6], years: [1, 7], education: 'diploma', skills: ['Electrical Wiring', 'PLC Programming'], does: 'You wire control panels from the drawing: ferrules, ducts, terminals, continuity test.' },
      { title: 'Lift Technician', pay: [2.1, 4.4], years: [1, 7], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], does: 'You maintain passenger lifts on a fixed route and answer calls when one stops between floors.' },
    ],
    work: [
      'The day’s calls reach your phone before nine, with address, complaint and earlier visits.',
      'You are not alone: a senior technician answers the phone when a fault makes no sense.',
      'Most work is planned maintenance; breakdowns are perhaps one call in four.',
      'Before live work the supply is isolated, locked and tested, without exception.',
    ],
    duties: [
      'Inspect, test and repair wiring, motors, switchgear and fittings',
      'Follow the drawing, and mark on it whatever was built otherwise',
      'Isolate and lock the supply before work and test that it is dead',
      'Carry spares on the list and return what was not used',
      'Record readings and parts in the app, with a photo before and after',
      'Explain to the customer what was wrong and how to avoid it',
    ],
    demands: [
      'ITI (NCVT or SCVT) in the trade, or a wireman’s licence',
      'Able to use a multimeter, clamp meter and insulation tester',
      'Ready to work at heights with harness and helmet',
      'Own two-wheeler and licence preferred',
      'Reads simple English and writes a clear note',
    ],
  },
  {
    key: 'electrical-engineers', field: 'electrical', setting: 'floor',
    roles: [
      { title: 'Electrical Engineer', pay: [3, 8], years: [0, 8], education: 'bachelor', skills: ['AutoCAD', 'PLC Programming', 'Problem Solving'], does: 'You size cables, choose switchgear and see a system through from the single-line diagram to switching on.' },
      { title: 'Electrical Maintenance Engineer', pay: [3, 7], years: [1, 8], education: 'diploma', skills: ['PLC Programming', 'Electrical Wiring', 'Problem Solving'], does: 'You keep the plant’s drives, transformers and compressors available around the clock.' },
      { title: 'Field Service Engineer', pay: [2.8, 6.5], years: [0, 6], education: 'diploma', skills: ['Customer Service', 'Problem Solving', 'PLC Programming'], does: 'You commission machines at the customer’s site and are the one they call when a machine stops.' },
      { title: 'Electrical Supervisor', pay: [2.6, 5], years: [3, 10], education: 'diploma', skills: ['Team Management', 'Electrical Wiring'], does: 'You lead a crew of six to ten electricians and answer for their safety and their work.' },
    ],
    work: [
      'Breakdown hours are counted every week, and the aim is to have fewer than the week before.',
      'You plan shutdowns with production, so that neither side is surprised.',
      'Root causes are written down on one page; a repair without a cause is not finished.',
    ],
    duties: [
      'Plan and carry out preventive maintenance of panels, motors and transformers',
      'Read and correct single-line diagrams and control drawings',
      'Analyse breakdowns and remove the cause',
      'Keep spares for critical machines and their vendors in view',
      'Prepare for inspections by the electrical inspectorate',
      'Train operators and electricians on safe isolation',
    ],
    demands: [
      'Diploma or degree in electrical engineering',
      'Sound knowledge of motors, drives, protection and earthing',
      'Some practice with PLC fault finding',
      'Willing to work in shifts or to travel, as the post needs',
      'Supervisor’s licence is an advantage',
    ],
  },
];
