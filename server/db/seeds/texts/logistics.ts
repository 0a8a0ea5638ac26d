import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const LOGISTICS: readonly LineOfWork[] = [
  {
    key: 'warehouse', field: 'logistics', setting: 'floor',
    types: { full_time: 80, temporary: 12, contract: 5, part_time: 3 },
    roles: [
      { title: 'Warehouse Executive', pay: [1.8, 3.4], years: [0, 4], education: 'high_school', skills: ['Inventory Management', 'Microsoft Excel'], does: 'You receive goods, give them their place and see that the system agrees with the rack.' },
      { title: 'Picker and Packer', pay: [1.4, 2.2], years: [0, 2], education: 'high_school', skills: ['Time Management'], does: 'You pick orders with a scanner and pack them so that nothing breaks.' },
      { title: 'Packing Executive', pay: [1.4, 2.2], years: [0, 2], education: 'high_school', skills: ['Time Management'], does: 'You check, pack, label and hand over parcels before the van leaves.' },
      { title: 'Store Keeper', pay: [1.7, 3.2], years: [0, 6], education: 'high_school', skills: ['Inventory Management', 'Data Entry'], does: 'You keep the store: receipts, issues, stock cards and a floor that is swept.' },
      { title: 'Forklift Operator', pay: [1.9, 3.2], years: [1, 6], education: 'high_school', skills: ['Time Management'], does: 'You move pallets with a forklift and have never been in a hurry that hurt someone.' },
      { title: 'Inventory Executive', pay: [2, 3.6], years: [0, 4], education: 'bachelor', skills: ['Inventory Management', 'Microsoft Excel', 'Data Analysis'], does: 'You count by cycle, find differences and find their reason.' },
    ],
    work: [
      'The warehouse handles about six thousand lines a day, more before festivals.',
      'Scanners lead you along the shortest way; after two weeks you know it by heart.',
      'Heavy lifting is done by machines, and nobody lifts more than 25 kg alone.',
    ],
    duties: [
      'Unload, check and count incoming goods',
      'Store goods by place and date, oldest first',
      'Pick and pack orders without mistakes',
      'Report damage and differences at once',
      'Take part in cycle counts',
      'Keep aisles clear and use helmet, shoes and vest',
    ],
    demands: [
      'Class 10 or 12 pass; licence where a machine is driven',
      'Reads numbers and codes in English',
      'Fit for standing and walking through a shift',
      'Ready for rotating shifts',
      'No experience needed for junior posts',
    ],
  },
  {
    key: 'road', field: 'logistics', setting: 'field',
    types: { full_time: 78, part_time: 14, temporary: 4, contract: 4 },
    roles: [
      { title: 'Delivery Executive', pay: [1.6, 2.8], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Time Management'], does: 'You bring 40 to 60 parcels a day to doors within eight kilometres of the hub.' },
      { title: 'Courier Executive', pay: [1.5, 2.6], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Time Management'], does: 'You pick up and deliver documents and parcels on a fixed beat.' },
      { title: 'Truck Driver', pay: [2.2, 4.2], years: [2, 12], education: 'high_school', skills: ['Time Management'], does: 'You drive a 20-tonne truck on fixed routes, with rest stops that are planned and paid.' },
    ],
    work: [
      'The route is on your phone, sorted so that you cross no street twice.',
      'Accident insurance begins with the first trip.',
      'Payment is weekly or monthly, as you choose, and every trip is listed.',
    ],
    duties: [
      'Load by the list and check the count',
      'Deliver on time and take signature, code or cash',
      'Hand in cash and returns the same evening',
      'Drive by the rules, with helmet or belt',
      'Look after the vehicle and report faults',
      'Stay polite at the door, whatever the day has been',
    ],
    demands: [
      'Valid driving licence for the vehicle',
      'Smartphone, and knowledge of the area',
      'Own two-wheeler for delivery posts',
      'Clean driving record',
      'Reads addresses in English and the local script',
    ],
  },
  {
    key: 'supply', field: 'logistics', setting: 'office',
    roles: [
      { title: 'Logistics Coordinator', pay: [2.2, 4.5], years: [0, 5], education: 'bachelor', skills: ['Microsoft Excel', 'Communication', 'Time Management'], does: 'You book vehicles, follow them and call the customer before the customer calls you.' },
      { title: 'Import Export Executive', pay: [2.4, 5.2], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Microsoft Excel'], does: 'You prepare shipping bills, invoices and certificates and work with the customs broker.' },
      { title: 'Supply Chain Executive', pay: [2.6, 5.5], years: [0, 5], education: 'bachelor', skills: ['Inventory Management', 'Microsoft Excel', 'SAP'], does: 'You plan stock for three warehouses: enough, and not too much.' },
      { title: 'Procurement Executive', pay: [2.4, 5.2], years: [0, 6], education: 'bachelor', skills: ['Negotiation', 'SAP', 'Microsoft Excel'], does: 'You ask for quotations, compare them fairly and place orders.' },
      { title: 'Purchase Manager', pay: [5.5, 11], years: [5, 12], education: 'bachelor', skills: ['Negotiation', 'SAP', 'Team Management'], does: 'You buy material worth forty crore a year and know every vendor’s gate.' },
      { title: 'Warehouse Manager', pay: [4.5, 9], years: [4, 12], education: 'bachelor', skills: ['Team Management', 'Inventory Management', 'Operations Management'], does: 'You run a warehouse of two lakh square feet with sixty people.' },
      { title: 'Fleet Manager', pay: [4.2, 8.5], years: [4, 12], education: 'bachelor', skills: ['Operations Management', 'Team Management', 'Negotiation'], does: 'You look after 120 vehicles, their papers, their tyres and their drivers.' },
      { title: 'Logistics Manager', pay: [6, 13], years: [6, 14], education: 'bachelor', skills: ['Operations Management', 'Leadership', 'Negotiation'], does: 'You answer for cost and punctuality of everything that leaves our gates.' },
    ],
    work: [
      'The day begins with the list of what is late, and ends when that list is empty.',
      'You speak with drivers, customs, vendors and customers, often within one hour.',
      'Cost per tonne and days of stock are watched weekly; the ideas come from the desk.',
    ],
    duties: [
      'Plan movements and stock for the week and correct them daily',
      'Compare offers and agree rates and terms',
      'Prepare and check documents: orders, e-way bills, shipping papers',
      'Track shipments and inform customers early',
      'Settle damages, shortages and bills with carriers',
      'Report cost, delay and stock every week',
    ],
    demands: [
      'Degree in any subject; supply chain studies are a plus',
      'Good with Excel and one ERP system',
      'Firm and friendly on the phone',
      'Knows road or sea freight papers, or learns them fast',
    ],
  },
];
