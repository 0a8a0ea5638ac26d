import { ALL_CITIES, findLocation } from '#schema/locations/locations.ts';

export interface Place {
  /** As the picker stores it: "city, state". */
  readonly display: string;
  readonly district: string;
  readonly state: string;
  /** The local name of the town. */
  readonly town: string;
  /** How many jobs there are. */
  readonly weight: number;
}

// Weight, district with state, and the town's name where it is another one.
// oxfmt-ignore
const ROWS: readonly (readonly [number, string, string?])[] = [
  [40, 'Bengaluru Urban, Karnataka', 'Bengaluru'], [28, 'Pune, Maharashtra'], [28, 'Hyderabad, Telangana'],
  [26, 'Chennai, Tamil Nadu'], [22, 'Mumbai City, Maharashtra', 'Mumbai'],
  [16, 'Mumbai Suburban, Maharashtra', 'Andheri'], [18, 'Gurugram, Haryana'],
  [18, 'Gautam Buddha Nagar, Uttar Pradesh', 'Noida'], [16, 'New Delhi, Delhi'], [6, 'South, Delhi', 'South Delhi'],
  [16, 'Kolkata, West Bengal'], [16, 'Ahmedabad, Gujarat'], [10, 'Jaipur, Rajasthan'], [9, 'Lucknow, Uttar Pradesh'],
  [8, 'Surat, Gujarat'], [8, 'Indore, Madhya Pradesh'], [8, 'Coimbatore, Tamil Nadu'],
  [8, 'Ernakulam, Kerala', 'Kochi'], [8, 'Thane, Maharashtra'], [7, 'Nagpur, Maharashtra'],
  [6, 'Visakhapatnam, Andhra Pradesh'], [5, 'Vadodara, Gujarat'], [5, 'Nashik, Maharashtra'],
  [5, 'Chandigarh, Chandigarh'], [5, 'Sahibzada Ajit Singh Nagar, Punjab', 'Mohali'],
  [5, 'Thiruvananthapuram, Kerala'], [5, 'Bhopal, Madhya Pradesh'], [5, 'Patna, Bihar'],
  [5, 'Khordha, Odisha', 'Bhubaneswar'], [4, 'Kamrup Metropolitan, Assam', 'Guwahati'], [4, 'Ranchi, Jharkhand'],
  [4, 'Raipur, Chhattisgarh'], [4, 'Dehradun, Uttarakhand'], [4, 'Madurai, Tamil Nadu'], [4, 'Mysuru, Karnataka'],
  [4, 'Ludhiana, Punjab'], [4, 'Rajkot, Gujarat'], [4, 'Kanpur Nagar, Uttar Pradesh', 'Kanpur'],
  [4, 'Ghaziabad, Uttar Pradesh'], [4, 'Faridabad, Haryana'], [4, 'NTR, Andhra Pradesh', 'Vijayawada'],
  [3, 'Dakshina Kannada, Karnataka', 'Mangaluru'], [3, 'Dharwad, Karnataka', 'Hubballi'],
  [3, 'Tiruchirappalli, Tamil Nadu'], [3, 'Tiruppur, Tamil Nadu'], [3, 'Kozhikode, Kerala'], [3, 'Jodhpur, Rajasthan'],
  [3, 'Varanasi, Uttar Pradesh'], [3, 'Agra, Uttar Pradesh'], [3, 'Aurangabad, Maharashtra'],
  [3, 'Howrah, West Bengal'], [3, 'East Singhbhum, Jharkhand', 'Jamshedpur'], [3, 'North Goa, Goa', 'Panaji'],
  [3, 'Solan, Himachal Pradesh', 'Baddi'], [2, 'South Goa, Goa', 'Margao'], [2, 'Jammu, Jammu and Kashmir'],
  [2, 'Srinagar, Jammu and Kashmir'], [2, 'Puducherry, Puducherry'], [2, 'West Tripura, Tripura', 'Agartala'],
  [2, 'Imphal West, Manipur', 'Imphal'], [2, 'East Khasi Hills, Meghalaya', 'Shillong'],
  [2, 'Dadra and Nagar Haveli, Dadra and Nagar Haveli and Daman and Diu', 'Silvassa'],
  [2, 'Hanumakonda, Telangana', 'Warangal'], [2, 'Guntur, Andhra Pradesh'], [2, 'Tirupati, Andhra Pradesh'],
  [2, 'Salem, Tamil Nadu'], [2, 'Krishnagiri, Tamil Nadu', 'Hosur'], [2, 'Thrissur, Kerala'],
  [2, 'Udaipur, Rajasthan'], [2, 'Kota, Rajasthan'], [2, 'Amritsar, Punjab'], [2, 'Jalandhar, Punjab'],
  [2, 'Panipat, Haryana'], [2, 'Gwalior, Madhya Pradesh'], [2, 'Jabalpur, Madhya Pradesh'],
  [2, 'Kolhapur, Maharashtra'], [2, 'Belagavi, Karnataka'], [2, 'Darjeeling, West Bengal', 'Siliguri'],
  [2, 'Paschim Bardhaman, West Bengal', 'Durgapur'], [2, 'Cuttack, Odisha'], [2, 'Dhanbad, Jharkhand'],
  [2, 'Prayagraj, Uttar Pradesh'], [2, 'Gorakhpur, Uttar Pradesh'], [2, 'Meerut, Uttar Pradesh'],
  [2, 'Haridwar, Uttarakhand'], [2, 'Udham Singh Nagar, Uttarakhand', 'Rudrapur'], [2, 'Durg, Chhattisgarh', 'Bhilai'],
  [2, 'Bharuch, Gujarat'], [2, 'Kutch, Gujarat', 'Gandhidham'], [1, 'Muzaffarpur, Bihar'], [1, 'Gaya, Bihar'],
  [1, 'Shimla, Himachal Pradesh'], [1, 'Hisar, Haryana'], [1, 'Dibrugarh, Assam'], [1, 'Aizawl, Mizoram'],
  [1, 'Kohima, Nagaland'], [1, 'Dimapur, Nagaland'], [1, 'Itanagar Capital Complex, Arunachal Pradesh', 'Itanagar'],
  [1, 'Gangtok, Sikkim'], [1, 'Leh, Ladakh'], [1, 'Lakshadweep, Lakshadweep', 'Kavaratti'],
  [1, 'South Andaman, Andaman and Nicobar Islands', 'Sri Vijaya Puram'],
  [1, 'Daman, Dadra and Nagar Haveli and Daman and Diu'], [1, 'Bilaspur, Chhattisgarh'],
];

export const PLACES: readonly Place[] = ROWS.map(([weight, display, town]) => {
  const found = findLocation(display);
  if (!found) throw new Error(`"${display}" is not in the list of locations`);
  const called = town ?? found.city;
  const city = ALL_CITIES.find(({ name, district }) => name === called && district === found);
  const { city: district, state } = found;
  return { display: city?.display ?? display, district, state, town: called, weight };
});

export function placeOf(town: string): Place {
  const found = PLACES.find((place) => place.town === town);
  if (!found) throw new Error(`No place is called "${town}"`);
  return found;
}
