import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '#schema/locations/locations.ts';
import { suggestPlaces } from '#schema/locations/suggestPlaces.ts';

const suggested = (text: string, withStates = true) =>
  suggestPlaces(text, { locale: 'en', withStates });
const first = (text: string) => suggested(text)[0]?.value;

// As people type them: begun, misspelt, by an old or short name, in Hindi.
test.each([
  ['indor', 'Indore, Madhya Pradesh'],
  ['mum', 'Mumbai, Maharashtra'],
  ['mumbay', 'Mumbai, Maharashtra'],
  ['bombey', 'Mumbai, Maharashtra'],
  ['dilli', 'Delhi'],
  ['delhi', 'Delhi'],
  ['new delhi', 'New Delhi, Delhi'],
  ['nai dilli', 'New Delhi, Delhi'],
  ['bang', 'Bengaluru, Karnataka'],
  ['banglore', 'Bengaluru, Karnataka'],
  ['bengalore', 'Bengaluru, Karnataka'],
  ['bengluru', 'Bengaluru, Karnataka'],
  ['hydrabad', 'Hyderabad, Telangana'],
  ['haidrabad', 'Hyderabad, Telangana'],
  ['hyd', 'Hyderabad, Telangana'],
  ['secundrabad', 'Secunderabad, Telangana'],
  ['chenai', 'Chennai, Tamil Nadu'],
  ['madras', 'Chennai, Tamil Nadu'],
  ['culcutta', 'Kolkata, West Bengal'],
  ['kolkatta', 'Kolkata, West Bengal'],
  ['puna', 'Pune, Maharashtra'],
  ['pimpri', 'Pimpri-Chinchwad, Maharashtra'],
  ['navi mumbai', 'Navi Mumbai, Maharashtra'],
  ['navimumbai', 'Navi Mumbai, Maharashtra'],
  ['ahemdabad', 'Ahmedabad, Gujarat'],
  ['amdavad', 'Ahmedabad, Gujarat'],
  ['baroda', 'Vadodara, Gujarat'],
  ['vadodra', 'Vadodara, Gujarat'],
  ['soorat', 'Surat, Gujarat'],
  ['gandhidham', 'Gandhidham, Gujarat'],
  ['gandhi dham', 'Gandhidham, Gujarat'],
  ['raj kot', 'Rajkot, Gujarat'],
  ['vapi', 'Vapi, Gujarat'],
  ['gurgaon', 'Gurugram, Haryana'],
  ['gurgoan', 'Gurugram, Haryana'],
  ['manesar', 'Manesar, Haryana'],
  ['faridabaad', 'Faridabad, Haryana'],
  ['sonepat', 'Sonipat, Haryana'],
  ['noida', 'Noida, Uttar Pradesh'],
  ['nodia', 'Noida, Uttar Pradesh'],
  ['noida up', 'Noida, Uttar Pradesh'],
  ['greter noida', 'Greater Noida, Uttar Pradesh'],
  ['gaziabad', 'Ghaziabad, Uttar Pradesh'],
  ['lakhnau', 'Lucknow, Uttar Pradesh'],
  ['kanpoor', 'Kanpur, Uttar Pradesh'],
  ['banaras', 'Varanasi, Uttar Pradesh'],
  ['varansi', 'Varanasi, Uttar Pradesh'],
  ['allahabad', 'Prayagraj, Uttar Pradesh'],
  ['alahabad', 'Prayagraj, Uttar Pradesh'],
  ['gorakpur', 'Gorakhpur, Uttar Pradesh'],
  ['jaypur', 'Jaipur, Rajasthan'],
  ['udaypur', 'Udaipur, Rajasthan'],
  ['bhiwadi', 'Bhiwadi, Rajasthan'],
  ['vijay', 'Vijayawada, Andhra Pradesh'],
  ['vijaywada', 'Vijayawada, Andhra Pradesh'],
  ['vizag', 'Visakhapatnam, Andhra Pradesh'],
  ['vishakapatnam', 'Visakhapatnam, Andhra Pradesh'],
  ['nelore', 'Nellore, Andhra Pradesh'],
  ['thirupathi', 'Tirupati, Andhra Pradesh'],
  ['trichy', 'Tiruchirappalli, Tamil Nadu'],
  ['coimbatur', 'Coimbatore, Tamil Nadu'],
  ['kovai', 'Coimbatore, Tamil Nadu'],
  ['tirupur', 'Tiruppur, Tamil Nadu'],
  ['hosur', 'Hosur, Tamil Nadu'],
  ['ooty', 'Ooty, Tamil Nadu'],
  ['cochin', 'Kochi, Kerala'],
  ['trivandrum', 'Thiruvananthapuram, Kerala'],
  ['thiruvananthpuram', 'Thiruvananthapuram, Kerala'],
  ['calicut', 'Kozhikode, Kerala'],
  ['mysore', 'Mysuru, Karnataka'],
  ['manglore', 'Mangaluru, Karnataka'],
  ['hubli', 'Hubballi, Karnataka'],
  ['belgaum', 'Belagavi, Karnataka'],
  ['pondichery', 'Puducherry, Puducherry'],
  ['panjim', 'Panaji, Goa'],
  ['goa', 'Goa'],
  ['up', 'Uttar Pradesh'],
  ['chandigadh', 'Chandigarh, Chandigarh'],
  ['mohali', 'Mohali, Punjab'],
  ['ludhiyana', 'Ludhiana, Punjab'],
  ['amritser', 'Amritsar, Punjab'],
  ['dehradoon', 'Dehradun, Uttarakhand'],
  ['simla', 'Shimla, Himachal Pradesh'],
  ['shrinagar', 'Srinagar, Jammu and Kashmir'],
  ['bopal', 'Bhopal, Madhya Pradesh'],
  ['gwaliyar', 'Gwalior, Madhya Pradesh'],
  ['raipur', 'Raipur, Chhattisgarh'],
  ['bhilai', 'Bhilai, Chhattisgarh'],
  ['ranchee', 'Ranchi, Jharkhand'],
  ['tatanagar', 'Jamshedpur, Jharkhand'],
  ['patna', 'Patna, Bihar'],
  ['bhubneshwar', 'Bhubaneswar, Odisha'],
  ['gauhati', 'Guwahati, Assam'],
  ['siligudi', 'Siliguri, West Bengal'],
  ['shilong', 'Shillong, Meghalaya'],
  ['nasik', 'Nashik, Maharashtra'],
  ['sambhajinagar', 'Aurangabad, Maharashtra'],
  ['aurangabad', 'Aurangabad, Maharashtra'],
  ['aurangabad bihar', 'Aurangabad, Bihar'],
  ['andheri', 'Andheri, Maharashtra'],
  ['whitefield', 'Whitefield, Karnataka'],
  ['विजयवाड़ा', 'Vijayawada, Andhra Pradesh'],
  ['इन्दौर', 'Indore, Madhya Pradesh'],
  ['दिल्ली', 'Delhi'],
  ['नोएडा', 'Noida, Uttar Pradesh'],
  ['बैंगलोर', 'Bengaluru, Karnataka'],
  ['मुम्बई', 'Mumbai, Maharashtra'],
  ['इलाहाबाद', 'Prayagraj, Uttar Pradesh'],
  ['लखनउ', 'Lucknow, Uttar Pradesh'],
  // With words that are not a name: a sector, a direction, the city around it.
  ['noida sec 62', 'Noida, Uttar Pradesh'],
  ['nodia sec 18', 'Noida, Uttar Pradesh'],
  ['hosur road bangalore', 'Bengaluru, Karnataka'],
  ['mysore road bangalore', 'Bengaluru, Karnataka'],
  ['agra road jaipur', 'Jaipur, Rajasthan'],
  ['mira road mumbai', 'Mira Bhayandar, Maharashtra'],
  ['gurgoan sector 44', 'Gurugram, Haryana'],
  ['greater noida west', 'Greater Noida, Uttar Pradesh'],
  ['thane west', 'Thane, Maharashtra'],
  ['andheri east mumbai', 'Andheri, Maharashtra'],
  ['hinjawadi pune', 'Hinjewadi, Maharashtra'],
  ['near metro station kanpur', 'Kanpur, Uttar Pradesh'],
  ['lajpat nagar new delhi', 'Lajpat Nagar, Delhi'],
  ['navi mumbai airoli', 'Airoli, Maharashtra'],
  // Dwarka in Gujarat is a small town.
  ['dwarka sec 21', 'Dwarka, Delhi'],
  ['colaba', 'Colaba, Maharashtra'],
  ['gr noida', 'Greater Noida, Uttar Pradesh'],
  ['patana', 'Patna, Bihar'],
  ['ab road indore', 'Indore, Madhya Pradesh'],
  ['elctronic city phase 1', 'Electronic City, Karnataka'],
  ['lko', 'Lucknow, Uttar Pradesh'],
  ['ggn', 'Gurugram, Haryana'],
  ['cbe', 'Coimbatore, Tamil Nadu'],
  ['ghy', 'Guwahati, Assam'],
  // Without vowels, but not if it is the beginning of a well-known name.
  ['gya', 'Gaya, Bihar'],
  ['chn', 'Chennai, Tamil Nadu'],
  ['bnglr', 'Bengaluru, Karnataka'],
  ['mmbi', 'Mumbai, Maharashtra'],
  ['jdhpr', 'Jodhpur, Rajasthan'],
  ['bardh', 'Bardhaman, West Bengal'],
  ['har', 'Haridwar, Uttarakhand'],
  // By sound, before what only begins with it or contains it.
  ['jamu', 'Jammu, Jammu and Kashmir'],
  ['kotta', 'Kottayam, Kerala'],
  ['thana', 'Thane, Maharashtra'],
  ['थाणे', 'Thane, Maharashtra'],
  // The place itself, before the larger city nearby.
  ['thane mumbai', 'Thane, Maharashtra'],
  ['noida delhi', 'Noida, Uttar Pradesh'],
  ['noida, delhi', 'Noida, Uttar Pradesh'],
  ['vaishali ghaziabad', 'Ghaziabad, Uttar Pradesh'],
  ['whitefield blr', 'Whitefield, Karnataka'],
  ['madhapur hyd', 'Madhapur, Telangana'],
  ['xyz, bihar', 'Bihar'],
  ['kora', 'Koramangala, Karnataka'],
  ['margaon', 'Margao, Goa'],
])('"%s" suggests %s first', (text, value) => {
  expect(first(text)).toBe(value);
});

