import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SUPPORT: readonly LineOfWork[] = [
  {
    key: 'it-support', field: 'it_support',
    types: { full_time: 88, contract: 9, intern: 3 },
    roles: [
      {
        title: 'Desktop Support Engineer', pay: [2, 4.5], years: [0, 5], education: 'diploma', skills: ['Networking', 'Problem Solving', 'Customer Service'], openings: 4,
        leads: ['{company} requires desktop support engineers in {town}.', 'Desktop support engineer at the {town} {site}, {company}.'],
        about: ['You will support 250 users, mostly Windows 11 laptops and shared printers.', 'Tickets come on ManageEngine with a four-hour SLA.', 'New-joiner laptops are prepared on Fridays.'],
        duties: ['Install and configure laptops and printers', 'Solve tickets in person and remotely', 'Manage Active Directory users', 'Patch systems and antivirus', 'Maintain asset inventory', 'Coordinate warranty repairs'],
        needs: ['Diploma, BCA or ITI COPA', 'Windows, Outlook and LAN troubleshooting', 'MCSA or CCNA is a plus', 'Polite with users'],
        offers: ['PF, ESI', 'Mobile allowance', 'Certification support', 'Yearly bonus'],
        hours: { day: 'Timing is 9 am to 6 pm, six days.', rotating: 'Morning, general and evening shifts rotate monthly.' },
      },
      {
        title: 'Network Engineer', pay: [2.8, 8], years: [0, 7], education: 'diploma', skills: ['Networking', 'Cyber Security', 'Linux'], openings: 3,
        leads: ['{company} is hiring network engineers in {town}.', 'Network engineers (L1/L2) needed at {town}. {company} {does}.'],
        about: ['The network has 180 switches, SD-WAN at branches and Fortinet firewalls.', 'Link failures at branches are half of the tickets.', 'Changes are done in a weekly window after approval.'],
        duties: ['Monitor links and devices', 'Configure switches, routers and VPN', 'Troubleshoot with ISPs', 'Maintain firewall rules', 'Plan cabling for new sites', 'Keep network diagrams updated'],
        needs: ['B.E., B.Sc. IT or diploma', 'CCNA; CCNP preferred', 'Routing, VLAN and firewall basics', 'Travels to sites occasionally'],
        offers: ['Standby allowance', 'Mediclaim and PF', 'Cisco exam voucher', 'Travel paid'],
        hours: { rotating: 'NOC duty in three shifts, changing every two weeks.', day: 'Project team hours are 9:30 am to 6:30 pm.' },
      },
      {
        title: 'System Administrator', pay: [3, 8.5], years: [1, 8], education: 'bachelor', skills: ['Linux', 'Microsoft Azure', 'Networking'],
        leads: ['{company} needs a system administrator in {town}.', 'System administrator (Linux and Windows) for {company}, {town}.'],
        about: ['Eighty servers, half of them on Azure, are looked after by two admins.', 'Backups go to Veeam and are restored as a test every month.', 'Microsoft 365 has 600 mailboxes.'],
        duties: ['Administer Linux and Windows servers', 'Manage Azure VMs and Microsoft 365', 'Patch on schedule', 'Monitor and tune', 'Test backup restores', 'Document procedures'],
        needs: ['Graduate in computers', 'RHCSA or Azure certificate preferred', 'Shell or PowerShell scripts', 'Careful with changes'],
        offers: ['Comp-off for weekend work', 'Health insurance', 'PF and gratuity', 'Azure exam fee'],
        hours: { day: 'General hours are 9:30 am to 6:30 pm with one patch Sunday a month.' },
      },
      {
        title: 'Technical Support Executive', pay: [2, 4.2], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Problem Solving'], openings: 8,
        leads: ['{company} is recruiting technical support executives in {town}.', 'Technical support executive (phone and chat), {company}, {town}.'],
        about: ['Customers call about installation, login and connectivity.', 'You solve 40 cases a day with remote desktop.', 'Second-level team sits on the same floor.'],
        duties: ['Troubleshoot on call and chat', 'Take remote access and fix', 'Log tickets and escalate', 'Guide installation step by step', 'Follow up on open cases', 'Add to the knowledge base'],
        needs: ['Any graduate, technical preferred', 'Windows and broadband basics', 'Hindi and English', 'Calm voice'],
        offers: ['Incentive on resolution', 'ESI, PF', 'Night allowance', 'Free transport in odd hours'],
        hours: { rotating: 'Support is open 7 am to 11 pm in three rotating slots.' },
      },
      {
        title: 'Technical Support Engineer', pay: [2.8, 7.5], years: [0, 6], education: 'bachelor', skills: ['Linux', 'SQL', 'Customer Service', 'Problem Solving'], openings: 2,
        leads: ['{company} wants a technical support engineer at {town}.', 'Technical support engineer for product customers: {company} {does}, and this role is in {town}.'],
        about: ['You are the link between customers and developers for one product.', 'A third of tickets need a SQL query and a look at logs.', 'Bugs are reported with steps, so developers rarely come back with questions.'],
        duties: ['Analyse logs and reproduce issues', 'Write SQL to check data', 'Report bugs with clear steps', 'Assist in upgrades and go-live', 'Hold customer calls', 'Track SLA of your queue'],
        needs: ['B.Tech, BCA or MCA', 'SQL and Linux commands', 'API basics with Postman', 'Good written English'],
        offers: ['Mediclaim of ₹3 lakh', 'Shift allowance for late week', 'PF', 'Path to QA or development'],
        hours: { day: 'Hours are 10 am to 7 pm, with a late shift one week in four.' },
      },
      {
        title: 'Computer Operator', pay: [1.5, 2.8], years: [0, 4], education: 'high_school', skills: ['Data Entry', 'Microsoft Excel'], openings: 4,
        leads: ['{company} needs computer operators at {town}.', 'Computer operator vacancy: {company}, {town} {site}.'],
        about: ['Work is entry, printing and online portals.', 'You will handle about 80 slips a day.', 'Hindi typing is needed for letters.'],
        duties: ['Enter bills and slips', 'Print labels, letters and reports', 'Upload data to portals', 'Keep files and backups', 'Scan documents', 'Help staff with email'],
        needs: ['12th with DCA or COPA', 'Hindi and English typing', 'MS Word and Excel', 'Regular attendance'],
        offers: ['ESI and PF', 'Bonus', 'Sunday off', 'Uniform shirt'],
        hours: { day: 'Duty timing is 9 am to 5:30 pm.' },
      },
      {
        title: 'IT Manager', pay: [9, 20], years: [8, 15], education: 'bachelor', skills: ['Team Management', 'Networking', 'Cyber Security', 'Project Management'],
        leads: ['{company} seeks an IT manager in {town}.', 'IT manager to head infrastructure and applications at {company}, {town}.'],
        about: ['Budget is ₹1.8 crore, team of seven, five sites.', 'An ISO 27001 audit is due in ten months.', 'ERP is hosted with a partner whose contract ends this year.'],
        duties: ['Own IT roadmap and budget', 'Manage vendors and contracts', 'Ensure uptime and security', 'Lead ERP and network projects', 'Prepare for ISO 27001', 'Guide the support team'],
        needs: ['B.Tech or MCA', 'Headed IT for multiple sites', 'Security and compliance knowledge', 'Speaks business language'],
        offers: ['Annual bonus', 'Family insurance of ₹7 lakh', 'Car or fuel allowance', 'Executive courses'],
        hours: { day: 'Hours are 9:30 am to 6:30 pm; major incidents at any time.' },
      },
    ],
  },
];
