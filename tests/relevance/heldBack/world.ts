import type { World } from '../world.ts';
import { ROLES } from './roles.ts';

// oxfmt-ignore
export const HELD_BACK: World = {
  seed: 'another market',
  size: 3_000,
  roles: ROLES,
  companies: ['Om Shanti Enterprises', 'Painters Guild India', 'Regal Lifts', 'Travelwise Holidays', 'Maa Durga Industries', 'Sunrays Solar', 'Healthline Clinics', 'Fitwell Engineers', 'Royal Dental Care', 'Bharat Exports', 'Kisan Seva Trust', 'Omega Infosystems', 'Grihini Home Services', 'Peacock Interiors', 'Safeguard Chemicals', 'Book Nook Schools', 'Metro Mobile World', 'Annapurna Foods', 'Silverline Tools', 'Vidyarthi Coaching'],
  places: [
    { value: 'Vadodara, Gujarat', said: ['Vadodara', 'Baroda'], weight: 4 },
    { value: 'Rajkot, Gujarat', said: ['Rajkot'], weight: 3 },
    { value: 'Nashik, Maharashtra', said: ['Nashik', 'नाशिक'], weight: 4 },
    { value: 'Faridabad, Haryana', said: ['Faridabad', 'फरीदाबाद'], weight: 4 },
    { value: 'Ghaziabad, Uttar Pradesh', said: ['Ghaziabad', 'gaziabad'], weight: 4 },
    { value: 'Kanpur Nagar, Uttar Pradesh', said: ['Kanpur', 'कानपुर'], weight: 3 },
    { value: 'Varanasi, Uttar Pradesh', said: ['Varanasi', 'Banaras'], weight: 2 },
    { value: 'Ranchi, Jharkhand', said: ['Ranchi', 'रांची'], weight: 3 },
    { value: 'Raipur, Chhattisgarh', said: ['Raipur', 'रायपुर'], weight: 3 },
    { value: 'Madurai, Tamil Nadu', said: ['Madurai'], weight: 3 },
    { value: 'Mysuru, Karnataka', said: ['Mysore', 'Mysuru'], weight: 3 },
    { value: 'Thiruvananthapuram, Kerala', said: ['Trivandrum', 'Thiruvananthapuram'], weight: 3 },
    { value: 'Dehradun, Uttarakhand', said: ['Dehradun', 'देहरादून'], weight: 2 },
    { value: 'Amritsar, Punjab', said: ['Amritsar', 'अमृतसर'], weight: 2 },
  ],
  openings: ['Join {company}, well known in {city}.', '{company} needs help at its {city} office.', 'Vacancy at {company}. Place of work: {city}.', 'We at {company} believe in people; {city} knows us for that.'],
  asides: ['Some days you help the purchase team, some days the photographer.', 'Accountants, painters and maids have worked here for twenty years.', 'Our dentist, our dietician and our librarian eat lunch together.', 'Knowledge of cyber security or SAP is not necessary.', 'The safety officer explains the fire drill on your first day.', 'Export documents are made by another team.', 'Yoga classes for everybody on Wednesdays.', 'You may travel, and tickets are booked for you.', 'The lift is out of order; the solar plant is not.', 'Mobile phone is provided.'],
  closings: ['Come with your papers.', 'Walk in between eleven and four.', 'We answer everybody.', 'Bonus at Diwali.'],
  inPlace: ['{place} mein {role}', '{role}, {place}', 'jobs for {role} at {place}', '{role} openings {place} location', '{role} wanted in {place}'],
  mixed: ['{hindi} की जॉब', '{place} में {english} की नौकरी', '{english} wali job {place}', 'mujhe {english} ka job chahiye', '{hindi} jobs near {place}', '{english} bharti {place}'],
  sentences: [
    { text: 'do you have any {role} position at {place} for someone without experience', asks: { years: 0 } },
    { text: 'searching a {role} job around {place}', asks: {} },
    { text: 'can i get night shift work as {role} in {place}', asks: { shift: 'night' } },
    { text: 'experienced {role} 3 years looking for change in {place}', asks: { years: 3 } },
    { text: 'i have just finished college and want to be a {role}', asks: {} },
    { text: 'day shift {role} job, {place} only', asks: { shift: 'day' } },
    { text: 'part time job as {role} at {place} please', asks: { type: 'part_time' } },
    { text: 'which company in {place} needs a {role}', asks: {} },
  ],
};