describe('the order', () => {
  test('without a text is by size, and has every district', () => {
    const all = suggested('', false).map(({ value }) => value);
    expect(all.slice(0, 3)).toEqual(['Delhi', 'Mumbai, Maharashtra', 'Kolkata, West Bengal']);
    expect(new Set(all).size).toBe(all.length);
    const states = new Set(LOCATIONS.map(({ state }) => state));
    for (const state of states)
      expect(
        all.some((value) => value.endsWith(state)),
        state,
      ).toBe(true);
  });

  test('of a state is by size; the state itself is only for searches', () => {
    expect(first('kerala')).toBe('Kerala');
    expect(
      suggested('kerala', false)
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['Kochi, Kerala', 'Kozhikode, Kerala']);
    const ofState = suggested('uttar pradesh', false);
    expect(ofState.every(({ value }) => value.endsWith(', Uttar Pradesh'))).toBe(true);
  });

  test('puts the beginning of a name before a part of one', () => {
    expect(suggested('indor').map(({ value }) => value)).toEqual([
      'Indore, Madhya Pradesh',
      'Dindori, Madhya Pradesh',
    ]);
  });
});

test('text after a comma is the state, however little of it', () => {
  expect(suggested('rangabad, m').map(({ value }) => value)).toEqual(['Aurangabad, Maharashtra']);
  expect(first('bilaspur, hp')).toBe('Bilaspur, Himachal Pradesh');
});

