/**
 * Names of places in addition to those in schema/locations: regions, abbreviations, and phonetic spellings. A place
 * is "District, State" or a state.
 */
// oxfmt-ignore
export const SPOKEN_PLACES: Readonly<Record<string, readonly string[]>> = {
  'delhi | dilli | dehli | dilhi | दिल्ली | देहली': ['Delhi'],
  'ncr | delhi ncr | एनसीआर | दिल्ली एनसीआर': [
    'Delhi', 'Gurugram, Haryana', 'Faridabad, Haryana', 'Gautam Buddha Nagar, Uttar Pradesh',
    'Ghaziabad, Uttar Pradesh', 'Sonipat, Haryana',
  ],
  'mumbai | bombay | bambai | mumbay | mumbi | मुंबई | मुम्बई | बंबई | बम्बई': ['Mumbai City, Maharashtra', 'Mumbai Suburban, Maharashtra'],
  'andheri | bandra | borivali | goregaon | malad | powai | kurla | ghatkopar | dadar | lower parel | bkc | अंधेरी': ['Mumbai Suburban, Maharashtra', 'Mumbai City, Maharashtra'],
  'navi mumbai | new bombay | vashi | airoli | belapur | kharghar | nerul | नवी मुंबई': ['Thane, Maharashtra', 'Raigad, Maharashtra'],
  'bangaluru | bengalooru | bangluru': ['Bengaluru Urban, Karnataka'],
  'hyderabad | hyd | haidarabad | hydrabad | हैदराबाद': ['Hyderabad, Telangana', 'Ranga Reddy, Telangana', 'Medchal-Malkajgiri, Telangana'],
  'gachibowli | madhapur | kondapur | kukatpally | banjara hills | ameerpet | uppal': ['Hyderabad, Telangana', 'Ranga Reddy, Telangana', 'Medchal-Malkajgiri, Telangana'],
  'gurgoan | ggn': ['Gurugram, Haryana'],
  'gaziabad | vaishali ghaziabad': ['Ghaziabad, Uttar Pradesh'],
  'faridabaad': ['Faridabad, Haryana'],
  'kolkata | calcutta | kalkatta | kolkatta | calcata | kolkota | salt lake | new town kolkata | कोलकाता | कलकत्ता': ['Kolkata, West Bengal', 'North 24 Parganas, West Bengal'],
  'chenai | channai': ['Chennai, Tamil Nadu'],
  'omr | tambaram | guindy | velachery | anna nagar | t nagar | porur | ambattur': ['Chennai, Tamil Nadu', 'Chengalpattu, Tamil Nadu', 'Tiruvallur, Tamil Nadu'],
  'punae': ['Pune, Maharashtra'],
  'ahemdabad | amdabad': ['Ahmedabad, Gujarat'],
  'badoda': ['Vadodara, Gujarat'],
  'soorat': ['Surat, Gujarat'],
  'benaras': ['Varanasi, Uttar Pradesh'],
  'illahabad | elahabad': ['Prayagraj, Uttar Pradesh'],
  'kanpur | cawnpore | kaanpur | कानपुर': ['Kanpur Nagar, Uttar Pradesh', 'Kanpur Dehat, Uttar Pradesh'],
  'jeypore rajasthan | pink city': ['Jaipur, Rajasthan'],
  'vishakapatnam': ['Visakhapatnam, Andhra Pradesh'],
  'vijaywada': ['NTR, Andhra Pradesh'],
  'trivendrum': ['Thiruvananthapuram, Kerala'],
  'cohin': ['Ernakulam, Kerala'],
  'kalikat': ['Kozhikode, Kerala'],
  'koyambatur | coimbator': ['Coimbatore, Tamil Nadu'],
  'tiruchirapalli': ['Tiruchirappalli, Tamil Nadu'],
  'manglore': ['Dakshina Kannada, Karnataka'],
  'naagpur': ['Nagpur, Maharashtra'],
  'aurangabad maharashtra | chatrapati sambhaji nagar': ['Aurangabad, Maharashtra'],
  'indor': ['Indore, Madhya Pradesh'],
  'bhopaal': ['Bhopal, Madhya Pradesh'],
  'rachi': ['Ranchi, Jharkhand'],
  'jamsedpur': ['East Singhbhum, Jharkhand'],
  'bhubneshwar | bhuvaneshwar': ['Khordha, Odisha'],
  'gowahati': ['Kamrup Metropolitan, Assam'],
  'deradun | dehradoon': ['Dehradun, Uttarakhand'],
  'chandigarh | chandigrah | chd | चंडीगढ़': ['Chandigarh, Chandigarh'],
  'tricity | chandigarh tricity': ['Chandigarh, Chandigarh', 'Sahibzada Ajit Singh Nagar, Punjab', 'Panchkula, Haryana'],
  'ludhiyana': ['Ludhiana, Punjab'],
  'jalandar': ['Jalandhar, Punjab'],
  'pondicherry | puducherry | pondichery | पुडुचेरी': ['Puducherry, Puducherry'],
  'siliguri | siligudi | सिलीगुड़ी': ['Darjeeling, West Bengal', 'Jalpaiguri, West Bengal'],
  'up | u p | यूपी | yupi': ['Uttar Pradesh'],
  'mp | एमपी': ['Madhya Pradesh'],
  'tn': ['Tamil Nadu'],
  'wb | bangal | बंगाल': ['West Bengal'],
  'jk | jammu kashmir | कश्मीर': ['Jammu and Kashmir'],
  'hp state | हिमाचल': ['Himachal Pradesh'],
  'आंध्र | आंध्रा': ['Andhra Pradesh'],
  'odissa': ['Odisha'],
  'uttranchal': ['Uttarakhand'],
  'north east | northeast india | पूर्वोत्तर': ['Assam', 'Meghalaya', 'Tripura', 'Manipur', 'Nagaland', 'Mizoram', 'Arunachal Pradesh', 'Sikkim'],
};

/** Words next to the name of a place that say which part of it is meant: "Thane West", "Noida Sector 62". */
// oxfmt-ignore
export const PARTS_OF_PLACES: readonly string[] = [
  'east', 'west', 'north', 'south', 'central', 'old', 'new', 'upper', 'lower',
  'sector', 'phase', 'block', 'road', 'area', 'city', 'town', 'station', 'district', 'side',
  'शहर', 'जिला', 'सेक्टर', 'पूर्व', 'पश्चिम', 'shahar', 'zila', 'jila',
];

/** Anywhere: no place is required. */
export const EVERYWHERE: readonly string[] = [
  'india',
  'all india',
  'pan india',
  'anywhere',
  'anywhere in india',
  'bharat',
  'across india',
  'any location',
  'all locations',
  'भारत',
  'पूरे भारत',
  'कहीं भी',
];

/** Words that mean work from home, so that no place is required. */
export const FROM_HOME: readonly string[] = [
  'remote',
  'work from home',
  'wfh',
  'home based',
  'from home',
  'घर से',
  'घर से काम',
  'ghar se',
  'ghar se kaam',
  'ghar baithe',
  'वर्क फ्रॉम होम',
  'रिमोट',
];
