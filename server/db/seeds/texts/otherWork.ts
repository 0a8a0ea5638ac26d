import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const OTHER_WORK: readonly LineOfWork[] = [
  {
    key: 'facility', field: 'other',
    types: { full_time: 86, contract: 8, temporary: 3, part_time: 3 },
    roles: [
      {
        title: 'Security Guard', pay: [1.5, 2.4], years: [0, 5], education: 'high_school', skills: ['Communication', 'Time Management'], openings: 20,
        leads: ['{company} requires security guards in {town}.', 'Security guards (men and women) wanted by {company} for its {town} {site}.'],
        about: ['Posts are at the main gate, lobby and parking.', 'Training of seven days on fire and access control is given before posting.', 'A field officer visits every post twice in a night.'],
        duties: ['Check visitors, vehicles and material', 'Maintain gate registers', 'Patrol and punch at check points', 'Watch CCTV monitors', 'Help in fire drill and evacuation', 'Report incidents to the supervisor'],
        needs: ['10th pass', 'Height 165 cm for men, 155 cm for women', 'Police verification', 'Ex-servicemen preferred'],
        offers: ['Wages on the 7th', 'PF, ESI and bonus', 'Uniform free', 'Barrack accommodation'],
        hours: { rotating: 'Eight-hour duty in morning, evening and night by monthly rotation.', night: 'This post is for night duty, 10 pm to 6 am.' },
      },
      {
        title: 'Security Supervisor', pay: [2.2, 3.6], years: [2, 8], education: 'high_school', skills: ['Team Management', 'Communication'], openings: 2,
        leads: ['{company} is looking for a security supervisor at {town}.', 'Security supervisor for a large {site} in {town}, {company}.'],
        about: ['You will lead 24 guards across three shifts.', 'The client asks for an incident report within two hours.', 'Relievers are arranged by you from the area pool.'],
        duties: ['Prepare duty roster and briefings', 'Check posts by day and night', 'Investigate theft and complaints', 'Train guards in drill and manners', 'Coordinate with police and client', 'Submit attendance for wages'],
        needs: ['12th pass or ex-army/CAPF', 'Guard supervision experience', 'Writes reports in Hindi or English', 'Two-wheeler licence'],
        offers: ['Supervisor allowance', 'PF, ESI', 'Stay facility', 'Mobile recharge'],
        hours: { rotating: 'Twelve-hour supervision, day and night alternate weekly, one off.' },
      },
      {
        title: 'Driver', pay: [1.7, 3], years: [1, 8], education: 'high_school', skills: ['Time Management', 'Communication'], openings: 2,
        leads: ['{company} needs a driver in {town} for staff and guest movement.', 'Driver (LMV) wanted by {company}, {town}.'],
        about: ['The vehicle is an Innova Crysta, serviced by the company.', 'Most trips are within the city, with airport runs three or four times a week.', 'A logbook app records start and end kilometres.'],
        duties: ['Drive safely and on time', 'Keep the vehicle clean and fuelled', 'Check tyre pressure, oil and coolant', 'Maintain logbook and bills', 'Help with luggage', 'Inform about service dates'],
        needs: ['8th or 10th pass', 'LMV licence without endorsement', 'Knows city routes and Google Maps', 'Polite, no smoking in car'],
        offers: ['Overtime per hour after duty', 'Outstation allowance of ₹400', 'ESI and PF', 'Uniform twice a year'],
        hours: { day: 'Duty is 8:30 am to 7 pm with a break, weekly off on Sunday.' },
      },
      {
        title: 'Housekeeping Staff', pay: [1.2, 2], years: [0, 4], education: null, skills: ['Time Management', 'Customer Service'], openings: 15,
        leads: ['{company} requires housekeeping staff at {town}.', 'Housekeeping staff needed at the {town} {site}, {company}.'],
        about: ['Each person gets one floor or area and a checklist.', 'Scrubber and vacuum machines are used for corridors.', 'Chemicals come pre-diluted from a dosing station.'],
        duties: ['Sweep, mop and dust allotted area', 'Clean washrooms every hour', 'Collect and segregate waste', 'Refill soap and tissue', 'Operate cleaning machines', 'Report leaks and fused lamps'],
        needs: ['No education needed', 'Physically fit', 'Neat and regular', 'Aadhaar and bank account'],
        offers: ['Minimum wages with PF, ESI', 'Two weekly-off swaps a month', 'Gloves, shoes and uniform', 'Attendance prize'],
        hours: { rotating: 'Shifts are 6 am to 2 pm and 2 pm to 10 pm by turn.', day: 'Timing is 8 am to 5 pm, six days a week.' },
      },
    ],
  },
  {
    key: 'community', field: 'other',
    types: { full_time: 84, contract: 12, part_time: 4 },
    roles: [
      {
        title: 'NGO Field Coordinator', pay: [2.2, 4.2], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Project Management', 'Training & Development'], openings: 2,
        leads: ['{company} is recruiting field coordinators for blocks around {town}.', 'Field coordinator: {company} {does}, and the {town} cluster has grown to fifteen villages.'],
        about: ['You will support water committees and self-help groups along with two community workers.', 'The project is funded for three years, with a baseline already done.', 'Monthly review is at the district office.'],
        duties: ['Hold village meetings and form committees', 'Train SHG leaders in bookkeeping', 'Monitor works and bills', 'Collect data on mobile forms', 'Link families to government schemes', 'Write monthly and case-study reports'],
        needs: ['BSW, MSW or rural management', 'Fluent in the local language', 'Two-wheeler and night stay in villages', 'Comfortable with mobile data tools'],
        offers: ['Travel at actuals', 'Accident and health insurance', 'PF', 'Exposure visits'],
        hours: { flexible: 'Meetings follow the villagers’ time, often early morning or evening.' },
      },
      {
        title: 'Field Officer', pay: [1.8, 3.2], years: [0, 4], education: 'bachelor', skills: ['Communication', 'Data Entry'], openings: 6,
        leads: ['{company} needs field officers for surveys and enrolment in {town}.', 'Field officers required in {town} by {company}, tablet provided.'],
        about: ['A field officer covers 20 households a day and uploads forms before evening.', 'Back-checks are done on ten per cent of forms.', 'Training is for three days with a practice village.'],
        duties: ['Visit households and fill tablet forms', 'Explain schemes and eligibility', 'Help with documents and applications', 'Organise camps with panchayat', 'Upload data the same day', 'Keep consent forms safe'],
        needs: ['Graduate', 'Speaks the regional language', 'Android skills', 'Ready to travel by bus or bike'],
        offers: ['Daily travel allowance', 'ESI, PF', 'Tablet and SIM card', 'Completion incentive'],
        hours: { day: 'Field hours are 8:30 am to 4:30 pm, Sunday off.' },
      },
    ],
  },
];
