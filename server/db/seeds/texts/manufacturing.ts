import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const MANUFACTURING: readonly LineOfWork[] = [
  {
    key: 'machines', field: 'manufacturing', setting: 'floor',
    types: { full_time: 80, contract: 10, temporary: 10 },
    roles: [
      { title: 'CNC Operator', pay: [1.9, 3.8], years: [0, 6], education: 'diploma', skills: ['CNC Programming', 'Problem Solving'], does: 'You set and run CNC lathes and hold two hundredths of a millimetre.' },
      { title: 'VMC Operator', pay: [2, 4], years: [0, 6], education: 'diploma', skills: ['CNC Programming', 'Problem Solving'], does: 'You set fixtures and tools on vertical machining centres and prove out programs.' },
      { title: 'Machine Operator', pay: [1.6, 2.8], years: [0, 4], education: 'high_school', skills: ['Time Management'], does: 'You run a line: load, watch, measure, and stop it when it sounds wrong.' },
      { title: 'Fitter', pay: [1.8, 3.4], years: [0, 8], education: 'diploma', skills: ['Problem Solving'], does: 'You assemble, align and repair machines and their parts.' },
      { title: 'Welder', pay: [1.9, 4], years: [1, 10], education: 'diploma', skills: ['Time Management'], does: 'You weld MIG and TIG to drawings, and your seams pass the test.' },
      { title: 'Sewing Machine Operator', pay: [1.4, 2.3], years: [0, 5], education: null, skills: ['Time Management'], does: 'You stitch collars, sleeves and seams on industrial machines.' },
      { title: 'Maintenance Technician', pay: [2, 4], years: [1, 7], education: 'diploma', skills: ['Electrical Wiring', 'PLC Programming', 'Problem Solving'], does: 'You keep machines running and know their noises.' },
      { title: 'Tool and Die Maker', pay: [2.4, 5.2], years: [2, 10], education: 'diploma', skills: ['CNC Programming', 'SolidWorks', 'Problem Solving'], does: 'You make and mend press tools and dies to drawing.' },
    ],
    work: [
      'The canteen is open in every shift, and tea comes to the machine.',
      'A setter shows you each machine until you are sure of it.',
      'Rejects are counted by cause and talked about at the machine.',
      'Guards stay on machines, and production waits for safety.',
    ],
    duties: [
      'Set up the machine by the sheet and check the first piece',
      'Run the batch and measure at the stated interval',
      'Stop and call when something is off',
      'Change tools, and clean and oil by the plan',
      'Note output, rejects and stops',
      'Wear shoes, glasses and gloves; keep the place in order',
    ],
    demands: [
      'ITI or diploma in the trade, or proven practice',
      'Reads drawings and measuring instruments where the post needs it',
      'Ready for shifts',
      'Careful hands and good eyesight',
      'Freshers are trained for junior posts',
    ],
  },
  {
    key: 'plant-engineers', field: 'manufacturing', setting: 'floor',
    types: { full_time: 94, contract: 3, intern: 3 },
    roles: [
      { title: 'Production Engineer', pay: [2.6, 6.5], years: [0, 6], education: 'bachelor', skills: ['Problem Solving', 'Microsoft Excel', 'Team Management'], does: 'You improve cycle times and tools on one line until it runs without you.' },
      { title: 'Production Supervisor', pay: [2.4, 5], years: [2, 8], education: 'diploma', skills: ['Team Management', 'Operations Management'], does: 'You lead a shift of thirty people to its number, safely.' },
      { title: 'Quality Engineer', pay: [2.6, 6.5], years: [0, 6], education: 'bachelor', skills: ['Data Analysis', 'Problem Solving'], does: 'You find out why parts are rejected and see that the same reason does not return.' },
      { title: 'Quality Control Inspector', pay: [1.8, 3.6], years: [0, 5], education: 'diploma', skills: ['Data Entry', 'Time Management'], does: 'You inspect incoming and finished parts and have the last word on both.' },
      { title: 'Design Engineer', pay: [3, 8], years: [0, 7], education: 'bachelor', skills: ['SolidWorks', 'AutoCAD', 'Problem Solving'], does: 'You design parts and fixtures in SolidWorks and walk to the machine to see them made.' },
      { title: 'Mechanical Engineer', pay: [2.6, 7], years: [0, 7], education: 'bachelor', skills: ['AutoCAD', 'SolidWorks', 'Project Management'], does: 'You plan, install and improve machines, pipes and conveyors.' },
      { title: 'Plant Manager', pay: [14, 30], years: [12, 22], education: 'bachelor', skills: ['Leadership', 'Operations Management', 'Decision Making'], does: 'You answer for a plant of four hundred people: safety first, then quality, then cost.' },
    ],
    work: [
      'The plant is certified, and audits are prepared all year round.',
      'Ideas from the floor are tried within a fortnight.',
      'Daily figures are on a board that everyone passes.',
    ],
    duties: [
      'Plan the day’s output with stores, quality and maintenance',
      'Solve problems at the line with data and with the operators',
      'Keep drawings, standards and control plans current',
      'Track rejects, downtime and cost and bring them down',
      'Train operators and audit safety',
      'Prepare for customer and certification audits',
    ],
    demands: [
      'Diploma or degree in mechanical, production or a related field',
      'Knows measuring, basic statistics and problem solving on the shop floor',
      'Hands-on and calm',
      'Good with Excel; an ERP is a plus',
    ],
  },
];
