import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const CONSTRUCTION: readonly LineOfWork[] = [
  {
    key: 'site', field: 'real_estate',
    types: { full_time: 86, contract: 12, temporary: 2 },
    roles: [
      {
        title: 'Site Engineer', pay: [2.4, 6], years: [0, 6], education: 'diploma', skills: ['AutoCAD', 'Project Management', 'Problem Solving'], openings: 3,
        leads: ['{company} needs site engineers for an ongoing project in {town}.', 'Site engineers required at {town}, where structural work has just started. {company} {does}.'],
        about: ['You will look after one block from footing to finishing, with two supervisors under you.', 'Slab cycles are twelve days, and pours are usually done at night.', 'RMC is supplied from our own batching plant within 10 km.'],
        duties: ['Set out columns and check levels with auto level', 'Check reinforcement and shuttering before each pour', 'Maintain cube test and pour card records', 'Prepare bar bending schedules with the draughtsman', 'Certify labour contractor bills', 'Send the daily progress report with photos'],
        needs: ['Diploma or B.E. in civil engineering', 'Can read structural drawings on site', 'Basic AutoCAD and MS Excel', 'Two-wheeler preferred'],
        offers: ['Site accommodation or ₹6,000 a month', 'PF and accident insurance', 'Site allowance', 'Mess facility'],
        hours: { day: 'Site timing is 8:30 am to 6:30 pm, six days a week; pour nights are compensated.' },
      },
      {
        title: 'Civil Site Supervisor', pay: [2, 4], years: [1, 8], education: 'diploma', skills: ['Team Management', 'Time Management'], openings: 4,
        leads: ['{company} is looking for civil supervisors at its {town} project.', 'Civil site supervisors with finishing experience can join {company} in {town}.'],
        about: ['You will handle 40 to 60 masons, bar benders and helpers from three contractors.', 'The project is at plaster and tiling stage in two towers and at slab stage in the third.', 'Attendance is biometric, so muster rolls take minutes.'],
        duties: ['Allocate labour every morning with the engineer', 'Check plumb, level and right angle of masonry', 'Keep cement and steel consumption register', 'Supervise curing, plaster and tiling', 'Ensure helmets, belts and clean access', 'Report shortage of material before noon'],
        needs: ['Diploma or ITI civil, or long site experience', 'Speaks Hindi and the workers’ language', 'Reads working drawings', 'Ready to stay near the site'],
        offers: ['Free stay at site', 'PF, ESI or workmen insurance', 'Overtime paid monthly', 'Return train fare once a year'],
        hours: { day: 'Duty is 8 am to 6 pm with a weekly off on Sunday.' },
      },
      {
        title: 'Quantity Surveyor', pay: [3.2, 8], years: [1, 8], education: 'bachelor', skills: ['AutoCAD', 'Microsoft Excel', 'Negotiation'],
        leads: ['{company} has an opening for a quantity surveyor in {town}.', 'A quantity surveyor is required for billing and rate analysis on our {town} project, {company}.'],
        about: ['You will take care of client RA bills and about twelve subcontractors.', 'Monthly billing is ₹4 to 5 crore, with a cut-off on the 25th.', 'Extra items are a regular discussion with the client, so keep your backup ready.'],
        duties: ['Take off quantities from drawings and site', 'Prepare RA bills with measurement sheets', 'Verify subcontractor bills and recoveries', 'Do rate analysis for extra items', 'Reconcile cement and steel every month', 'Support tender costing when asked'],
        needs: ['B.E. or B.Tech civil', 'Strong Excel and AutoCAD', 'Knowledge of CPWD DSR and IS 1200', 'Good at defending a measurement'],
        offers: ['Medical insurance for family', 'PF and gratuity', 'Site allowance of ₹4,000', 'Laptop provided'],
        hours: { day: 'Office at site works from 9 am to 6 pm; second and fourth Saturdays are off.' },
      },
      {
        title: 'Safety Officer', pay: [2.6, 5.5], years: [1, 7], education: 'diploma', skills: ['Training & Development', 'Communication'],
        leads: ['{company} requires a safety officer at {town}.', 'For a high-rise site in {town}, {company} is hiring a safety officer with authority to stop work.'],
        about: ['About 300 workers are on site, half of them at height.', 'The site has completed 9 lakh safe man-hours, and clients audit us every quarter.', 'You report to the project head and not to the construction manager.'],
        duties: ['Conduct daily toolbox talks and induction', 'Issue work permits for height, hot work and excavation', 'Inspect scaffolds, harnesses and lifting gear', 'Investigate near misses and close actions', 'Run monthly mock drills', 'Maintain BOCW and first-aid records'],
        needs: ['Diploma in industrial safety (ADIS or equivalent)', 'Knowledge of BOCW rules', 'Fluent Hindi for training workers', 'Firm with contractors'],
        offers: ['Bachelor accommodation', 'PF with accident cover of ₹10 lakh', 'NEBOSH fee reimbursed after one year', 'Canteen food at half rate'],
        hours: { day: 'Duty hours are 8 am to 6 pm with Sunday off.', rotating: 'Night pours are covered in rotation with the second safety officer.' },
      },
      {
        title: 'AutoCAD Draughtsman', pay: [1.9, 4], years: [0, 6], education: 'diploma', skills: ['AutoCAD', 'Time Management'],
        leads: ['{company} wants an AutoCAD draughtsman at its {town} office.', 'Draughtsman (civil) needed by {company}, {town}, for working drawings and as-builts.'],
        about: ['You will convert architect and structural markups into drawings the site can use.', 'The drawing office has four people and issues about 25 sheets a week.', 'Revit training is given after six months.'],
        duties: ['Prepare plans, sections and door-window schedules', 'Draw bar bending and reinforcement details', 'Update revisions and maintain the drawing register', 'Prepare municipal submission drawings', 'Visit site to measure as-built conditions', 'Plot and issue sheets to contractors'],
        needs: ['ITI or diploma in civil draughtsmanship', 'Good speed in AutoCAD 2D', 'Knows layers, blocks and plotting', 'Portfolio of three drawings at interview'],
        offers: ['PF and ESI', 'Licensed AutoCAD and dual monitor', 'Revit course paid by company', 'Bonus at Diwali'],
        hours: { day: 'Drawing office timing is 9:30 am to 6 pm, Monday to Saturday.' },
      },
      {
        title: 'Plumber', pay: [1.6, 3.2], years: [0, 8], education: 'high_school', skills: ['Problem Solving', 'Time Management'], openings: 3,
        leads: ['Plumbers wanted by {company} in {town}.', '{company} needs plumbers in {town} for new lines and maintenance.'],
        about: ['Work is mainly CPVC and UPVC lines, fittings, pump rooms and leak repair.', 'One helper is given to every plumber.', 'Complaints come on an app with photos, and most are finished the same day.'],
        duties: ['Lay and pressure-test water and drainage lines', 'Fix sanitary ware and CP fittings', 'Repair leakage in shafts and toilets', 'Service pumps, tanks and float valves', 'Clean STP and rainwater lines with the vendor', 'Write material used in the register'],
        needs: ['8th or 10th pass; ITI plumber preferred', 'Knows CPVC, UPVC and GI jointing', 'Can read simple plumbing layouts', 'Own hand tools are an advantage'],
        offers: ['ESI and PF', 'Overtime at double rate', 'Room near site for outstation workers', 'Tool kit and safety shoes'],
        hours: { day: 'General duty is 9 am to 6 pm, one off in the week.', rotating: 'Maintenance plumbers work 7 am to 3 pm or 2 pm to 10 pm in turn.' },
      },
    ],
  },
  {
    key: 'property', field: 'real_estate',
    roles: [
      {
        title: 'Real Estate Sales Executive', pay: [2.2, 5.2], years: [0, 5], education: 'bachelor', skills: ['Sales', 'Lead Generation', 'Communication'], openings: 5,
        leads: ['{company} is hiring sales executives for its residential project in {town}.', 'Sales executives are required at our {town} site office. {company} {does}, and the current project is RERA registered.'],
        about: ['Leads come from portals, channel partners and hoardings, and each executive gets 12 to 15 a day.', 'Weekend site visits are the heart of the job.', 'Buyers are mostly families looking for 2 and 3 BHK flats on loan.'],
        duties: ['Call leads and fix site visits', 'Show the sample flat and explain price sheet and plan', 'Coordinate home loan with partner banks', 'Follow up till booking and agreement', 'Build a network of channel partners', 'Update every call in the CRM'],
        needs: ['Graduate, any stream', 'Fluent in the local language and Hindi', 'Two-wheeler with licence', 'Knows the city and its localities'],
        offers: ['Incentive of 0.2% to 0.5% on each booking', 'Fuel and mobile allowance', 'PF and mediclaim', 'Site visit cab for customers'],
        hours: { day: 'Site office is open 10 am to 7 pm; weekly off is on Tuesday or Wednesday.' },
      },
    ],
  },
];
