/** The career of the demo seeker, as her profile and her resume tell it. */
export const DEMO_CAREER = {
  headline: 'Front end developer, 3 years in React and TypeScript',
  summary:
    'Front end developer from Pune with three years in product companies. I build React and TypeScript screens that stay quick on budget phones, and I test them with a keyboard and a screen reader. At present I look after the booking flow of a bus ticket site. Looking for a product team in Pune or Bengaluru.',
  specialization: 'Computer Engineering',
  university: 'Shivneri College of Engineering, Pune',
  certifications: ['Web accessibility, Konkan Coast University (2025)'],
  projects: [
    {
      name: 'Keyboard tester',
      link: 'https://keyboard-tester.example',
      from: '2025-02',
      to: null,
      summary:
        'A small page that shows what a screen reader hears and where the focus goes. Used by two accessibility meetups in Pune.',
    },
  ],
  links: [
    { url: 'https://ananya.example', label: 'Portfolio' },
    { url: 'https://git.example/ananya', label: 'Code' },
  ],
  preferredLocations: ['Pune, Maharashtra', 'Bengaluru Urban, Karnataka'],
  technicalSkills: ['React', 'TypeScript', 'JavaScript', 'HTML & CSS', 'Node.js', 'Git'],
  functionalSkills: ['Communication', 'Problem Solving'],
  employment: [
    {
      title: 'Front End Developer',
      company: 'Safarnama Travel Tech, Pune',
      monthsAgo: [20, 0],
      duties: [
        'Rebuilt the seat selection and payment pages in React; drop-off fell from 41 to 29 per cent',
        'Moved 60 screens from JavaScript to TypeScript with two colleagues',
        'Cut the first load on 4G from 6.1 to 2.8 seconds',
        'Mentor two interns and review about ten pull requests a week',
      ],
    },
    {
      title: 'Junior Front End Developer',
      company: 'Panshikar Infosoft, Pune',
      monthsAgo: [38, 21],
      duties: [
        'Built report and form screens for a school fee product used by 140 schools',
        'Wrote the shared table and date components, with tests',
        'Fixed layout and keyboard faults found in an accessibility audit',
      ],
    },
    {
      title: 'Intern, web development',
      company: 'Panshikar Infosoft, Pune',
      monthsAgo: [44, 39],
      duties: ['Made landing pages in HTML, CSS and JavaScript for four launches'],
    },
  ],
} as const;
