import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const ELECTRICAL: readonly LineOfWork[] = [
  {
    key: 'electricians', field: 'electrical',
    types: { full_time: 82, contract: 12, temporary: 6 },
    roles: [
      {
        title: 'Electrician', pay: [1.8, 3.8], years: [0, 8], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], openings: 4,
        leads: ['{company} requires electricians for its {town} {site}.', 'Electricians with ITI can apply for immediate joining at {company}, {town}.'],
        about: ['The job covers lighting, power sockets, DG changeover and the LT panel.', 'Around ten complaints come in a day, and the rest of the shift goes into preventive checks.', 'A licensed supervisor signs all shutdown permits.'],
        duties: ['Attend breakdown calls and restore supply', 'Do daily checks of LT panel, DG and UPS', 'Replace MCBs, contactors and cables', 'Carry out earthing tests every quarter', 'Follow lock-out and permit rules', 'Fill in the log book with meter readings'],
        needs: ['ITI Electrician; wireman licence preferred', 'Knows single-line diagrams', 'Safe working habits on LT', 'Ready for emergency calls'],
        offers: ['PF, ESI and bonus', 'Double wages for overtime', 'Safety shoes, gloves and tool bag', 'Uniform washing allowance'],
        hours: { day: 'General shift timing is 9 am to 6 pm, six days a week.', rotating: 'Three shifts of eight hours rotate every week, with one day off.' },
      },
      {
        title: 'AC Technician', pay: [1.9, 4.2], years: [0, 6], education: 'diploma', skills: ['Electrical Wiring', 'Customer Service'], openings: 3,
        leads: ['{company} is hiring AC technicians in {town}.', 'AC and refrigeration technicians needed at {company} for {town} and nearby areas.'],
        about: ['Split and cassette units make up most of the work; VRF is handled by a senior technician.', 'Summer brings eight calls a day, winter about four plus deep cleaning contracts.', 'Gas, spares and vacuum pump are issued from the store.'],
        duties: ['Install, service and shift split and cassette ACs', 'Find gas leaks, braze and recharge', 'Check compressor, capacitor and PCB', 'Clean filters, coils and drain lines', 'Explain charges before starting work', 'Close calls on the mobile app with photos'],
        needs: ['ITI or diploma in RAC or electrical', 'Can braze copper and use a manifold gauge', 'Two-wheeler with licence', 'Good behaviour at customer premises'],
        offers: ['Incentive per extra call', 'Petrol at ₹4 per km', 'PF and ESI', 'Season bonus from April to June'],
        hours: { day: 'Timing is 9 am to 6:30 pm with a weekly off; Sunday duty by rotation in summer.' },
      },
      {
        title: 'Solar Technician', pay: [2, 4.2], years: [0, 4], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], openings: 5,
        leads: ['{company}, which {does}, is adding solar technicians in {town}.', 'Solar technicians are required at {company} for rooftop projects around {town}.'],
        about: ['A crew of four completes one 5 kW home system in a day and a half.', 'Larger jobs are factory sheds of 100 to 500 kW, where you stay near the site for two weeks.', 'Every roof is worked with harness and lifeline.'],
        duties: ['Fix mounting structure and modules', 'Lay DC and AC cables and terminate in the inverter', 'Install earthing and lightning arrestor', 'Test string voltage and commission the system', 'Clean and inspect plants under AMC', 'Hand over and explain the app to the owner'],
        needs: ['ITI Electrician, wireman or solar certificate (Suryamitra)', 'Comfortable working on roofs', 'Basics of inverters and net metering', 'Willing to travel within the state'],
        offers: ['Travel, stay and food at site', 'PF and ₹10 lakh accident cover', 'Completion incentive per kW', 'Harness and tools issued'],
        hours: { day: 'Work starts at 8 am and ends by 5 pm; Sunday is off unless a shutdown is planned.' },
      },
      {
        title: 'Lift Technician', pay: [2.1, 4.4], years: [1, 7], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'],
        leads: ['{company} needs a lift technician for the elevators at its {town} {site}.', 'Lift technician vacancy in {town} with {company}.'],
        about: ['There are 14 passenger and 3 goods lifts of two makes, all VVVF.', 'Manufacturer AMC covers major parts, so your role is first response and monthly service.', 'Entrapment must be attended within ten minutes.'],
        duties: ['Do monthly service as per checklist', 'Release trapped passengers safely', 'Check brakes, door sensors and ropes', 'Coordinate with OEM for major faults', 'Maintain lift inspection records', 'Train guards in rescue procedure'],
        needs: ['ITI or diploma in electrical or electronics', 'Worked on VVVF drives and controllers', 'Not afraid of height or machine rooms', 'Knowledge of lift act formalities'],
        offers: ['Standby allowance', 'PF, ESI', 'Accommodation for bachelors', 'Annual increment in April'],
        hours: { day: 'Regular hours are 8 am to 5 pm with standby on two Sundays.', rotating: 'Duty rotates between 6 am to 2 pm, 2 pm to 10 pm and night standby.' },
      },
    ],
  },
  {
    key: 'electrical-engineers', field: 'electrical',
    roles: [
      {
        title: 'Electrical Engineer', pay: [3, 8], years: [0, 8], education: 'bachelor', skills: ['AutoCAD', 'PLC Programming', 'Problem Solving'], openings: 2,
        leads: ['{company} is looking for an electrical engineer in {town}.', 'An electrical engineer for project and execution work can join {company} at {town}.'],
        about: ['You will handle LT/HT distribution from load calculation to charging.', 'Two projects run at a time, usually one 11 kV and one 33 kV.', 'Vendors are fixed on rate contract, so you spend time on site and not on price lists.'],
        duties: ['Prepare SLDs, load lists and cable schedules', 'Review vendor drawings and attend FAT', 'Supervise erection and testing', 'Coordinate with DISCOM and electrical inspector', 'Analyse power factor and energy bills', 'Prepare completion documents'],
        needs: ['B.E. or B.Tech in electrical', 'AutoCAD Electrical or ETAP', 'Understands protection relays', 'Open to site travel'],
        offers: ['Family mediclaim of ₹3 lakh', 'PF and gratuity', 'Site allowance with lodging', 'Yearly performance bonus'],
        hours: { day: 'Office hours are 9 am to 5:45 pm, with first and third Saturdays off.' },
      },
      {
        title: 'Electrical Maintenance Engineer', pay: [3, 7], years: [1, 8], education: 'diploma', skills: ['PLC Programming', 'Electrical Wiring', 'Problem Solving'], openings: 2,
        leads: ['{company} requires an electrical maintenance engineer at its {town} {site}.', 'We have a vacancy for an electrical maintenance engineer at {town}, {company}.'],
        about: ['You will be responsible for drives, PLC panels, transformers and DG sets on shift.', 'Downtime is measured line by line, and the target is below 2 per cent.', 'Spares worth ₹40 lakh are kept on site.'],
        duties: ['Attend breakdowns and find the root cause', 'Plan preventive maintenance and shutdown jobs', 'Troubleshoot Siemens or Allen-Bradley PLCs', 'Maintain VFDs, servo drives and sensors', 'Lead a shift team of four technicians', 'Track energy and spare consumption'],
        needs: ['Diploma or degree in electrical or instrumentation', 'Hands-on with PLC and VFD', 'Supervisor licence preferred', 'Can read wiring drawings quickly'],
        offers: ['Shift allowance of ₹150 a day', 'Canteen and bus', 'Mediclaim for family', 'PF and yearly bonus'],
        hours: { rotating: 'Shifts A, B and C rotate weekly, and Sunday is the maintenance day by turn.' },
      },
      {
        title: 'Field Service Engineer', pay: [2.8, 6.5], years: [0, 6], education: 'diploma', skills: ['Customer Service', 'Problem Solving', 'PLC Programming'], openings: 3,
        leads: ['{company} is adding field service engineers for customers in and around {town}.', 'Field service engineer needed with base at {town}. {company} {does}.'],
        about: ['You will visit two to three customer sites a day for installation, AMC and breakdowns.', 'About eight nights a month are spent outside the base town.', 'Senior engineers support you over video call when a fault is new.'],
        duties: ['Install and commission equipment at site', 'Carry out AMC visits and calibrations', 'Attend breakdown calls within SLA', 'Submit service reports on the app', 'Demonstrate operation to customer staff', 'Carry and account for spares'],
        needs: ['Diploma or B.E. in electrical, electronics or mechanical', 'Good in fault finding', 'Speaks to customers with confidence', 'Two-wheeler and willingness to travel'],
        offers: ['Daily allowance and hotel on tour', 'Travel claim settled weekly', 'PF and accident policy', 'Call closure incentive'],
        hours: { day: 'Normal hours are 9 am to 6 pm; breakdown calls on holidays earn a comp-off.' },
      },
      {
        title: 'Electrical Supervisor', pay: [2.6, 5], years: [3, 10], education: 'diploma', skills: ['Team Management', 'Electrical Wiring'],
        leads: ['{company} wants a licensed electrical supervisor in {town}.', 'Electrical supervisor required for {company} at the {town} {site}.'],
        about: ['You will lead eight electricians and two apprentices.', 'Your licence number goes on the permits, so we expect you to refuse unsafe work.', 'The substation is 1,600 kVA with two DG sets in sync.'],
        duties: ['Allot jobs and check completed work', 'Issue shutdown permits and isolate feeders', 'Plan annual testing with the agency', 'Maintain stock of cables and switchgear', 'Train electricians in safety', 'Prepare the monthly power report'],
        needs: ['Diploma in electrical with supervisor licence', 'Experience with HT panel and transformer', 'Can lead people older than you', 'Basic Excel for reports'],
        offers: ['Licence renewal reimbursed', 'PF, ESI or mediclaim', 'Attendance award every quarter', 'Family quarters if available'],
        hours: { day: 'Timing is 8:30 am to 5:30 pm, six days.' },
      },
    ],
  },
];
