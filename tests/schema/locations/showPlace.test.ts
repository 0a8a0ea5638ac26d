import { expect, test } from 'vitest';
import { showOffice, showPlace } from '#schema/locations/showPlace.ts';

test.each([
  ['NTR, Andhra Pradesh', 'Vijayawada (NTR), Andhra Pradesh', 'विजयवाड़ा, आंध्र प्रदेश'],
  ['Ernakulam, Kerala', 'Kochi (Ernakulam), Kerala', 'कोच्चि, केरल'],
  [
    'Gautam Buddha Nagar, Uttar Pradesh',
    'Noida (Gautam Buddha Nagar), Uttar Pradesh',
    'नोएडा (गौतम बुद्ध नगर), उत्तर प्रदेश',
  ],
  ['Bengaluru Urban, Karnataka', 'Bengaluru, Karnataka', 'बेंगलुरु, कर्नाटक'],
  ['Pune, Maharashtra', 'Pune, Maharashtra', 'पुणे, महाराष्ट्र'],
  ['Kutch, Gujarat', 'Kutch, Gujarat', 'कच्छ, गुजरात'],
  ['Gandhidham, Gujarat', 'Gandhidham, Gujarat', 'गांधीधाम, गुजरात'],
  ['Andheri, Maharashtra', 'Andheri, Mumbai', 'अंधेरी, मुंबई'],
  ['Delhi', 'Delhi', 'दिल्ली'],
  ['South, Delhi', 'South Delhi', 'दक्षिण दिल्ली'],
  ['New Delhi, Delhi', 'New Delhi', 'नई दिल्ली'],
  ['Chandigarh, Chandigarh', 'Chandigarh', 'चंडीगढ़'],
  ['Gurgaon, Haryana', 'Gurgaon, Haryana', 'गुरुग्राम, हरियाणा'],
  ['पुणे, महाराष्ट्र', 'Pune, Maharashtra', 'पुणे, महाराष्ट्र'],
  [
    'Whitefield, Bangalore, Karnataka 560066',
    'Whitefield, Bangalore, Karnataka 560066',
    'Whitefield, Bangalore, Karnataka 560066',
  ],
  ['Malgudi, Karnataka', 'Malgudi, Karnataka', 'Malgudi, Karnataka'],
  ['', '', ''],
])('"%s" is shown as "%s" and "%s"', (stored, english, hindi) => {
  expect([showPlace(stored, 'en'), showPlace(stored, 'es'), showPlace(stored, 'hi')]).toEqual([
    english,
    english,
    hindi,
  ]);
});

test.each([
  ['Pune', 'Maharashtra', 'Pune, Maharashtra', 'पुणे, महाराष्ट्र'],
  ['New Delhi', 'Delhi', 'New Delhi', 'नई दिल्ली'],
  ['Malgudi', 'Karnataka', 'Malgudi, Karnataka', 'Malgudi, कर्नाटक'],
  ['Indore', null, 'Indore', 'इंदौर, मध्य प्रदेश'],
  [null, 'Kerala', 'Kerala', 'केरल'],
  ['Berlin', 'Brandenburg', 'Berlin, Brandenburg', 'Berlin, Brandenburg'],
  ['', '', '', ''],
])('an office in "%s", "%s" is shown as "%s" and "%s"', (city, state, english, hindi) => {
  expect([showOffice({ city, state }, 'en'), showOffice({ city, state }, 'hi')]).toEqual([
    english,
    hindi,
  ]);
});
