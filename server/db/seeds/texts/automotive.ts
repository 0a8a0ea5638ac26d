import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const AUTOMOTIVE: readonly LineOfWork[] = [
  {
    key: 'workshop', field: 'automotive', setting: 'floor',
    roles: [
      { title: 'Auto Electrician', pay: [1.9, 4.2], years: [0, 6], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], does: 'You find and mend faults in wiring, starters, alternators and lights.' },
      { title: 'Automobile Technician', pay: [1.9, 4], years: [0, 6], education: 'diploma', skills: ['Problem Solving', 'Time Management'], does: 'You service engines, brakes and suspensions by the maker’s schedule.' },
      { title: 'Car Mechanic', pay: [1.8, 4], years: [0, 7], education: 'high_school', skills: ['Problem Solving', 'Customer Service'], does: 'You take a car from the complaint to the test drive: find the fault, replace the part, try it on the road.' },
      { title: 'Diesel Mechanic', pay: [2, 4.4], years: [1, 8], education: 'diploma', skills: ['Problem Solving'], does: 'You repair the engines, injectors and turbochargers of light commercial vehicles.' },
      { title: 'EV Technician', pay: [2.2, 4.8], years: [0, 4], education: 'diploma', skills: ['Electrical Wiring', 'Problem Solving'], does: 'You check battery packs, motors and controllers of electric vehicles, with the insulation and safety rules that high voltage asks for.' },
      { title: 'Two Wheeler Mechanic', pay: [1.5, 3.2], years: [0, 5], education: 'high_school', skills: ['Problem Solving', 'Customer Service'], does: 'You service eight to ten scooters and motorcycles a day and handle accident repairs.' },
    ],
    work: [
      'A job card tells you what the customer has noticed; what is behind it is for you to find, with the diagnostic tool and with your own ears.',
      'Parts come from a store on the premises, so a repair rarely waits for more than a few hours.',
      'A senior colleague checks every finished vehicle with you before the keys go back.',
      'New models arrive every few months, and the maker’s trainers show the team how to work on them.',
    ],
    duties: [
      'Read the job card and confirm the complaint before opening anything',
      'Carry out periodic services: oil, filters, brakes, belts and fluids',
      'Find faults with the diagnostic tool and explain them to the service advisor',
      'Replace worn parts and return the old ones for the customer to see',
      'Test every vehicle after the repair and note the reading',
      'Keep the bay, lift and tools clean and safe',
      'Write down parts and hours on the job card the same day',
    ],
    demands: [
      'ITI or diploma in a motor trade, or the same skill learnt in a workshop',
      'Able to read a wiring diagram and a service manual in simple English',
      'A valid driving licence for the vehicles you repair',
      'Patience with faults that come and go',
      'Own basic hand tools are welcome; special tools are ours',
    ],
  },
  {
    key: 'showroom', field: 'automotive', setting: 'guests',
    roles: [
      { title: 'Automobile Sales Consultant', pay: [2.2, 5], years: [0, 5], education: 'bachelor', skills: ['Sales', 'Negotiation', 'Customer Service'], does: 'You guide buyers from the first visit through test drive, finance and delivery.' },
      { title: 'Automobile Service Advisor', pay: [2.4, 4.8], years: [1, 6], education: 'diploma', skills: ['Customer Service', 'Communication'], does: 'You receive vehicles, open the job card, give an honest estimate and keep the owner informed until delivery.' },
      { title: 'Two Wheeler Sales Executive', pay: [1.7, 3.4], years: [0, 3], education: 'high_school', skills: ['Sales', 'Communication'], does: 'You show scooters and motorcycles, arrange test rides and help with the loan papers.' },
      { title: 'Spare Parts Executive', pay: [1.9, 3.8], years: [0, 5], education: 'diploma', skills: ['Inventory Management', 'Microsoft Excel'], does: 'You issue parts to the workshop and the counter, and order before the shelf runs empty.' },
      { title: 'Service Centre Manager', pay: [5.5, 11], years: [6, 14], education: 'bachelor', skills: ['Team Management', 'Operations Management', 'Customer Service'], does: 'You answer for the numbers of a workshop with twenty bays: vehicles in, vehicles out, and how many come back.' },
      { title: 'Workshop Manager', pay: [4.8, 9.5], years: [5, 12], education: 'diploma', skills: ['Team Management', 'Operations Management'], does: 'You plan the bays, settle the difficult repairs and bring up the young mechanics.' },
    ],
    work: [
      'Walk-ins, calls and online enquiries are shared out fairly every morning.',
      'Families often come three times before they decide, and you are the face they remember.',
      'Insurance, registration and finance partners sit in the same building.',
      'Ratings that owners give after each visit are read aloud on Mondays, the good and the bad.',
    ],
    duties: [
      'Greet every visitor and find out what the vehicle is needed for',
      'Explain models, running cost, warranty and insurance in plain words',
      'Follow up enquiries and note every call in the system',
      'Prepare papers for registration, finance and exchange',
      'Agree a delivery time and keep it',
      'Settle complaints the same day or say when they will be settled',
    ],
    demands: [
      'Clear speech in the local language and in Hindi or English',
      'Comfortable with daily targets',
      'A driving licence',
      'Basic computer use: mail, spreadsheets, the dealer system',
      'A calm manner on crowded Saturdays',
    ],
  },
];
