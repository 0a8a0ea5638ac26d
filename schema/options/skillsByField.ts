import { JOB_TITLE_FIELDS, type JobTitleFieldKey } from './jobTitles.ts';

interface FieldSkills {
  readonly technical: readonly string[];
  readonly functional: readonly string[];
}

/**
 * Offered in a profile for the field someone works in, most asked for first; people can add any other. Onboarding has
 * its own documented lists (skills.ts), with which these agree in spelling.
 */
// oxfmt-ignore
export const SKILLS_BY_FIELD: Readonly<Record<JobTitleFieldKey, FieldSkills>> = {
  automotive: {
    technical: ['Vehicle Servicing', 'Engine Diagnostics', 'OBD Scanning', 'Brake Systems', 'Wheel Alignment', 'Auto Electrical Repair', 'EV Servicing', 'Diesel Engines', 'Two Wheeler Repair', 'Denting & Painting', 'AC Servicing', 'Spare Parts Catalogues', 'DMS Software', 'Job Card Preparation', 'Warranty Claims'],
    functional: ['Customer Service', 'Sales', 'Inventory Management', 'Team Management', 'Estimation', 'Upselling', 'Communication', 'Problem Solving', 'Time Management', 'Test Drives'],
  },
  electrical: {
    technical: ['Electrical Wiring', 'Panel Wiring', 'Transformer Maintenance', 'Motor Rewinding', 'PLC Programming', 'AutoCAD', 'Solar Installation', 'HVAC Maintenance', 'AC Repair', 'Earthing', 'DG Set Operation', 'Lift Maintenance', 'Cable Jointing', 'Multimeter Testing', 'Mobile Repair', 'Preventive Maintenance'],
    functional: ['Problem Solving', 'Safety Procedures', 'Site Supervision', 'Team Management', 'Reading Drawings', 'Time Management', 'Communication', 'Customer Service'],
  },
  sales: {
    technical: ['CRM Software', 'Salesforce', 'Microsoft Excel', 'Route Planning', 'Quotations', 'Tender Filing', 'LinkedIn Sales Navigator', 'Order Booking Apps', 'Sales Forecasting', 'Cold Email', 'Power BI', 'Product Demonstrations'],
    functional: ['Sales', 'Business Development', 'Lead Generation', 'Negotiation', 'Cold Calling', 'Key Account Management', 'Channel Sales', 'Relationship Management', 'Closing Deals', 'Communication', 'Presentation', 'Telecalling', 'Team Management', 'Territory Management'],
  },
  it: {
    technical: ['JavaScript', 'TypeScript', 'Java', 'Python', 'React', 'Node.js', 'SQL', 'Git', 'Spring Boot', 'Angular', 'HTML & CSS', '.NET', 'C#', 'C++', 'PHP', 'Django', 'AWS', 'Docker', 'Kubernetes', 'PostgreSQL', 'MongoDB', 'Android Development', 'Flutter', 'Microsoft Azure', 'Linux', 'Machine Learning', 'REST APIs', 'GraphQL', 'CI/CD', 'Cyber Security'],
    functional: ['Problem Solving', 'Communication', 'Code Review', 'Agile', 'Team Management', 'Mentoring', 'Project Management', 'Requirement Gathering', 'Client Communication', 'Time Management'],
  },
  product_and_quality: {
    technical: ['SQL', 'Data Analysis', 'Power BI', 'Tableau', 'Python', 'Microsoft Excel', 'Software Testing', 'Selenium', 'API Testing', 'JIRA', 'Figma', 'Machine Learning', 'Statistics', 'A/B Testing', 'Google Analytics', 'Postman', 'Performance Testing', 'ETL', 'Product Roadmaps'],
    functional: ['Problem Solving', 'Stakeholder Management', 'Communication', 'Requirement Gathering', 'Agile', 'Presentation', 'Decision Making', 'Documentation', 'Project Management'],
  },
  it_support: {
    technical: ['Windows Administration', 'Networking', 'Active Directory', 'Hardware Repair', 'Linux', 'Office 365', 'Firewalls', 'CCTV Installation', 'Ticketing Tools', 'VPN', 'Printer Troubleshooting', 'Routers & Switches', 'Backup & Recovery', 'VMware', 'LAN Cabling', 'Remote Support'],
    functional: ['Customer Service', 'Problem Solving', 'Communication', 'Time Management', 'Documentation', 'Vendor Coordination', 'Working in Shifts', 'Asset Management'],
  },
  customer_service: {
    technical: ['CRM Software', 'Freshdesk', 'Zendesk', 'Microsoft Excel', 'Typing', 'Call Handling Software', 'Data Entry', 'Chat Support', 'Email Support', 'Quality Monitoring', 'Dialler Software', 'Google Sheets'],
    functional: ['Customer Service', 'Telecalling', 'Communication', 'English Speaking', 'Complaint Handling', 'Active Listening', 'Inbound Calls', 'Outbound Calls', 'Patience', 'Upselling', 'Team Management', 'Working in Shifts'],
  },
  marketing: {
    technical: ['SEO', 'Google Ads', 'Meta Ads', 'Google Analytics', 'Social Media Marketing', 'Content Writing', 'Canva', 'Adobe Photoshop', 'WordPress', 'Email Marketing', 'Copywriting', 'Video Editing', 'Keyword Research', 'Influencer Marketing', 'HubSpot', 'Marketing Automation'],
    functional: ['Digital Marketing', 'Branding', 'Campaign Planning', 'Market Research', 'Communication', 'Presentation', 'Lead Generation', 'Event Management', 'Project Management', 'Negotiation'],
  },
  finance: {
    technical: ['Tally Prime', 'GST Filing', 'Microsoft Excel', 'TDS', 'Bank Reconciliation', 'Income Tax Returns', 'SAP', 'Balance Sheet Finalisation', 'Auditing', 'Accounts Payable', 'Accounts Receivable', 'MIS Reporting', 'Zoho Books', 'Payroll', 'Financial Modelling', 'Loan Processing', 'KYC', 'Credit Appraisal', 'QuickBooks'],
    functional: ['Accounting', 'Attention to Detail', 'Communication', 'Negotiation', 'Problem Solving', 'Relationship Management', 'Decision Making', 'Team Management', 'Time Management', 'Collections'],
  },
  hr: {
    technical: ['HRMS', 'Payroll', 'PF & ESIC', 'Microsoft Excel', 'Naukri RMS', 'LinkedIn Recruiter', 'Labour Law', 'Attendance Software', 'Zoho People', 'HR Analytics', 'Applicant Tracking Systems', 'Background Verification'],
    functional: ['Recruitment', 'Onboarding', 'Training & Development', 'Employee Relations', 'Performance Management', 'Communication', 'Negotiation', 'Interviewing', 'Grievance Handling', 'Employee Engagement', 'Statutory Compliance'],
  },
  logistics: {
    technical: ['Warehouse Management Systems', 'Inventory Control', 'Microsoft Excel', 'SAP', 'E-way Bills', 'Barcode Scanning', 'Forklift Operation', 'Dispatch Planning', 'Route Planning', 'Fleet Tracking', 'Import & Export Documentation', 'Customs Clearance', 'Purchase Orders', 'Cold Chain', 'Last Mile Delivery'],
    functional: ['Operations Management', 'Inventory Management', 'Vendor Management', 'Team Management', 'Negotiation', 'Time Management', 'Communication', 'Problem Solving', 'Working in Shifts'],
  },
  healthcare: {
    technical: ['Patient Care', 'Vital Signs', 'IV Cannulation', 'Medication Administration', 'BLS', 'ICU Care', 'Wound Dressing', 'Phlebotomy', 'Lab Testing', 'X-ray Operation', 'Dispensing', 'Medical Billing', 'Hospital Management Software', 'OT Assistance', 'ECG', 'Physiotherapy', 'Infection Control', 'Medical Coding'],
    functional: ['Communication', 'Empathy', 'Patient Counselling', 'Record Keeping', 'Working in Shifts', 'Working under Pressure', 'Team Management', 'Time Management', 'Customer Service'],
  },
  education: {
    technical: ['Lesson Planning', 'Classroom Management', 'Online Teaching', 'Smart Boards', 'Curriculum Design', 'Question Paper Setting', 'Google Classroom', 'Microsoft Office', 'CBSE Syllabus', 'State Board Syllabus', 'Phonics', 'Laboratory Work', 'Student Assessment', 'Spoken English'],
    functional: ['Teaching', 'Communication', 'Counselling', 'Parent Communication', 'Presentation', 'Patience', 'Training & Development', 'Time Management', 'Mentoring', 'Leadership'],
  },
  hospitality: {
    technical: ['Front Office Software', 'Food Production', 'Indian Cuisine', 'Tandoor', 'Bakery', 'Food Safety', 'Housekeeping', 'POS Billing', 'Table Service', 'Bartending', 'Ticketing Software', 'Menu Planning', 'Inventory Control', 'Continental Cuisine'],
    functional: ['Guest Relations', 'Customer Service', 'Communication', 'English Speaking', 'Team Management', 'Working in Shifts', 'Upselling', 'Grooming', 'Time Management', 'Event Management'],
  },
  real_estate: {
    technical: ['AutoCAD', 'Site Supervision', 'Quantity Surveying', 'Billing', 'Estimation & Costing', 'STAAD Pro', 'Revit', 'Surveying', 'Quality Control', 'Bar Bending Schedules', 'Primavera', 'Microsoft Project', 'Concrete Technology', 'Plumbing', 'Masonry', 'RERA Rules', 'Total Station'],
    functional: ['Project Management', 'Site Coordination', 'Vendor Management', 'Negotiation', 'Sales', 'Site Visits', 'Team Management', 'Safety Procedures', 'Communication', 'Problem Solving'],
  },
  manufacturing: {
    technical: ['CNC Programming', 'CNC Operation', 'VMC Operation', 'AutoCAD', 'SolidWorks', 'Quality Control', 'Welding', 'PLC Programming', 'Machine Maintenance', 'Lean Manufacturing', '5S', 'ISO 9001', 'SAP', 'Injection Moulding', 'Engineering Drawings', 'Vernier & Micrometer', 'Production Planning', 'Kaizen'],
    functional: ['Operations Management', 'Team Management', 'Safety Procedures', 'Problem Solving', 'Working in Shifts', 'Time Management', 'Root Cause Analysis', 'Training & Development', 'Inventory Management'],
  },
  legal: {
    technical: ['Legal Drafting', 'Contract Review', 'Legal Research', 'Litigation', 'Corporate Law', 'Company Secretarial Work', 'Compliance', 'Labour Law', 'Trademarks', 'Due Diligence', 'Notices & Replies', 'SCC Online', 'Manupatra', 'MCA Filings'],
    functional: ['Negotiation', 'Communication', 'Attention to Detail', 'Client Counselling', 'Presentation', 'Problem Solving', 'Time Management', 'Documentation'],
  },
  retail: {
    technical: ['POS Billing', 'Visual Merchandising', 'Stock Taking', 'Inventory Control', 'Cash Handling', 'Microsoft Excel', 'Barcode Scanning', 'Planograms', 'Store Opening & Closing', 'Purchase Orders', 'Loss Prevention'],
    functional: ['Customer Service', 'Sales', 'Communication', 'Upselling', 'Team Management', 'Inventory Management', 'Working in Shifts', 'Grooming', 'Problem Solving', 'Time Management'],
  },
  administration: {
    technical: ['Microsoft Office', 'Microsoft Excel', 'Typing', 'Hindi Typing', 'Filing', 'Google Workspace', 'Travel Booking', 'Tally Prime', 'Calendar Management', 'EPABX Operation', 'Minutes of Meetings', 'Purchase Orders', 'Petty Cash'],
    functional: ['Data Entry', 'Communication', 'Office Coordination', 'Time Management', 'Vendor Management', 'Front Desk', 'Attention to Detail', 'Customer Service', 'Problem Solving', 'Confidentiality'],
  },
  freelance: {
    technical: ['Adobe Photoshop', 'Adobe Illustrator', 'Figma', 'Video Editing', 'Adobe Premiere Pro', 'Canva', 'Content Writing', 'WordPress', 'Photography', 'Motion Graphics', 'UI Design', 'Translation', 'Blender', 'SEO', 'HTML & CSS', 'Typography'],
    functional: ['Client Communication', 'Creativity', 'Time Management', 'Project Management', 'Storytelling', 'Negotiation', 'Working to Deadlines', 'Presentation'],
  },
  other: {
    technical: ['Driving', 'Heavy Vehicle Driving', 'Security Patrolling', 'CCTV Monitoring', 'Housekeeping', 'Tailoring', 'Stitching Machines', 'Cooking', 'Hair Styling', 'Make-up', 'Gardening', 'Fire Safety', 'First Aid', 'Smartphone Apps', 'Field Surveys'],
    functional: ['Punctuality', 'Communication', 'Customer Service', 'Working in Shifts', 'Team Management', 'Problem Solving', 'Time Management', 'Record Keeping'],
  },
};

export const WORK_FIELDS = JOB_TITLE_FIELDS.map(({ field }) => field);