test('text that is like no name suggests nothing', () => {
  for (const text of [
    'xyzzy',
    'software engineer',
    '110001',
    'sector 18',
    'near railway station',
    'mg road',
    'mahatma gandhi road',
    'remote',
  ]) {
    expect(suggested(text).length, text).toBe(0);
  }
});

describe('a suggestion', () => {
  test('shows the city in front of its district, and the name it was found by', () => {
    expect(suggested('vijayawada')[0]).toEqual({
      value: 'Vijayawada, Andhra Pradesh',
      name: 'Vijayawada',
      alias: '',
      within: 'NTR, Andhra Pradesh',
      written: 'Vijayawada, Andhra Pradesh',
    });
    expect(suggested('gurgaon')[0]).toMatchObject({ name: 'Gurugram', alias: 'Gurgaon' });
    expect(suggested('banglore')[0]!.alias).toBe('');
    expect(suggested('ernakulam')[0]).toMatchObject({
      name: 'Kochi (Ernakulam)',
      within: 'Kerala',
      value: 'Ernakulam, Kerala',
    });
    expect(suggested('powai')[0]).toMatchObject({
      within: 'Mumbai, Maharashtra',
      written: 'Powai, Mumbai',
    });
  });

  test('is in the language of the reader', () => {
    expect(suggestPlaces('noida', { locale: 'hi' })[0]).toMatchObject({
      value: 'Noida, Uttar Pradesh',
      name: 'नोएडा',
      within: 'गौतम बुद्ध नगर, उत्तर प्रदेश',
      written: 'नोएडा, उत्तर प्रदेश',
    });
  });
});
