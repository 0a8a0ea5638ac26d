import type { DISTRICTS } from './districts.ts';

/**
 * Name, Hindi name, inhabitants in units of 100,000 (with suburbs that are not listed themselves), the district if it
 * has another name, and other names. "~" is before those that are understood but not shown.
 */
export type CityRow = readonly [string, string, number, string?, string?];

/**
 * Cities and towns that people name. A district of the same name needs no second entry: it gets its Hindi name and its
 * rank here.
 */
// oxfmt-ignore
export const CITIES: Readonly<Partial<Record<keyof typeof DISTRICTS, readonly CityRow[]>>> = {
  'Andaman and Nicobar Islands': [
    ['Sri Vijaya Puram', 'श्री विजय पुरम', 1, 'South Andaman', 'Port Blair, पोर्ट ब्लेयर'],
  ],
  'Andhra Pradesh': [
    ['Visakhapatnam', 'विशाखापत्तनम', 21, '', 'Vizag, Visakha, ~Vishakhapatnam, Waltair, विशाखापट्टनम, विजाग'],
    ['Vijayawada', 'विजयवाड़ा', 17, 'NTR', 'Bezawada, ~Bejawada'],
    ['Guntur', 'गुंटूर', 7], ['Nellore', 'नेल्लोर', 6, 'Sri Potti Sriramulu Nellore'],
    ['Kurnool', 'कुरनूल', 5], ['Tirupati', 'तिरुपति', 5, '', 'Tirupathi, Tirumala'],
    ['Rajahmundry', 'राजमुंदरी', 5, 'East Godavari', 'Rajamahendravaram'], ['Kakinada', 'काकीनाडा', 4],
    ['Kadapa', 'कडपा', 3.5, 'YSR Kadapa', 'Cuddapah'], ['Anantapur', 'अनंतपुर', 3.4, 'Ananthapuramu', 'Ananthapur, Anantapuramu'],
    ['Eluru', 'एलुरु', 2.5, '', 'Ellore'], ['Vizianagaram', 'विजयनगरम', 2.4, '', 'Vijayanagaram'],
    ['Ongole', 'ओंगोल', 2.5, 'Prakasam'], ['Nandyal', 'नंद्याल', 2.1], ['Machilipatnam', 'मछलीपट्टनम', 1.7, 'Krishna', 'Masulipatnam'],
    ['Adoni', 'अदोनी', 1.7, 'Kurnool'], ['Tenali', 'तेनाली', 1.65, 'Guntur'], ['Proddatur', 'प्रोद्दतूर', 2.2, 'YSR Kadapa'],
    ['Chittoor', 'चित्तूर', 1.9], ['Hindupur', 'हिंदूपुर', 1.5, 'Sri Sathya Sai'], ['Bhimavaram', 'भीमावरम', 1.6, 'West Godavari'],
    ['Madanapalle', 'मदनपल्ले', 1.8, 'Annamayya'], ['Srikakulam', 'श्रीकाकुलम', 1.5], ['Gudivada', 'गुडिवाड़ा', 1.2, 'Krishna'],
    ['Narasaraopet', 'नरसरावपेट', 1.2, 'Palnadu'], ['Tadepalligudem', 'ताडेपल्लीगुडेम', 1.1, 'West Godavari'],
    ['Guntakal', 'गुंतकल', 1.3, 'Ananthapuramu'], ['Tadipatri', 'ताड़पत्री', 1.1, 'Ananthapuramu', 'Tadpatri'],
    ['Dharmavaram', 'धर्मवरम', 1.2, 'Sri Sathya Sai'], ['Chilakaluripet', 'चिलकलुरिपेट', 1, 'Palnadu'],
    ['Chirala', 'चिराला', 1.6, 'Bapatla'], ['Bapatla', 'बापटला', 0.8], ['Anakapalli', 'अनकापल्ली', 0.9, '', 'Anakapalle'],
    ['Amaravati', 'अमरावती', 1, 'Guntur'], ['Mangalagiri', 'मंगलगिरि', 1, 'Guntur'], ['Kavali', 'कावली', 0.9, 'Sri Potti Sriramulu Nellore'],
    ['Gudur', 'गुडूर', 0.8, 'Tirupati'], ['Srikalahasti', 'श्रीकालहस्ती', 0.8, 'Tirupati'], ['Sri City', 'श्री सिटी', 0.5, 'Tirupati', '~Sricity'],
    ['Puttaparthi', 'पुट्टपर्थी', 0.3, 'Sri Sathya Sai'], ['Amalapuram', 'अमलापुरम', 0.6, 'Dr. B. R. Ambedkar Konaseema'],
    ['Rayachoti', 'रायचोटी', 0.9, 'Annamayya'], ['Palakollu', 'पालकोल्लू', 0.8, 'West Godavari'], ['Tuni', 'तुनी', 0.6, 'Kakinada'],
    ['Markapuram', 'मार्कापुरम', 0.8, '', 'Markapur'], ['Paderu', 'पाडेरु', 0.2, 'Alluri Sitharama Raju'],
    ['Parvathipuram', 'पार्वतीपुरम', 0.5, 'Parvathipuram Manyam'],
  ],
  'Arunachal Pradesh': [
    ['Itanagar', 'ईटानगर', 0.6, 'Itanagar Capital Complex', 'इटानगर'], ['Naharlagun', 'नाहरलगुन', 0.4, 'Itanagar Capital Complex'],
    ['Pasighat', 'पासीघाट', 0.3, 'East Siang'], ['Tawang', 'तवांग', 0.1], ['Ziro', 'जीरो', 0.1, 'Lower Subansiri'],
    ['Bomdila', 'बोमडिला', 0.1, 'West Kameng'], ['Tezu', 'तेज़ू', 0.2, 'Lohit'], ['Aalo', 'आलो', 0.2, 'West Siang', 'Along'],
  ],
  Assam: [
    ['Guwahati', 'गुवाहाटी', 11, 'Kamrup Metropolitan', 'Gauhati, ~Guwahti, गौहाटी'], ['Dispur', 'दिसपुर', 1, 'Kamrup Metropolitan'],
    ['Silchar', 'सिलचर', 2.3, 'Cachar'], ['Dibrugarh', 'डिब्रूगढ़', 1.5], ['Jorhat', 'जोरहाट', 1.5], ['Nagaon', 'नगांव', 1.2, '', 'Nowgong'],
    ['Tinsukia', 'तिनसुकिया', 1.2], ['Tezpur', 'तेजपुर', 1, 'Sonitpur'], ['Bongaigaon', 'बोंगाईगांव', 0.7], ['Dhubri', 'धुबरी', 0.6],
    ['Sivasagar', 'शिवसागर', 0.5, '', 'Sibsagar'], ['Diphu', 'दीफू', 0.6, 'Karbi Anglong'], ['North Lakhimpur', 'उत्तर लखीमपुर', 0.6, 'Lakhimpur'],
    ['Goalpara', 'गोलपाड़ा', 0.5], ['Golaghat', 'गोलाघाट', 0.4], ['Barpeta', 'बरपेटा', 0.4], ['Karimganj', 'करीमगंज', 0.6, 'Sribhumi'],
    ['Kokrajhar', 'कोकराझार', 0.3], ['Duliajan', 'दुलियाजान', 0.3, 'Dibrugarh'], ['Digboi', 'डिगबोई', 0.2, 'Tinsukia'],
    ['Hojai', 'होजाई', 0.4], ['Nalbari', 'नलबाड़ी', 0.3], ['Mangaldoi', 'मंगलदै', 0.3, 'Darrang', 'Mangaldai'], ['Haflong', 'हाफलोंग', 0.4, 'Dima Hasao'],
  ],
  Bihar: [
    ['Patna', 'पटना', 20, '', 'Patliputra, पाटलिपुत्र'], ['Gaya', 'गया', 4.7, '', 'Gaya Ji, Gayaji'], ['Bhagalpur', 'भागलपुर', 4.1],
    ['Muzaffarpur', 'मुजफ्फरपुर', 3.9], ['Purnia', 'पूर्णिया', 3.1, '', 'Purnea'], ['Darbhanga', 'दरभंगा', 3], ['Bihar Sharif', 'बिहार शरीफ', 3, 'Nalanda', 'Biharsharif'],
    ['Arrah', 'आरा', 2.6, 'Bhojpur', 'Ara'], ['Begusarai', 'बेगूसराय', 2.5], ['Katihar', 'कटिहार', 2.4], ['Munger', 'मुंगेर', 2.1, '', 'Monghyr'],
    ['Chapra', 'छपरा', 2, 'Saran', 'Chhapra'], ['Danapur', 'दानापुर', 1.8, 'Patna', 'Dinapur'], ['Saharsa', 'सहरसा', 1.6],
    ['Sasaram', 'सासाराम', 1.5, 'Rohtas'], ['Hajipur', 'हाजीपुर', 1.5, 'Vaishali'], ['Dehri', 'डेहरी', 1.4, 'Rohtas', 'Dehri on Sone'],
    ['Siwan', 'सीवान', 1.35], ['Bettiah', 'बेतिया', 1.6, 'West Champaran'], ['Motihari', 'मोतिहारी', 1.3, 'East Champaran'],
    ['Bagaha', 'बगहा', 1.1, 'West Champaran'], ['Jamalpur', 'जमालपुर', 1.05, 'Munger'], ['Kishanganj', 'किशनगंज', 1.1], ['Jehanabad', 'जहानाबाद', 1],
    ['Aurangabad', 'औरंगाबाद', 1], ['Buxar', 'बक्सर', 1], ['Nawada', 'नवादा', 1], ['Lakhisarai', 'लखीसराय', 1], ['Samastipur', 'समस्तीपुर', 1],
    ['Sitamarhi', 'सीतामढ़ी', 1], ['Araria', 'अररिया', 0.8], ['Madhubani', 'मधुबनी', 0.8], ['Jamui', 'जमुई', 0.9], ['Gopalganj', 'गोपालगंज', 0.7],
    ['Madhepura', 'मधेपुरा', 0.6], ['Supaul', 'सुपौल', 0.7], ['Khagaria', 'खगड़िया', 0.5], ['Bhabua', 'भभुआ', 0.5, 'Kaimur'], ['Bodh Gaya', 'बोधगया', 0.4, 'Gaya'],
    ['Barauni', 'बरौनी', 0.7, 'Begusarai'], ['Raxaul', 'रक्सौल', 0.5, 'East Champaran'], ['Rajgir', 'राजगीर', 0.4, 'Nalanda'], ['Sheikhpura', 'शेखपुरा', 0.6],
    ['Arwal', 'अरवल', 0.5], ['Banka', 'बांका', 0.5], ['Sheohar', 'शिवहर', 0.3],
  ],
  Chandigarh: [['Chandigarh', 'चंडीगढ़', 11, '', '~Chandigadh, चण्डीगढ़']],
  Chhattisgarh: [
    ['Raipur', 'रायपुर', 14], ['Bhilai', 'भिलाई', 10, 'Durg', 'Bhilai Nagar'], ['Durg', 'दुर्ग', 2.7], ['Bilaspur', 'बिलासपुर', 4.5], ['Korba', 'कोरबा', 3.6],
    ['Rajnandgaon', 'राजनांदगांव', 1.6], ['Raigarh', 'रायगढ़', 1.5], ['Jagdalpur', 'जगदलपुर', 1.3, 'Bastar'], ['Ambikapur', 'अंबिकापुर', 1.2, 'Surguja'],
    ['Dhamtari', 'धमतरी', 1.1], ['Chirmiri', 'चिरमिरी', 1, 'Manendragarh-Chirmiri-Bharatpur'], ['Naya Raipur', 'नया रायपुर', 0.6, 'Raipur', 'Nava Raipur, Atal Nagar, नवा रायपुर'],
    ['Mahasamund', 'महासमुंद', 0.6], ['Kawardha', 'कवर्धा', 0.5, 'Kabirdham'], ['Champa', 'चांपा', 0.5, 'Janjgir-Champa'], ['Janjgir', 'जांजगीर', 0.4, 'Janjgir-Champa'],
    ['Baloda Bazar', 'बलौदा बाजार', 0.3, 'Baloda Bazar-Bhatapara', 'Balodabazar'], ['Bhatapara', 'भाटापारा', 0.6, 'Baloda Bazar-Bhatapara'], ['Mungeli', 'मुंगेली', 0.3],
    ['Kanker', 'कांकेर', 0.5], ['Dantewada', 'दंतेवाड़ा', 0.1], ['Balod', 'बालोद', 0.3], ['Bemetara', 'बेमेतरा', 0.3], ['Kondagaon', 'कोंडागांव', 0.4], ['Jashpur', 'जशपुर', 0.3], ['Balrampur', 'बलरामपुर', 0.1], ['Bijapur', 'बीजापुर', 0.1],
  ],
  'Dadra and Nagar Haveli and Daman and Diu': [
    ['Silvassa', 'सिलवासा', 1.3, 'Dadra and Nagar Haveli'], ['Daman', 'दमन', 0.5], ['Diu', 'दीव', 0.3],
  ],
  Delhi: [
    ['Delhi', 'दिल्ली', 190, 'New Delhi', '~Dilli, ~Dehli, ~Delhi NCR, ~NCR, ~देहली, ~एनसीआर'], ['New Delhi', 'नई दिल्ली', 60, '', '~Nai Dilli'],
    ['Old Delhi', 'पुरानी दिल्ली', 1, '', '~Purani Dilli'],
  ],
  Goa: [
    ['Panaji', 'पणजी', 1.2, 'North Goa', 'Panjim'], ['Margao', 'मडगांव', 1.2, 'South Goa', 'Madgaon'], ['Vasco da Gama', 'वास्को द गामा', 1, 'South Goa', 'Vasco, Mormugao'],
    ['Mapusa', 'मापुसा', 0.5, 'North Goa'], ['Ponda', 'फोंडा', 0.5, 'South Goa'],
  ],
  Gujarat: [
    ['Ahmedabad', 'अहमदाबाद', 70, '', 'Amdavad, Ahmadabad, Karnavati'], ['Surat', 'सूरत', 60], ['Vadodara', 'वडोदरा', 21, '', 'Baroda, बड़ौदा'], ['Rajkot', 'राजकोट', 16],
    ['Bhavnagar', 'भावनगर', 6], ['Jamnagar', 'जामनगर', 6], ['Gandhinagar', 'गांधीनगर', 3], ['Junagadh', 'जूनागढ़', 3.2], ['Gandhidham', 'गांधीधाम', 2.5, 'Kutch'],
    ['Anand', 'आणंद', 2.9], ['Nadiad', 'नडियाद', 2.3, 'Kheda'], ['Navsari', 'नवसारी', 2.8], ['Morbi', 'मोरबी', 2.1, '', 'Morvi'], ['Surendranagar', 'सुरेंद्रनगर', 2.5], ['Bharuch', 'भरूच', 2.2, '', 'Broach'],
    ['Vapi', 'वापी', 1.7, 'Valsad'], ['Mehsana', 'मेहसाणा', 1.9, '', 'Mahesana'], ['Bhuj', 'भुज', 1.9, 'Kutch'], ['Porbandar', 'पोरबंदर', 1.5], ['Palanpur', 'पालनपुर', 1.4, 'Banaskantha'],
    ['Valsad', 'वलसाड', 1.7, '', 'Bulsar'], ['Godhra', 'गोधरा', 1.6, 'Panchmahal'], ['Veraval', 'वेरावल', 1.9, 'Gir Somnath'], ['Patan', 'पाटन', 1.3], ['Botad', 'बोटाद', 1.3], ['Dahod', 'दाहोद', 1.2, '', 'Dohad'],
    ['Jetpur', 'जेतपुर', 1.2, 'Rajkot'], ['Gondal', 'गोंडल', 1.1, 'Rajkot'], ['Amreli', 'अमरेली', 1.2], ['Deesa', 'डीसा', 1.1, 'Banaskantha'], ['Ankleshwar', 'अंकलेश्वर', 1.4, 'Bharuch', 'Anklesvar'],
    ['Himatnagar', 'हिम्मतनगर', 0.8, 'Sabarkantha', 'Himmatnagar'], ['Kalol', 'कलोल', 1.3, 'Gandhinagar'], ['Sanand', 'साणंद', 0.9, 'Ahmedabad'], ['Dahej', 'दहेज', 0.4, 'Bharuch'], ['Mundra', 'मुंद्रा', 0.5, 'Kutch'], ['Modasa', 'मोडासा', 0.7, 'Aravalli'],
    ['Halol', 'हालोल', 0.7, 'Panchmahal'], ['Bardoli', 'बारडोली', 0.6, 'Surat'], ['Dwarka', 'द्वारका', 0.4, 'Devbhumi Dwarka'], ['Khambhalia', 'खंभालिया', 0.4, 'Devbhumi Dwarka', 'Jamkhambhaliya'], ['Vyara', 'व्यारा', 0.4, 'Tapi'], ['Rajpipla', 'राजपीपला', 0.4, 'Narmada'], ['Kevadia', 'केवड़िया', 0.1, 'Narmada', 'Ekta Nagar'],
    ['Lunawada', 'लुणावाड़ा', 0.4, 'Mahisagar'], ['Unjha', 'ऊंझा', 0.6, 'Mehsana'], ['Visnagar', 'विसनगर', 0.8, 'Mehsana'], ['Mahuva', 'महुवा', 1, 'Bhavnagar'], ['Wankaner', 'वांकानेर', 0.4, 'Morbi'], ['Chhota Udepur', 'छोटा उदेपुर', 0.3, '', 'Chhota Udaipur'], ['Tharad', 'थराद', 0.3, 'Vav-Tharad'], ['Ahwa', 'आहवा', 0.2, 'Dang'],
    ['Dholka', 'धोलका', 0.8, 'Ahmedabad'], ['Viramgam', 'वीरमगाम', 0.6, 'Ahmedabad'], ['Bilimora', 'बिलिमोरा', 0.5, 'Navsari'], ['Somnath', 'सोमनाथ', 0.3, 'Gir Somnath'], ['Kutch', 'कच्छ', 0.4, '', 'Kachchh'],
  ],
  Haryana: [
    ['Gurugram', 'गुरुग्राम', 15, '', 'Gurgaon, ~Gudgaon, ~GGN, गुड़गांव, गुड़गाँव'], ['Faridabad', 'फरीदाबाद', 16], ['Panipat', 'पानीपत', 4.4], ['Ambala', 'अंबाला', 3.5, '', 'Ambala Cantt'], ['Yamunanagar', 'यमुनानगर', 3.8, '', 'Yamuna Nagar, Jagadhri'],
    ['Rohtak', 'रोहतक', 3.7], ['Hisar', 'हिसार', 3.2, '', '~Hissar'], ['Karnal', 'करनाल', 3.1], ['Sonipat', 'सोनीपत', 3, '', 'Sonepat'], ['Panchkula', 'पंचकूला', 2.2], ['Bhiwani', 'भिवानी', 2], ['Sirsa', 'सिरसा', 2],
    ['Bahadurgarh', 'बहादुरगढ़', 1.8, 'Jhajjar'], ['Jind', 'जींद', 1.7], ['Kurukshetra', 'कुरुक्षेत्र', 1.6, '', 'Thanesar'], ['Kaithal', 'कैथल', 1.5], ['Rewari', 'रेवाड़ी', 1.5], ['Palwal', 'पलवल', 1.3], ['Manesar', 'मानेसर', 1.3, 'Gurugram', 'IMT Manesar'],
    ['Hansi', 'हांसी', 0.9], ['Narnaul', 'नारनौल', 0.8, 'Mahendragarh'], ['Fatehabad', 'फतेहाबाद', 0.7], ['Jhajjar', 'झज्जर', 0.5], ['Sohna', 'सोहना', 0.5, 'Gurugram'], ['Kundli', 'कुंडली', 0.5, 'Sonipat'], ['Dharuhera', 'धारूहेड़ा', 0.3, 'Rewari'], ['Ballabgarh', 'बल्लभगढ़', 2, 'Faridabad', 'Ballabhgarh'],
    ['Nuh', 'नूंह', 0.2, '', 'Mewat'], ['Charkhi Dadri', 'चरखी दादरी', 0.6], ['Bawal', 'बावल', 0.2, 'Rewari'], ['Tohana', 'टोहाना', 0.6, 'Fatehabad'], ['Pinjore', 'पिंजौर', 0.4, 'Panchkula'], ['Kalka', 'कालका', 0.3, 'Panchkula'], ['Gohana', 'गोहाना', 0.7, 'Sonipat'],
  ],
  'Himachal Pradesh': [
    ['Shimla', 'शिमला', 1.7, '', 'Simla'], ['Dharamshala', 'धर्मशाला', 0.5, 'Kangra', 'Dharamsala'], ['Baddi', 'बद्दी', 0.6, 'Solan'], ['Solan', 'सोलन', 0.4], ['Mandi', 'मंडी', 0.4], ['Kullu', 'कुल्लू', 0.2, '', 'Kulu'], ['Manali', 'मनाली', 0.1, 'Kullu'], ['Una', 'ऊना', 0.3],
    ['Hamirpur', 'हमीरपुर', 0.2], ['Bilaspur', 'बिलासपुर', 0.1], ['Chamba', 'चंबा', 0.2], ['Palampur', 'पालमपुर', 0.4, 'Kangra'], ['Nalagarh', 'नालागढ़', 0.2, 'Solan'], ['Parwanoo', 'परवाणू', 0.1, 'Solan'], ['Kasauli', 'कसौली', 0.1, 'Solan'], ['Paonta Sahib', 'पांवटा साहिब', 0.3, 'Sirmaur'], ['Nahan', 'नाहन', 0.3, 'Sirmaur'],
    ['Kangra', 'कांगड़ा', 0.1], ['Keylong', 'केलांग', 0.1, 'Lahaul and Spiti'], ['Reckong Peo', 'रिकांग पिओ', 0.1, 'Kinnaur'],
  ],
  'Jammu and Kashmir': [
    ['Srinagar', 'श्रीनगर', 14], ['Jammu', 'जम्मू', 7], ['Anantnag', 'अनंतनाग', 1.6], ['Baramulla', 'बारामूला', 1.7, '', 'Baramula'], ['Udhampur', 'उधमपुर', 0.9], ['Kathua', 'कठुआ', 0.6], ['Sopore', 'सोपोर', 0.7, 'Baramulla'], ['Samba', 'सांबा', 0.3], ['Katra', 'कटरा', 0.1, 'Reasi'], ['Rajouri', 'राजौरी', 0.4],
    ['Poonch', 'पुंछ', 0.4, '', 'Punch'], ['Pulwama', 'पुलवामा', 0.2], ['Kupwara', 'कुपवाड़ा', 0.2], ['Doda', 'डोडा', 0.2], ['Bandipora', 'बांदीपोरा', 0.4, '', 'Bandipore'], ['Budgam', 'बडगाम', 0.2, '', 'Badgam'], ['Ganderbal', 'गांदरबल', 0.3], ['Kulgam', 'कुलगाम', 0.3], ['Shopian', 'शोपियां', 0.2], ['Kishtwar', 'किश्तवाड़', 0.2], ['Gulmarg', 'गुलमर्ग', 0.1, 'Baramulla'], ['Pahalgam', 'पहलगाम', 0.1, 'Anantnag'],
  ],
  Jharkhand: [
    ['Ranchi', 'रांची', 13, '', 'राँची'], ['Jamshedpur', 'जमशेदपुर', 14, 'East Singhbhum', 'Tatanagar, Tata Nagar, टाटानगर'], ['Dhanbad', 'धनबाद', 12], ['Bokaro', 'बोकारो', 5.6, '', 'Bokaro Steel City'], ['Deoghar', 'देवघर', 2.3, '', 'Devghar'], ['Hazaribagh', 'हजारीबाग', 1.6, '', 'Hazaribag'], ['Giridih', 'गिरिडीह', 1.4], ['Ramgarh', 'रामगढ़', 1.3],
    ['Adityapur', 'आदित्यपुर', 1.7, 'Seraikela-Kharsawan'], ['Daltonganj', 'डालटनगंज', 1, 'Palamu', 'Medininagar, मेदिनीनगर'], ['Sahibganj', 'साहिबगंज', 0.9, '', 'Sahebganj'], ['Chaibasa', 'चाईबासा', 0.7, 'West Singhbhum'], ['Dumka', 'दुमका', 0.5], ['Jharia', 'झरिया', 0.8, 'Dhanbad'], ['Chas', 'चास', 1.4, 'Bokaro'], ['Phusro', 'फुसरो', 0.9, 'Bokaro'], ['Gumla', 'गुमला', 0.5], ['Lohardaga', 'लोहरदगा', 0.6],
    ['Koderma', 'कोडरमा', 0.3, '', '~Kodarma'], ['Chatra', 'चतरा', 0.5], ['Garhwa', 'गढ़वा', 0.5], ['Godda', 'गोड्डा', 0.5], ['Pakur', 'पाकुड़', 0.5], ['Simdega', 'सिमडेगा', 0.4], ['Khunti', 'खूंटी', 0.4], ['Latehar', 'लातेहार', 0.3], ['Jamtara', 'जामताड़ा', 0.3],
  ],
  Karnataka: [
    ['Bengaluru', 'बेंगलुरु', 120, 'Bengaluru Urban', 'Bangalore, ~Banglore, ~BLR, बैंगलोर, बंगलौर, बेंगलूरु, बंगलुरु, बेंगलूर'], ['Mysuru', 'मैसूर', 10, '', 'Mysore, ~Maisur, मैसूरु'], ['Hubballi', 'हुबली', 10, 'Dharwad', 'Hubli, Hubli-Dharwad, Hubballi-Dharwad'], ['Mangaluru', 'मंगलुरु', 6, 'Dakshina Kannada', 'Mangalore, मंगलौर, मैंगलोर'], ['Belagavi', 'बेलगावी', 6, '', 'Belgaum, बेलगाम'],
    ['Kalaburagi', 'कलबुर्गी', 6, '', 'Gulbarga, गुलबर्गा'], ['Davanagere', 'दावणगेरे', 4.4, '', 'Davangere'], ['Ballari', 'बल्लारी', 4.1, '', 'Bellary, बेल्लारी'], ['Vijayapura', 'विजयपुरा', 3.3, '', 'Bijapur, बीजापुर'], ['Shivamogga', 'शिवमोग्गा', 3.2, '', 'Shimoga, शिमोगा'], ['Tumakuru', 'तुमकुरु', 3.1, '', 'Tumkur, तुमकुर'], ['Raichur', 'रायचूर', 2.3], ['Bidar', 'बीदर', 2.2],
    ['Hosapete', 'होसपेट', 2.1, 'Vijayanagara', 'Hospet'], ['Dharwad', 'धारवाड़', 2.5], ['Udupi', 'उडुपी', 1.8], ['Manipal', 'मणिपाल', 0.5, 'Udupi'], ['Gadag', 'गदग', 1.7], ['Hassan', 'हासन', 1.6], ['Robertsonpet', 'रॉबर्टसनपेट', 1.6, 'Kolar', 'KGF, Kolar Gold Fields'], ['Bhadravati', 'भद्रावती', 1.5, 'Shivamogga'], ['Chitradurga', 'चित्रदुर्ग', 1.4], ['Kolar', 'कोलार', 1.4], ['Mandya', 'मंड्या', 1.4],
    ['Chikkamagaluru', 'चिक्कमगलुरु', 1.2, '', 'Chikmagalur, Chickmagalur, चिकमगलूर'], ['Gangavathi', 'गंगावती', 1.1, 'Koppal', 'Gangavati'], ['Bagalkot', 'बागलकोट', 1.1, '', 'Bagalkote'], ['Ranebennur', 'रानीबेन्नूर', 1.1, 'Haveri'], ['Haveri', 'हावेरी', 0.7], ['Ramanagara', 'रामनगर', 1, 'Bengaluru South', 'Ramanagaram, Ramanagar'], ['Koppal', 'कोप्पल', 0.7, '', 'Koppala'], ['Yadgir', 'यादगीर', 0.7, '', 'Yadagiri'], ['Karwar', 'कारवार', 0.8, 'Uttara Kannada'],
    ['Madikeri', 'मडिकेरी', 0.3, 'Kodagu', 'Coorg'], ['Doddaballapur', 'डोड्डाबल्लापुर', 0.9, 'Bengaluru Rural'], ['Hosakote', 'होसकोटे', 0.6, 'Bengaluru Rural', 'Hoskote'], ['Devanahalli', 'देवनहल्ली', 0.3, 'Bengaluru Rural'], ['Nelamangala', 'नेलमंगला', 0.4, 'Bengaluru Rural'], ['Bidadi', 'बिदादी', 0.3, 'Bengaluru South'], ['Channapatna', 'चन्नपटना', 0.7, 'Bengaluru South'], ['Kanakapura', 'कनकपुरा', 0.5, 'Bengaluru South'],
    ['Chikkaballapura', 'चिक्कबल्लापुर', 0.6, '', 'Chikkaballapur, Chikballapur'], ['Chamarajanagara', 'चामराजनगर', 0.7, '', 'Chamarajanagar'], ['Sirsi', 'सिरसी', 0.6, 'Uttara Kannada'], ['Gokak', 'गोकाक', 0.8, 'Belagavi'], ['Puttur', 'पुत्तूर', 0.5, 'Dakshina Kannada'], ['Hampi', 'हंपी', 0.1, 'Vijayanagara'], ['Dandeli', 'दांडेली', 0.5, 'Uttara Kannada'], ['Sindhanur', 'सिंधनूर', 0.7, 'Raichur'],
  ],
  Kerala: [
    ['Kochi', 'कोच्चि', 21, 'Ernakulam', 'Cochin, कोचीन'], ['Thiruvananthapuram', 'तिरुवनंतपुरम', 17, '', 'Trivandrum, ~TVM, त्रिवेंद्रम'], ['Kozhikode', 'कोझिकोड', 20, '', 'Calicut, कालीकट'], ['Thrissur', 'त्रिशूर', 18, '', 'Trichur, Trissur'], ['Kollam', 'कोल्लम', 11, '', 'Quilon'], ['Kannur', 'कन्नूर', 16, '', 'Cannanore'], ['Malappuram', 'मलप्पुरम', 17], ['Palakkad', 'पालक्काड', 2.9, '', 'Palghat'], ['Alappuzha', 'अलाप्पुझा', 2.4, '', 'Alleppey, एलेप्पी'], ['Kottayam', 'कोट्टायम', 3.6],
    ['Thalassery', 'थलासेरी', 1, 'Kannur', 'Tellicherry'], ['Manjeri', 'मंजेरी', 1, 'Malappuram'], ['Kasaragod', 'कासरगोड', 1.9, '', 'Kasargod'], ['Aluva', 'अलुवा', 0.3, 'Ernakulam', 'Alwaye'], ['Kakkanad', 'कक्कनाड', 0.6, 'Ernakulam', 'Infopark'], ['Angamaly', 'अंगमाली', 0.4, 'Ernakulam'], ['Perinthalmanna', 'पेरिंथलमन्ना', 0.5, 'Malappuram'], ['Tirur', 'तिरूर', 0.6, 'Malappuram'], ['Ponnani', 'पोन्नानी', 0.9, 'Malappuram'],
    ['Thiruvalla', 'तिरुवल्ला', 0.5, 'Pathanamthitta'], ['Pathanamthitta', 'पथानामथिट्टा', 0.4], ['Changanassery', 'चंगनाशेरी', 0.5, 'Kottayam'], ['Kalpetta', 'कल्पेट्टा', 0.3, 'Wayanad'], ['Kayamkulam', 'कायमकुलम', 0.7, 'Alappuzha'], ['Neyyattinkara', 'नेय्याट्टिनकरा', 0.7, 'Thiruvananthapuram'], ['Guruvayur', 'गुरुवायूर', 0.5, 'Thrissur'], ['Munnar', 'मुन्नार', 0.3, 'Idukki'], ['Thodupuzha', 'तोडुपुझा', 0.5, 'Idukki'], ['Muvattupuzha', 'मुवाट्टुपुझा', 0.3, 'Ernakulam'], ['Wayanad', 'वायनाड', 0.4, '', 'Wynad'],
  ],
  Ladakh: [['Leh', 'लेह', 0.3], ['Kargil', 'कारगिल', 0.2]],
  Lakshadweep: [['Kavaratti', 'कवरत्ती', 0.1, 'Lakshadweep']],
  'Madhya Pradesh': [
    ['Indore', 'इंदौर', 30, '', 'इन्दौर'], ['Bhopal', 'भोपाल', 23], ['Jabalpur', 'जबलपुर', 13, '', '~Jubbulpore'], ['Gwalior', 'ग्वालियर', 12], ['Ujjain', 'उज्जैन', 6], ['Sagar', 'सागर', 3.7, '', 'Saugor'], ['Dewas', 'देवास', 2.9], ['Satna', 'सतना', 2.8], ['Ratlam', 'रतलाम', 2.7], ['Rewa', 'रीवा', 2.4], ['Katni', 'कटनी', 2.2, '', 'Murwara'], ['Singrauli', 'सिंगरौली', 2.2, '', 'Waidhan'],
    ['Burhanpur', 'बुरहानपुर', 2.1], ['Khandwa', 'खंडवा', 2, '', 'East Nimar'], ['Bhind', 'भिंड', 2], ['Chhindwara', 'छिंदवाड़ा', 1.9], ['Guna', 'गुना', 1.8], ['Shivpuri', 'शिवपुरी', 1.8], ['Morena', 'मुरैना', 2], ['Vidisha', 'विदिशा', 1.6], ['Mandsaur', 'मंदसौर', 1.4], ['Chhatarpur', 'छतरपुर', 1.4], ['Damoh', 'दमोह', 1.4], ['Neemuch', 'नीमच', 1.3], ['Pithampur', 'पीथमपुर', 1.3, 'Dhar'], ['Narmadapuram', 'नर्मदापुरम', 1.2, '', 'Hoshangabad, होशंगाबाद'],
    ['Itarsi', 'इटारसी', 1, 'Narmadapuram'], ['Sehore', 'सीहोर', 1.1], ['Khargone', 'खरगोन', 1.2, '', 'Khargon'], ['Betul', 'बैतूल', 1], ['Seoni', 'सिवनी', 1], ['Datia', 'दतिया', 1], ['Nagda', 'नागदा', 1, 'Ujjain'], ['Dhar', 'धार', 0.9], ['Mhow', 'महू', 0.8, 'Indore', 'Dr. Ambedkar Nagar'], ['Shahdol', 'शहडोल', 0.9], ['Balaghat', 'बालाघाट', 0.9], ['Ashoknagar', 'अशोकनगर', 0.8], ['Tikamgarh', 'टीकमगढ़', 0.8], ['Raisen', 'रायसेन', 0.4], ['Mandideep', 'मंडीदीप', 0.6, 'Raisen'],
    ['Harda', 'हरदा', 0.8], ['Barwani', 'बड़वानी', 0.6], ['Sidhi', 'सीधी', 0.6], ['Panna', 'पन्ना', 0.5], ['Khajuraho', 'खजुराहो', 0.2, 'Chhatarpur'], ['Maihar', 'मैहर', 0.4], ['Mandla', 'मंडला', 0.7], ['Narsinghpur', 'नरसिंहपुर', 0.6], ['Shajapur', 'शाजापुर', 0.7], ['Rajgarh', 'राजगढ़', 0.3], ['Biaora', 'ब्यावरा', 0.5, 'Rajgarh'], ['Jhabua', 'झाबुआ', 0.4], ['Sheopur', 'श्योपुर', 0.7], ['Umaria', 'उमरिया', 0.3], ['Anuppur', 'अनूपपुर', 0.3], ['Dindori', 'डिंडोरी', 0.2], ['Alirajpur', 'अलीराजपुर', 0.3], ['Niwari', 'निवाड़ी', 0.2], ['Sanchi', 'सांची', 0.1, 'Raisen'], ['Orchha', 'ओरछा', 0.1, 'Niwari'],
  ],
  Maharashtra: [
    ['Mumbai', 'मुंबई', 184, 'Mumbai City', 'Bombay, Greater Mumbai, South Mumbai, ~Bambai, मुम्बई, बंबई, बम्बई'], ['Pune', 'पुणे', 50, '', 'Poona, ~Puna, पूना'], ['Nagpur', 'नागपुर', 27], ['Thane', 'ठाणे', 19], ['Navi Mumbai', 'नवी मुंबई', 15, 'Thane', 'New Bombay, ~New Mumbai'], ['Nashik', 'नासिक', 18, '', 'Nasik, नाशिक'], ['Pimpri-Chinchwad', 'पिंपरी चिंचवड़', 20, 'Pune', 'PCMC, Pimpri, Chinchwad, पिंपरी'], ['Kalyan', 'कल्याण', 8, 'Thane', 'Kalyan-Dombivli'], ['Dombivli', 'डोंबिवली', 6, 'Thane', '~Dombivali'],
    ['Aurangabad', 'औरंगाबाद', 13, '', 'Chhatrapati Sambhajinagar, Chhatrapati Sambhaji Nagar, Sambhajinagar, छत्रपति संभाजीनगर, छत्रपती संभाजीनगर, संभाजीनगर'], ['Vasai-Virar', 'वसई विरार', 13, 'Palghar', 'Vasai, Virar, Nalasopara, ~Nallasopara, वसई, विरार'], ['Solapur', 'सोलापुर', 9.5, '', 'Sholapur, शोलापुर'], ['Mira Bhayandar', 'मीरा भायंदर', 8, 'Thane', 'Mira Road, Bhayandar, ~Bhayander'], ['Bhiwandi', 'भिवंडी', 7, 'Thane'], ['Amravati', 'अमरावती', 6.5, '', 'Amraoti'],
    ['Nanded', 'नांदेड़', 5.5], ['Kolhapur', 'कोल्हापुर', 5.6], ['Sangli', 'सांगली', 5], ['Jalgaon', 'जलगांव', 4.6], ['Akola', 'अकोला', 4.3], ['Latur', 'लातूर', 3.8], ['Dhule', 'धुले', 3.8, '', 'Dhulia'], ['Ahilyanagar', 'अहिल्यानगर', 3.9, '', 'Ahmednagar, Ahmadnagar, Ahilya Nagar, अहमदनगर'], ['Chandrapur', 'चंद्रपुर', 3.2], ['Parbhani', 'परभणी', 3.1], ['Ulhasnagar', 'उल्हासनगर', 5, 'Thane'], ['Malegaon', 'मालेगांव', 4.7, 'Nashik'], ['Ichalkaranji', 'इचलकरंजी', 2.9, 'Kolhapur'], ['Jalna', 'जालना', 2.9], ['Ambernath', 'अंबरनाथ', 2.5, 'Thane', 'Ambarnath'],
    ['Badlapur', 'बदलापुर', 1.8, 'Thane'], ['Panvel', 'पनवेल', 5, 'Raigad'], ['Bhusawal', 'भुसावल', 1.9, 'Jalgaon', 'Bhusaval'], ['Miraj', 'मिरज', 1.5, 'Sangli'], ['Beed', 'बीड', 1.5], ['Gondia', 'गोंदिया', 1.3, '', 'Gondiya'], ['Satara', 'सातारा', 1.2], ['Yavatmal', 'यवतमाल', 1.2, '', 'Yeotmal'], ['Wardha', 'वर्धा', 1.1], ['Barshi', 'बार्शी', 1.2, 'Solapur'], ['Achalpur', 'अचलपुर', 1.1, 'Amravati'], ['Dharashiv', 'धाराशिव', 1.1, '', 'Osmanabad, उस्मानाबाद'], ['Nandurbar', 'नंदुरबार', 1.1], ['Udgir', 'उदगीर', 1, 'Latur'], ['Hinganghat', 'हिंगनघाट', 1, 'Wardha'],
    ['Ratnagiri', 'रत्नागिरी', 0.8], ['Boisar', 'बोईसर', 1, 'Palghar', 'Tarapur'], ['Palghar', 'पालघर', 0.7], ['Chakan', 'चाकण', 0.8, 'Pune'], ['Baramati', 'बारामती', 1, 'Pune'], ['Lonavala', 'लोनावाला', 0.6, 'Pune', '~Lonavla'], ['Talegaon', 'तलेगांव', 0.6, 'Pune', 'Talegaon Dabhade'], ['Ranjangaon', 'रांजणगांव', 0.3, 'Pune'], ['Shirdi', 'शिरडी', 0.4, 'Ahilyanagar'], ['Alibag', 'अलीबाग', 0.3, 'Raigad', 'Alibaug'], ['Khopoli', 'खोपोली', 0.8, 'Raigad'], ['Karad', 'कराड', 0.8, 'Satara'], ['Pandharpur', 'पंढरपुर', 1, 'Solapur'],
    ['Khamgaon', 'खामगांव', 0.95, 'Buldhana'], ['Buldhana', 'बुलढाणा', 0.7, '', 'Buldana'], ['Washim', 'वाशिम', 0.8], ['Hingoli', 'हिंगोली', 0.85], ['Bhandara', 'भंडारा', 0.95], ['Gadchiroli', 'गढ़चिरौली', 0.5], ['Amalner', 'अमलनेर', 0.95, 'Jalgaon'], ['Chalisgaon', 'चालीसगांव', 0.97, 'Jalgaon'], ['Ballarpur', 'बल्लारपुर', 0.9, 'Chandrapur'], ['Kamptee', 'कामठी', 0.9, 'Nagpur'], ['Sinnar', 'सिन्नर', 0.65, 'Nashik'], ['Sawantwadi', 'सावंतवाड़ी', 0.3, 'Sindhudurg'], ['Chiplun', 'चिपलून', 0.6, 'Ratnagiri'],
    ['Parli', 'परली', 0.9, 'Beed', 'Parli Vaijnath'], ['Manmad', 'मनमाड', 0.8, 'Nashik'], ['Satpur', 'सातपुर', 0.4, 'Nashik'], ['Butibori', 'बूटीबोरी', 0.3, 'Nagpur'], ['Uran', 'उरण', 0.3, 'Raigad'],
  ],
  Manipur: [['Imphal', 'इंफाल', 4.2, 'Imphal West', 'इम्फाल'], ['Churachandpur', 'चुराचांदपुर', 1.2], ['Thoubal', 'थौबल', 0.5], ['Ukhrul', 'उखरुल', 0.3], ['Kakching', 'काकचिंग', 0.3], ['Bishnupur', 'बिष्णुपुर', 0.2], ['Senapati', 'सेनापति', 0.1]],
  Meghalaya: [['Shillong', 'शिलांग', 3.5, 'East Khasi Hills', 'शिलॉन्ग'], ['Tura', 'तुरा', 0.7, 'West Garo Hills'], ['Jowai', 'जोवाई', 0.3, 'West Jaintia Hills'], ['Nongpoh', 'नोंगपोह', 0.2, 'Ri-Bhoi'], ['Byrnihat', 'बर्नीहाट', 0.2, 'Ri-Bhoi'], ['Cherrapunji', 'चेरापूंजी', 0.1, 'East Khasi Hills', 'Sohra']],
  Mizoram: [['Aizawl', 'आइजोल', 2.9, '', 'Aijal'], ['Lunglei', 'लुंगलेई', 0.6, '', 'Lungleh'], ['Champhai', 'चम्फाई', 0.3], ['Kolasib', 'कोलासिब', 0.2], ['Serchhip', 'सेरछिप', 0.2]],
  Nagaland: [['Dimapur', 'दीमापुर', 1.7], ['Kohima', 'कोहिमा', 1], ['Mokokchung', 'मोकोकचुंग', 0.4], ['Tuensang', 'त्वेनसांग', 0.4], ['Wokha', 'वोखा', 0.4], ['Chumoukedima', 'चुमौकेदिमा', 0.4], ['Mon', 'मोन', 0.3], ['Zunheboto', 'जुन्हेबोटो', 0.2]],
  Odisha: [
    ['Bhubaneswar', 'भुवनेश्वर', 10, 'Khordha', 'Bhubaneshwar, BBSR'], ['Cuttack', 'कटक', 6.6, '', '~Kataka'], ['Rourkela', 'राउरकेला', 5.5, 'Sundargarh', 'Raurkela'], ['Berhampur', 'ब्रह्मपुर', 3.6, 'Ganjam', 'Brahmapur, बरहमपुर'], ['Sambalpur', 'संबलपुर', 2.7], ['Puri', 'पुरी', 2, '', 'Jagannath Puri'], ['Balasore', 'बालासोर', 1.8, '', 'Baleswar, Baleshwar'], ['Bhadrak', 'भद्रक', 1.2], ['Baripada', 'बारीपदा', 1.2, 'Mayurbhanj'], ['Jharsuguda', 'झारसुगुड़ा', 1], ['Balangir', 'बलांगीर', 1, '', 'Bolangir'],
    ['Jeypore', 'जेपुर', 0.85, 'Koraput'], ['Angul', 'अंगुल', 0.5, '', 'Anugul'], ['Talcher', 'तालचेर', 0.4, 'Angul'], ['Paradip', 'पारादीप', 0.7, 'Jagatsinghpur', 'Paradeep'], ['Bargarh', 'बरगढ़', 0.8, '', 'Baragarh'], ['Rayagada', 'रायगड़ा', 0.7], ['Bhawanipatna', 'भवानीपटना', 0.7, 'Kalahandi'], ['Dhenkanal', 'ढेंकानाल', 0.7], ['Keonjhar', 'क्योंझर', 0.6, 'Kendujhar'], ['Barbil', 'बड़बिल', 0.7, 'Kendujhar'], ['Khordha', 'खुर्दा', 0.5, '', 'Khurda, Khurdha'], ['Jajpur', 'जाजपुर', 0.4, '', 'Jajapur'],
    ['Kendrapara', 'केंद्रापाड़ा', 0.5], ['Koraput', 'कोरापुट', 0.5], ['Sundargarh', 'सुंदरगढ़', 0.4, '', 'Sundergarh'], ['Burla', 'बुर्ला', 0.5, 'Sambalpur'], ['Phulbani', 'फुलबाणी', 0.4, 'Kandhamal'], ['Paralakhemundi', 'परलाखेमुंडी', 0.5, 'Gajapati'], ['Nabarangpur', 'नबरंगपुर', 0.4, '', 'Nowrangpur'], ['Malkangiri', 'मलकानगिरी', 0.3], ['Nayagarh', 'नयागढ़', 0.2], ['Chhatrapur', 'छत्रपुर', 0.2, 'Ganjam'],
  ],
  Puducherry: [['Puducherry', 'पुडुचेरी', 6.6, '', 'Pondicherry, Pondy, ~Pondichery, पांडिचेरी'], ['Karaikal', 'कारैकल', 0.9], ['Yanam', 'यानम', 0.6], ['Mahe', 'माहे', 0.4]],
  Punjab: [
    ['Ludhiana', 'लुधियाना', 17], ['Amritsar', 'अमृतसर', 12, '', 'Ambarsar'], ['Jalandhar', 'जालंधर', 9, '', 'Jullundur'], ['Patiala', 'पटियाला', 4.5], ['Mohali', 'मोहाली', 2.5, 'Sahibzada Ajit Singh Nagar', 'SAS Nagar'], ['Bathinda', 'बठिंडा', 3, '', 'Bhatinda, भटिंडा'], ['Hoshiarpur', 'होशियारपुर', 1.7], ['Batala', 'बटाला', 1.6, 'Gurdaspur'], ['Pathankot', 'पठानकोट', 1.6], ['Moga', 'मोगा', 1.6], ['Abohar', 'अबोहर', 1.45, 'Fazilka'], ['Malerkotla', 'मालेरकोटला', 1.35], ['Khanna', 'खन्ना', 1.3, 'Ludhiana'], ['Phagwara', 'फगवाड़ा', 1.2, 'Kapurthala'],
    ['Muktsar', 'मुक्तसर', 1.2, 'Sri Muktsar Sahib'], ['Barnala', 'बरनाला', 1.2], ['Ferozepur', 'फिरोजपुर', 1.1, '', 'Firozpur, Ferozepore, Ferozpur'], ['Kapurthala', 'कपूरथला', 1], ['Rajpura', 'राजपुरा', 0.95, 'Patiala'], ['Zirakpur', 'जीरकपुर', 1, 'Sahibzada Ajit Singh Nagar'], ['Kharar', 'खरड़', 0.75, 'Sahibzada Ajit Singh Nagar'], ['Dera Bassi', 'डेरा बस्सी', 0.3, 'Sahibzada Ajit Singh Nagar', 'Derabassi'], ['Sangrur', 'संगरूर', 0.9], ['Faridkot', 'फरीदकोट', 0.9], ['Mansa', 'मानसा', 0.8], ['Gurdaspur', 'गुरदासपुर', 0.8], ['Fazilka', 'फाजिल्का', 0.8], ['Tarn Taran', 'तरनतारन', 0.7],
    ['Ropar', 'रोपड़', 0.6, 'Rupnagar'], ['Nawanshahr', 'नवांशहर', 0.5, 'Shahid Bhagat Singh Nagar', 'SBS Nagar'], ['Mandi Gobindgarh', 'मंडी गोबिंदगढ़', 0.7, 'Fatehgarh Sahib'], ['Sirhind', 'सरहिंद', 0.6, 'Fatehgarh Sahib'], ['Jagraon', 'जगरांव', 0.65, 'Ludhiana'],
  ],
  Rajasthan: [
    ['Jaipur', 'जयपुर', 38, '', '~Jaypur'], ['Jodhpur', 'जोधपुर', 14], ['Kota', 'कोटा', 12, '', 'Kotah'], ['Bikaner', 'बीकानेर', 7], ['Ajmer', 'अजमेर', 6], ['Udaipur', 'उदयपुर', 6], ['Bhilwara', 'भीलवाड़ा', 4], ['Alwar', 'अलवर', 3.4], ['Bharatpur', 'भरतपुर', 2.5], ['Sri Ganganagar', 'श्री गंगानगर', 2.5, '', 'Ganganagar, Shri Ganganagar, गंगानगर'], ['Sikar', 'सीकर', 2.5], ['Pali', 'पाली', 2.4], ['Bhiwadi', 'भिवाड़ी', 1.5, 'Khairthal-Tijara'], ['Beawar', 'ब्यावर', 1.6], ['Hanumangarh', 'हनुमानगढ़', 1.7],
    ['Kishangarh', 'किशनगढ़', 1.6, 'Ajmer'], ['Tonk', 'टोंक', 1.7], ['Gangapur City', 'गंगापुर सिटी', 1.3, 'Sawai Madhopur'], ['Jhunjhunu', 'झुंझुनूं', 1.2, '', 'Jhunjhunun'], ['Sawai Madhopur', 'सवाई माधोपुर', 1.2], ['Churu', 'चूरू', 1.2], ['Chittorgarh', 'चित्तौड़गढ़', 1.2, '', 'Chittaurgarh, Chittor'], ['Dholpur', 'धौलपुर', 1.3, '', 'Dhaulpur'], ['Baran', 'बारां', 1.2], ['Bundi', 'बूंदी', 1], ['Nagaur', 'नागौर', 1.05], ['Hindaun', 'हिंडौन', 1.05, 'Karauli'], ['Banswara', 'बांसवाड़ा', 1], ['Barmer', 'बाड़मेर', 1], ['Makrana', 'मकराना', 1, 'Didwana-Kuchaman'], ['Sujangarh', 'सुजानगढ़', 1, 'Churu'], ['Sardarshahar', 'सरदारशहर', 0.95, 'Churu'],
    ['Neemrana', 'नीमराना', 0.3, 'Kotputli-Behror'], ['Behror', 'बहरोड़', 0.3, 'Kotputli-Behror'], ['Kotputli', 'कोटपूतली', 0.5, 'Kotputli-Behror'], ['Jaisalmer', 'जैसलमेर', 0.7], ['Dausa', 'दौसा', 0.85], ['Jhalawar', 'झालावाड़', 0.7], ['Karauli', 'करौली', 0.8], ['Rajsamand', 'राजसमंद', 0.7], ['Nathdwara', 'नाथद्वारा', 0.4, 'Rajsamand'], ['Sirohi', 'सिरोही', 0.4], ['Abu Road', 'आबू रोड', 0.55, 'Sirohi'], ['Mount Abu', 'माउंट आबू', 0.2, 'Sirohi'], ['Balotra', 'बालोतरा', 0.75], ['Jalore', 'जालौर', 0.5, '', 'Jalor'], ['Pilani', 'पिलानी', 0.3, 'Jhunjhunu'],
    ['Dungarpur', 'डूंगरपुर', 0.5], ['Pratapgarh', 'प्रतापगढ़', 0.4], ['Phalodi', 'फलोदी', 0.5], ['Kuchaman City', 'कुचामन सिटी', 0.6, 'Didwana-Kuchaman', 'Kuchaman'], ['Deeg', 'डीग', 0.4], ['Khairthal', 'खैरथल', 0.4, 'Khairthal-Tijara'], ['Pushkar', 'पुष्कर', 0.2, 'Ajmer'], ['Nokha', 'नोखा', 0.6, 'Bikaner'], ['Suratgarh', 'सूरतगढ़', 0.7, 'Sri Ganganagar'],
  ],
  Sikkim: [['Gangtok', 'गंगटोक', 1, '', 'गान्तोक'], ['Namchi', 'नामची', 0.1], ['Pelling', 'पेलिंग', 0.1, 'Gyalshing'], ['Rangpo', 'रंगपो', 0.1, 'Pakyong']],
  'Tamil Nadu': [
    ['Chennai', 'चेन्नई', 90, '', 'Madras, मद्रास, चेन्नै'], ['Coimbatore', 'कोयंबटूर', 22, '', 'Kovai, कोयम्बटूर'], ['Madurai', 'मदुरै', 15, '', 'मदुरई'], ['Tiruchirappalli', 'तिरुचिरापल्ली', 10.5, '', 'Trichy, Tiruchy, Tiruchi, Trichinopoly, त्रिची'], ['Tiruppur', 'तिरुप्पुर', 9.6, '', 'Tirupur'], ['Salem', 'सेलम', 9.2], ['Erode', 'इरोड', 5.2], ['Tirunelveli', 'तिरुनेलवेली', 5, '', 'Tinnevelly, Nellai'], ['Vellore', 'वेल्लोर', 4.8], ['Thoothukudi', 'तूतीकोरिन', 4.1, '', 'Tuticorin, Thoothukkudi'],
    ['Avadi', 'आवडी', 3.5, 'Tiruvallur'], ['Tambaram', 'तांबरम', 7, 'Chengalpattu'], ['Nagercoil', 'नागरकोइल', 2.5, 'Kanyakumari'], ['Thanjavur', 'तंजावुर', 2.2, '', 'Tanjore, तंजौर'], ['Dindigul', 'डिंडीगुल', 2.9], ['Hosur', 'होसुर', 2.5, 'Krishnagiri'], ['Cuddalore', 'कुड्डालोर', 1.7], ['Kanchipuram', 'कांचीपुरम', 2.3, 'Kancheepuram', 'Kanchi, Conjeevaram'], ['Karur', 'करूर', 2.3], ['Kumbakonam', 'कुंभकोणम', 2.2, 'Thanjavur'], ['Rajapalayam', 'राजपालयम', 2, 'Virudhunagar'], ['Karaikudi', 'कराईकुडी', 1.8, 'Sivaganga'], ['Sivakasi', 'शिवकाशी', 2.3, 'Virudhunagar'],
    ['Tiruvannamalai', 'तिरुवन्नामलै', 1.45, '', 'Thiruvannamalai'], ['Pudukkottai', 'पुदुक्कोट्टई', 1.2], ['Neyveli', 'नेयवेली', 1.3, 'Cuddalore'], ['Ambur', 'आंबूर', 1.15, 'Tirupathur'], ['Vaniyambadi', 'वाणियमबाड़ी', 0.95, 'Tirupathur'], ['Pollachi', 'पोल्लाची', 1.3, 'Coimbatore'], ['Nagapattinam', 'नागपट्टिनम', 1, '', 'Nagappattinam'], ['Viluppuram', 'विल्लुपुरम', 1.2, '', 'Villupuram'], ['Tiruchengode', 'तिरुचेंगोड़े', 0.95, 'Namakkal'], ['Namakkal', 'नामक्कल', 1.2], ['Ooty', 'ऊटी', 0.9, 'The Nilgiris', 'Udhagamandalam, Ootacamund, उटकमंड'], ['Coonoor', 'कुन्नूर', 0.5, 'The Nilgiris'],
    ['Kovilpatti', 'कोविलपट्टी', 0.95, 'Thoothukudi'], ['Mayiladuthurai', 'मयिलादुथुराई', 0.85, '', 'Mayuram'], ['Sriperumbudur', 'श्रीपेरंबदूर', 0.9, 'Kancheepuram'], ['Oragadam', 'ओरगडम', 0.4, 'Kancheepuram'], ['Chengalpattu', 'चेंगलपट्टू', 0.65, '', 'Chingleput, Chengalpet'], ['Tiruvallur', 'तिरुवल्लूर', 0.6, '', 'Thiruvallur'], ['Ranipet', 'रानीपेट', 0.5, '', 'Ranipettai'], ['Arcot', 'आर्कोट', 0.6, 'Ranipet'], ['Gudiyatham', 'गुड़ियाथम', 0.95, 'Vellore'], ['Paramakudi', 'परमकुडी', 0.95, 'Ramanathapuram'], ['Ramanathapuram', 'रामनाथपुरम', 0.6, '', 'Ramnad'], ['Rameswaram', 'रामेश्वरम', 0.45, 'Ramanathapuram'], ['Kodaikanal', 'कोडैकनाल', 0.4, 'Dindigul'], ['Palani', 'पलानी', 0.7, 'Dindigul'],
    ['Chidambaram', 'चिदंबरम', 0.6, 'Cuddalore'], ['Kanyakumari', 'कन्याकुमारी', 0.3, '', 'Kanniyakumari, Cape Comorin'], ['Theni', 'थेनी', 0.95], ['Tenkasi', 'तेनकाशी', 0.7], ['Krishnagiri', 'कृष्णगिरि', 0.7], ['Dharmapuri', 'धर्मपुरी', 0.7], ['Aruppukkottai', 'अरुप्पुकोट्टई', 0.9, 'Virudhunagar'], ['Virudhunagar', 'विरुधुनगर', 0.7], ['Tiruvarur', 'तिरुवारूर', 0.6, '', 'Thiruvarur'], ['Perambalur', 'पेरम्बलूर', 0.5], ['Ariyalur', 'अरियालुर', 0.3], ['Sivaganga', 'शिवगंगा', 0.4, '', 'Sivagangai'], ['Kallakurichi', 'कल्लाकुरिची', 0.5], ['Tirupathur', 'तिरुपत्तूर', 0.65, '', 'Tirupattur'], ['Mettupalayam', 'मेट्टुपालयम', 0.7, 'Coimbatore'], ['Attur', 'आत्तूर', 0.6, 'Salem'], ['Bhavani', 'भवानी', 0.4, 'Erode'],
  ],
  Telangana: [
    ['Hyderabad', 'हैदराबाद', 95, '', '~Hyd, ~Hydrabad, Cyberabad, ~हैद्राबाद'], ['Secunderabad', 'सिकंदराबाद', 3, 'Hyderabad', '~Sikandrabad, ~Sikandarabad'], ['Warangal', 'वारंगल', 8], ['Hanumakonda', 'हनमकोंडा', 3, '', 'Hanamkonda, Kazipet'], ['Nizamabad', 'निजामाबाद', 3.1], ['Karimnagar', 'करीमनगर', 2.9], ['Khammam', 'खम्मम', 2.8], ['Ramagundam', 'रामागुंडम', 2.4, 'Peddapalli'], ['Mahabubnagar', 'महबूबनगर', 2.1, '', 'Mahbubnagar, Mahaboobnagar'], ['Nalgonda', 'नलगोंडा', 1.6], ['Adilabad', 'आदिलाबाद', 1.4], ['Suryapet', 'सूर्यापेट', 1.3], ['Miryalaguda', 'मिर्यालगुडा', 1.1, 'Nalgonda'], ['Siddipet', 'सिद्दीपेट', 1.1], ['Jagtial', 'जगतियाल', 1, '', 'Jagitial, Jagityal'],
    ['Mancherial', 'मंचेरियल', 0.9], ['Sangareddy', 'संगारेड्डी', 0.75], ['Patancheru', 'पटानचेरु', 0.6, 'Sangareddy'], ['Kothagudem', 'कोठागुडेम', 0.8, 'Bhadradri Kothagudem'], ['Bhadrachalam', 'भद्राचलम', 0.5, 'Bhadradri Kothagudem'], ['Kamareddy', 'कामारेड्डी', 0.8], ['Nirmal', 'निर्मल', 0.9], ['Zaheerabad', 'जहीराबाद', 0.7, 'Sangareddy'], ['Sircilla', 'सिरसिल्ला', 0.8, 'Rajanna Sircilla', 'Siricilla'], ['Vikarabad', 'विकाराबाद', 0.5], ['Bhongir', 'भोंगीर', 0.5, 'Yadadri Bhuvanagiri', 'Bhuvanagiri'], ['Medak', 'मेदक', 0.45], ['Medchal', 'मेडचल', 0.4, 'Medchal-Malkajgiri'], ['Shamshabad', 'शमशाबाद', 0.5, 'Ranga Reddy'], ['Wanaparthy', 'वनपर्थी', 0.6], ['Gadwal', 'गडवाल', 0.6, 'Jogulamba Gadwal'], ['Jangaon', 'जनगांव', 0.5], ['Peddapalli', 'पेद्दापल्ली', 0.4], ['Bhupalpally', 'भूपालपल्ली', 0.4, 'Jayashankar Bhupalpally'],
  ],
  Tripura: [['Agartala', 'अगरतला', 5.2, 'West Tripura'], ['Dharmanagar', 'धर्मनगर', 0.4, 'North Tripura'], ['Kailashahar', 'कैलाशहर', 0.3, 'Unakoti']],
  'Uttar Pradesh': [
    ['Kanpur', 'कानपुर', 30, 'Kanpur Nagar', 'Cawnpore, Kanpur City'], ['Lucknow', 'लखनऊ', 37, '', '~Lakhnau, ~Lakhnow, ~Luknow, ~LKO'], ['Ghaziabad', 'गाजियाबाद', 24], ['Noida', 'नोएडा', 10, 'Gautam Buddha Nagar'], ['Greater Noida', 'ग्रेटर नोएडा', 5, 'Gautam Buddha Nagar', '~Gr Noida, ~G Noida'], ['Agra', 'आगरा', 20], ['Varanasi', 'वाराणसी', 16, '', 'Banaras, Benares, Kashi, बनारस, काशी'], ['Meerut', 'मेरठ', 16, '', '~Merath'], ['Prayagraj', 'प्रयागराज', 14, '', 'Allahabad, ~Ilahabad, Prayag, इलाहाबाद'], ['Bareilly', 'बरेली', 10, '', '~Bareli'], ['Aligarh', 'अलीगढ़', 10], ['Moradabad', 'मुरादाबाद', 9.5, '', '~Muradabad'], ['Saharanpur', 'सहारनपुर', 8], ['Gorakhpur', 'गोरखपुर', 8],
    ['Ayodhya', 'अयोध्या', 3, '', 'Faizabad, फैजाबाद'], ['Firozabad', 'फिरोजाबाद', 6], ['Jhansi', 'झांसी', 5.5, '', 'झाँसी'], ['Muzaffarnagar', 'मुजफ्फरनगर', 5], ['Mathura', 'मथुरा', 4.6], ['Vrindavan', 'वृंदावन', 0.7, 'Mathura', 'Brindavan'], ['Budaun', 'बदायूं', 1.6, '', 'Badaun'], ['Rampur', 'रामपुर', 3.3], ['Shahjahanpur', 'शाहजहांपुर', 3.5], ['Farrukhabad', 'फर्रुखाबाद', 2.8], ['Mau', 'मऊ', 2.8], ['Hapur', 'हापुड़', 2.7], ['Etawah', 'इटावा', 2.6], ['Mirzapur', 'मिर्जापुर', 2.5], ['Bulandshahr', 'बुलंदशहर', 2.4, '', 'Bulandshahar'], ['Sambhal', 'संभल', 2.2], ['Amroha', 'अमरोहा', 2], ['Hardoi', 'हरदोई', 2], ['Fatehpur', 'फतेहपुर', 1.9], ['Raebareli', 'रायबरेली', 1.9, '', 'Rae Bareli, Rai Bareilly'],
    ['Orai', 'उरई', 1.9, 'Jalaun'], ['Sitapur', 'सीतापुर', 1.9], ['Bahraich', 'बहराइच', 1.9], ['Modinagar', 'मोदीनगर', 1.8, 'Ghaziabad'], ['Unnao', 'उन्नाव', 1.8], ['Jaunpur', 'जौनपुर', 1.8], ['Lakhimpur', 'लखीमपुर', 1.5, 'Lakhimpur Kheri', 'Kheri, Lakhimpur Kheri'], ['Hathras', 'हाथरस', 1.6], ['Banda', 'बांदा', 1.6], ['Pilibhit', 'पीलीभीत', 1.3], ['Barabanki', 'बाराबंकी', 1.5, '', 'Bara Banki'], ['Khurja', 'खुर्जा', 1.4, 'Bulandshahr'], ['Gonda', 'गोंडा', 1.4], ['Mainpuri', 'मैनपुरी', 1.4], ['Lalitpur', 'ललितपुर', 1.3], ['Etah', 'एटा', 1.3], ['Deoria', 'देवरिया', 1.3], ['Loni', 'लोनी', 5, 'Ghaziabad'], ['Ghazipur', 'गाजीपुर', 1.2], ['Sultanpur', 'सुल्तानपुर', 1.1], ['Azamgarh', 'आजमगढ़', 1.1], ['Bijnor', 'बिजनौर', 1.1], ['Basti', 'बस्ती', 1.1], ['Chandausi', 'चंदौसी', 1.1, 'Sambhal'],
    ['Ballia', 'बलिया', 1.1], ['Mughalsarai', 'मुगलसराय', 1.1, 'Chandauli', 'Deen Dayal Upadhyaya Nagar, DDU Nagar'], ['Shikohabad', 'शिकोहाबाद', 1.1, 'Firozabad'], ['Shamli', 'शामली', 1.1], ['Kasganj', 'कासगंज', 1], ['Baraut', 'बड़ौत', 1, 'Baghpat'], ['Akbarpur', 'अकबरपुर', 1.1, 'Ambedkar Nagar'], ['Tanda', 'टांडा', 0.95, 'Ambedkar Nagar'], ['Deoband', 'देवबंद', 0.97, 'Saharanpur'], ['Mahoba', 'महोबा', 0.95], ['Kannauj', 'कन्नौज', 0.85], ['Auraiya', 'औरैया', 0.9], ['Balrampur', 'बलरामपुर', 0.8], ['Pratapgarh', 'प्रतापगढ़', 0.8], ['Bhadohi', 'भदोही', 0.95], ['Renukoot', 'रेणुकूट', 0.2, 'Sonbhadra'], ['Robertsganj', 'रॉबर्ट्सगंज', 0.4, 'Sonbhadra'],
    ['Padrauna', 'पडरौना', 0.5, 'Kushinagar'], ['Baghpat', 'बागपत', 0.5, '', 'Bagpat'], ['Amethi', 'अमेठी', 0.2], ['Hamirpur', 'हमीरपुर', 0.4], ['Chitrakoot', 'चित्रकूट', 0.6], ['Maharajganj', 'महराजगंज', 0.4, '', 'Mahrajganj'], ['Khalilabad', 'खलीलाबाद', 0.5, 'Sant Kabir Nagar'], ['Dadri', 'दादरी', 0.9, 'Gautam Buddha Nagar'], ['Jewar', 'जेवर', 0.35, 'Gautam Buddha Nagar'], ['Chandauli', 'चंदौली', 0.3], ['Kushinagar', 'कुशीनगर', 0.3], ['Muradnagar', 'मुरादनगर', 0.95, 'Ghaziabad'],
  ],
  Uttarakhand: [
    ['Dehradun', 'देहरादून', 9, '', 'Dehra Dun, ~Doon'], ['Haridwar', 'हरिद्वार', 3.1, '', 'Hardwar'], ['Haldwani', 'हल्द्वानी', 2.3, 'Nainital'], ['Roorkee', 'रुड़की', 2.7, 'Haridwar', '~Rurki'], ['Rudrapur', 'रुद्रपुर', 1.6, 'Udham Singh Nagar'], ['Kashipur', 'काशीपुर', 1.2, 'Udham Singh Nagar'], ['Rishikesh', 'ऋषिकेश', 1.1, 'Dehradun'], ['Pantnagar', 'पंतनगर', 0.4, 'Udham Singh Nagar'], ['Nainital', 'नैनीताल', 0.5, '', 'Naini Tal'], ['Mussoorie', 'मसूरी', 0.4, 'Dehradun'], ['Kotdwar', 'कोटद्वार', 1.4, 'Pauri Garhwal'], ['Pithoragarh', 'पिथौरागढ़', 0.6], ['Almora', 'अल्मोड़ा', 0.4], ['Selaqui', 'सेलाकुई', 0.2, 'Dehradun'],
    ['Pauri', 'पौड़ी', 0.3, 'Pauri Garhwal'], ['New Tehri', 'नई टिहरी', 0.3, 'Tehri Garhwal', 'Tehri'], ['Uttarkashi', 'उत्तरकाशी', 0.2], ['Bageshwar', 'बागेश्वर', 0.2], ['Champawat', 'चंपावत', 0.1], ['Rudraprayag', 'रुद्रप्रयाग', 0.1], ['Chamoli', 'चमोली', 0.1],
  ],
  'West Bengal': [
    ['Kolkata', 'कोलकाता', 145, '', 'Calcutta, ~Kalkatta, कलकत्ता'], ['Howrah', 'हावड़ा', 11, '', 'Haora'], ['Asansol', 'आसनसोल', 12, 'Paschim Bardhaman'], ['Siliguri', 'सिलीगुड़ी', 7, 'Darjeeling'], ['Durgapur', 'दुर्गापुर', 5.8, 'Paschim Bardhaman'], ['Bardhaman', 'बर्धमान', 3.5, 'Purba Bardhaman', 'Burdwan, Barddhaman'], ['Malda', 'मालदा', 3.2, '', 'Maldah, English Bazar'], ['Berhampore', 'बहरमपुर', 3, 'Murshidabad', 'Baharampur'], ['Kharagpur', 'खड़गपुर', 3, 'Paschim Medinipur'], ['Haldia', 'हल्दिया', 2, 'Purba Medinipur'], ['Barasat', 'बारासात', 2.8, 'North 24 Parganas'], ['Krishnanagar', 'कृष्णानगर', 1.8, 'Nadia'], ['Raiganj', 'रायगंज', 2, 'Uttar Dinajpur'], ['Jalpaiguri', 'जलपाईगुड़ी', 1.7], ['Medinipur', 'मेदिनीपुर', 1.7, 'Paschim Medinipur', 'Midnapore, ~Midnapur'],
    ['Barrackpore', 'बैरकपुर', 1.6, 'North 24 Parganas', '~Barrackpur'], ['Balurghat', 'बालुरघाट', 1.5, 'Dakshin Dinajpur'], ['Bankura', 'बांकुड़ा', 1.4], ['Purulia', 'पुरुलिया', 1.25, '', 'Puruliya'], ['Darjeeling', 'दार्जिलिंग', 1.3, '', 'Darjiling'], ['Cooch Behar', 'कूचबिहार', 1.1, '', 'Koch Bihar, Coochbehar'], ['Kalyani', 'कल्याणी', 1, 'Nadia'], ['Chandannagar', 'चंदननगर', 1.7, 'Hooghly', 'Chandernagore'], ['Serampore', 'श्रीरामपुर', 1.8, 'Hooghly', 'Srirampur, Shrirampur'], ['Chinsurah', 'चुंचुड़ा', 1.8, 'Hooghly', 'Hooghly-Chinsurah'], ['Habra', 'हाबरा', 1.5, 'North 24 Parganas'], ['Bangaon', 'बनगांव', 1.1, 'North 24 Parganas'], ['Santipur', 'शांतिपुर', 1.5, 'Nadia', 'Shantipur'], ['Nabadwip', 'नवद्वीप', 1.25, 'Nadia', 'Navadwip'], ['Ranaghat', 'रानाघाट', 0.8, 'Nadia'], ['Raniganj', 'रानीगंज', 1.3, 'Paschim Bardhaman'], ['Basirhat', 'बसीरहाट', 1.4, 'North 24 Parganas'],
    ['Contai', 'कांथी', 0.9, 'Purba Medinipur', 'Kanthi'], ['Tamluk', 'तमलुक', 0.65, 'Purba Medinipur'], ['Bolpur', 'बोलपुर', 0.8, 'Birbhum'], ['Santiniketan', 'शांतिनिकेतन', 0.3, 'Birbhum', 'Shantiniketan'], ['Suri', 'सिउड़ी', 0.7, 'Birbhum', 'Siuri'], ['Alipurduar', 'अलीपुरद्वार', 1.3], ['Kalimpong', 'कालिम्पोंग', 0.5], ['Jhargram', 'झाड़ग्राम', 0.6], ['Diamond Harbour', 'डायमंड हार्बर', 0.4, 'South 24 Parganas'], ['Baruipur', 'बारुईपुर', 0.5, 'South 24 Parganas'], ['Maheshtala', 'महेशतला', 4.5, 'South 24 Parganas'], ['Uluberia', 'उलुबेरिया', 2.3, 'Howrah'], ['Dankuni', 'दानकुनी', 2.5, 'Hooghly'], ['Panihati', 'पानीहाटी', 3.8, 'North 24 Parganas'], ['Kanchrapara', 'कांचरापाड़ा', 1.2, 'North 24 Parganas'], ['Islampur', 'इस्लामपुर', 0.55, 'Uttar Dinajpur'],
  ],
};

/** Cities that are better known than their district, and are shown in front of it. */
// oxfmt-ignore
export const FRONT_CITIES: Readonly<Partial<Record<keyof typeof DISTRICTS, readonly string[]>>> = {
  'Andaman and Nicobar Islands': ['Sri Vijaya Puram'],
  'Andhra Pradesh': ['Vijayawada', 'Nellore', 'Rajahmundry', 'Kadapa', 'Anantapur', 'Ongole'],
  'Arunachal Pradesh': ['Itanagar'],
  Assam: ['Guwahati', 'Silchar', 'Tezpur'],
  Bihar: ['Bihar Sharif', 'Arrah', 'Chapra', 'Hajipur', 'Motihari', 'Bettiah', 'Sasaram'],
  Chhattisgarh: ['Jagdalpur', 'Ambikapur'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Silvassa'],
  Gujarat: ['Nadiad', 'Palanpur', 'Godhra', 'Veraval', 'Himatnagar'],
  Haryana: ['Narnaul'],
  Jharkhand: ['Jamshedpur', 'Chaibasa', 'Daltonganj', 'Adityapur'],
  Karnataka: ['Bengaluru', 'Hubballi', 'Mangaluru', 'Hosapete', 'Ramanagara', 'Karwar', 'Madikeri'],
  Kerala: ['Kochi'],
  Maharashtra: ['Mumbai'],
  Manipur: ['Imphal'],
  Meghalaya: ['Shillong', 'Tura'],
  Odisha: ['Bhubaneswar', 'Rourkela', 'Berhampur', 'Baripada', 'Keonjhar', 'Bhawanipatna'],
  Punjab: ['Mohali', 'Muktsar', 'Nawanshahr', 'Ropar'],
  Rajasthan: ['Bhiwadi'],
  'Tamil Nadu': ['Kanchipuram', 'Ooty'],
  Telangana: ['Kothagudem', 'Sircilla', 'Bhongir', 'Gadwal', 'Bhupalpally'],
  Tripura: ['Agartala'],
  'Uttar Pradesh': ['Noida', 'Kanpur', 'Orai', 'Akbarpur', 'Khalilabad'],
  Uttarakhand: ['Rudrapur'],
  'West Bengal': ['Asansol', 'Bardhaman', 'Medinipur', 'Berhampore', 'Krishnanagar', 'Raiganj', 'Balurghat'],
};

/**
 * Name, Hindi name, the city it is written with, its district, other names, and its inhabitants (in units of 100,000) if
 * a smaller town has the same name.
 */
export type LocalityRow = readonly [string, string, string, string, string?, number?];

/** Parts of large cities that people search for. They are written with their city: "Andheri, Mumbai". */
// oxfmt-ignore
export const LOCALITIES: Readonly<Partial<Record<keyof typeof DISTRICTS, readonly LocalityRow[]>>> = {
  Delhi: [
    ['Connaught Place', 'कनॉट प्लेस', 'Delhi', 'New Delhi', 'CP'], ['Aerocity', 'एयरोसिटी', 'Delhi', 'New Delhi'], ['Okhla', 'ओखला', 'Delhi', 'South East'], ['Nehru Place', 'नेहरू प्लेस', 'Delhi', 'South East'], ['Saket', 'साकेत', 'Delhi', 'South'], ['Rohini', 'रोहिणी', 'Delhi', 'North West'], ['Dwarka', 'द्वारका', 'Delhi', 'South West', '', 11], ['Karol Bagh', 'करोल बाग', 'Delhi', 'Central'], ['Laxmi Nagar', 'लक्ष्मी नगर', 'Delhi', 'East'], ['Janakpuri', 'जनकपुरी', 'Delhi', 'West'],
    ['Rajouri Garden', 'राजौरी गार्डन', 'Delhi', 'West'], ['Shahdara', 'शाहदरा', 'Delhi', 'North East'], ['Narela', 'नरेला', 'Delhi', 'Outer North'], ['Najafgarh', 'नजफगढ़', 'Delhi', 'South West'], ['Chandni Chowk', 'चांदनी चौक', 'Delhi', 'Old Delhi'], ['South Delhi', 'दक्षिण दिल्ली', 'Delhi', 'South'], ['North Delhi', 'उत्तर दिल्ली', 'Delhi', 'North'], ['East Delhi', 'पूर्वी दिल्ली', 'Delhi', 'East'], ['West Delhi', 'पश्चिम दिल्ली', 'Delhi', 'West'], ['Central Delhi', 'मध्य दिल्ली', 'Delhi', 'Central'],
    ['North East Delhi', 'उत्तर-पूर्वी दिल्ली', 'Delhi', 'North East', '~Northeast Delhi'], ['North West Delhi', 'उत्तर-पश्चिमी दिल्ली', 'Delhi', 'North West', '~Northwest Delhi'], ['South East Delhi', 'दक्षिण-पूर्वी दिल्ली', 'Delhi', 'South East', '~Southeast Delhi'], ['South West Delhi', 'दक्षिण-पश्चिमी दिल्ली', 'Delhi', 'South West', '~Southwest Delhi'],
    ['Outer North Delhi', 'बाहरी उत्तरी दिल्ली', 'Delhi', 'Outer North'], ['Central North Delhi', 'मध्य उत्तरी दिल्ली', 'Delhi', 'Central North'],
    ['Vasant Kunj', 'वसंत कुंज', 'Delhi', 'South West'], ['Lajpat Nagar', 'लाजपत नगर', 'Delhi', 'South East'], ['Pitampura', 'पीतमपुरा', 'Delhi', 'North West'], ['Uttam Nagar', 'उत्तम नगर', 'Delhi', 'West'], ['Mayur Vihar', 'मयूर विहार', 'Delhi', 'East'], ['Preet Vihar', 'प्रीत विहार', 'Delhi', 'East'], ['Dilshad Garden', 'दिलशाद गार्डन', 'Delhi', 'North East'], ['Paschim Vihar', 'पश्चिम विहार', 'Delhi', 'West'], ['Moti Nagar', 'मोती नगर', 'Delhi', 'West'], ['Kirti Nagar', 'कीर्ति नगर', 'Delhi', 'West'], ['Mayapuri', 'मायापुरी', 'Delhi', 'West'], ['Bawana', 'बवाना', 'Delhi', 'Outer North'], ['Wazirpur', 'वज़ीरपुर', 'Delhi', 'North West'], ['Badarpur', 'बदरपुर', 'Delhi', 'South East'], ['Mehrauli', 'महरौली', 'Delhi', 'South'], ['Greater Kailash', 'ग्रेटर कैलाश', 'Delhi', 'South East', '~GK 1, ~GK 2'], ['Hauz Khas', 'हौज़ खास', 'Delhi', 'South'], ['South Extension', 'साउथ एक्सटेंशन', 'Delhi', 'South East', '~South Ex'], ['Defence Colony', 'डिफेंस कॉलोनी', 'Delhi', 'South East'], ['Sarita Vihar', 'सरिता विहार', 'Delhi', 'South East'], ['Jasola', 'जसोला', 'Delhi', 'South East'], ['Mohan Estate', 'मोहन एस्टेट', 'Delhi', 'South East', '~Mohan Cooperative Industrial Estate'], ['Nangloi', 'नांगलोई', 'Delhi', 'West'], ['Mundka', 'मुंडका', 'Delhi', 'West'],
  ],
  Gujarat: [['GIFT City', 'गिफ्ट सिटी', 'Gandhinagar', 'Gandhinagar'], ['SG Highway', 'एसजी हाईवे', 'Ahmedabad', 'Ahmedabad', 'Sarkhej Gandhinagar Highway'], ['Naroda', 'नरोदा', 'Ahmedabad', 'Ahmedabad'], ['Vatva', 'वटवा', 'Ahmedabad', 'Ahmedabad'], ['Prahlad Nagar', 'प्रहलाद नगर', 'Ahmedabad', 'Ahmedabad'], ['Maninagar', 'मणिनगर', 'Ahmedabad', 'Ahmedabad'], ['Odhav', 'ओढव', 'Ahmedabad', 'Ahmedabad'], ['Adajan', 'अडाजण', 'Surat', 'Surat'], ['Hazira', 'हजीरा', 'Surat', 'Surat'], ['Pandesara', 'पांडेसरा', 'Surat', 'Surat'], ['Makarpura', 'मकरपुरा', 'Vadodara', 'Vadodara'], ['Alkapuri', 'अलकापुरी', 'Vadodara', 'Vadodara']],
  Haryana: [['Cyber City', 'साइबर सिटी', 'Gurugram', 'Gurugram', 'DLF Cyber City'], ['Udyog Vihar', 'उद्योग विहार', 'Gurugram', 'Gurugram'], ['Golf Course Road', 'गोल्फ कोर्स रोड', 'Gurugram', 'Gurugram'], ['DLF City', 'डीएलएफ सिटी', 'Gurugram', 'Gurugram', 'DLF']],
  Karnataka: [
    ['Whitefield', 'व्हाइटफील्ड', 'Bengaluru', 'Bengaluru Urban'], ['Electronic City', 'इलेक्ट्रॉनिक सिटी', 'Bengaluru', 'Bengaluru Urban', '~Electronics City, ~E-City'], ['Koramangala', 'कोरमंगला', 'Bengaluru', 'Bengaluru Urban'], ['Indiranagar', 'इंदिरानगर', 'Bengaluru', 'Bengaluru Urban'], ['HSR Layout', 'एचएसआर लेआउट', 'Bengaluru', 'Bengaluru Urban', 'HSR'], ['Marathahalli', 'मराठाहल्ली', 'Bengaluru', 'Bengaluru Urban'], ['Jayanagar', 'जयनगर', 'Bengaluru', 'Bengaluru Urban'], ['JP Nagar', 'जेपी नगर', 'Bengaluru', 'Bengaluru Urban'], ['BTM Layout', 'बीटीएम लेआउट', 'Bengaluru', 'Bengaluru Urban'], ['Bellandur', 'बेलंदूर', 'Bengaluru', 'Bengaluru Urban'],
    ['Sarjapur', 'सरजापुर', 'Bengaluru', 'Bengaluru Urban', 'Sarjapur Road'], ['Hebbal', 'हेब्बाल', 'Bengaluru', 'Bengaluru Urban'], ['Yelahanka', 'येलहंका', 'Bengaluru', 'Bengaluru Urban'], ['Peenya', 'पीन्या', 'Bengaluru', 'Bengaluru Urban'], ['Rajajinagar', 'राजाजीनगर', 'Bengaluru', 'Bengaluru Urban'], ['Malleshwaram', 'मल्लेश्वरम', 'Bengaluru', 'Bengaluru Urban', '~Malleswaram'], ['Banashankari', 'बनशंकरी', 'Bengaluru', 'Bengaluru Urban'], ['KR Puram', 'केआर पुरम', 'Bengaluru', 'Bengaluru Urban', 'Krishnarajapuram'], ['Bommasandra', 'बोम्मसंद्रा', 'Bengaluru', 'Bengaluru Urban'], ['Kengeri', 'केंगेरी', 'Bengaluru', 'Bengaluru Urban'], ['Domlur', 'डोमलूर', 'Bengaluru', 'Bengaluru Urban'],
  ],
  Kerala: [['Technopark', 'टेक्नोपार्क', 'Thiruvananthapuram', 'Thiruvananthapuram', 'Kazhakkoottam, ~Kazhakootam'], ['Edappally', 'एडापल्ली', 'Kochi', 'Ernakulam', '~Edapally'], ['Kalamassery', 'कलमश्शेरी', 'Kochi', 'Ernakulam']],
  Maharashtra: [
    ['Andheri', 'अंधेरी', 'Mumbai', 'Mumbai Suburban'], ['Bandra', 'बांद्रा', 'Mumbai', 'Mumbai Suburban', 'BKC, Bandra Kurla Complex'], ['Powai', 'पवई', 'Mumbai', 'Mumbai Suburban'], ['Goregaon', 'गोरेगांव', 'Mumbai', 'Mumbai Suburban'], ['Malad', 'मलाड', 'Mumbai', 'Mumbai Suburban'], ['Borivali', 'बोरीवली', 'Mumbai', 'Mumbai Suburban', 'Borivli'], ['Kandivali', 'कांदिवली', 'Mumbai', 'Mumbai Suburban', 'Kandivli'], ['Kurla', 'कुर्ला', 'Mumbai', 'Mumbai Suburban'], ['Ghatkopar', 'घाटकोपर', 'Mumbai', 'Mumbai Suburban'], ['Mulund', 'मुलुंड', 'Mumbai', 'Mumbai Suburban'], ['Chembur', 'चेंबूर', 'Mumbai', 'Mumbai Suburban'], ['Vikhroli', 'विक्रोली', 'Mumbai', 'Mumbai Suburban'],
    ['Lower Parel', 'लोअर परेल', 'Mumbai', 'Mumbai City'], ['Dadar', 'दादर', 'Mumbai', 'Mumbai City'], ['Worli', 'वर्ली', 'Mumbai', 'Mumbai City'], ['Nariman Point', 'नरीमन पॉइंट', 'Mumbai', 'Mumbai City'], ['Vashi', 'वाशी', 'Navi Mumbai', 'Thane'], ['Airoli', 'ऐरोली', 'Navi Mumbai', 'Thane'], ['Nerul', 'नेरुल', 'Navi Mumbai', 'Thane'], ['Belapur', 'बेलापुर', 'Navi Mumbai', 'Thane', 'CBD Belapur'], ['Ghansoli', 'घनसोली', 'Navi Mumbai', 'Thane'], ['Kharghar', 'खारघर', 'Navi Mumbai', 'Raigad'],
    ['Hinjewadi', 'हिंजवड़ी', 'Pune', 'Pune', '~Hinjawadi'], ['Kharadi', 'खराड़ी', 'Pune', 'Pune'], ['Hadapsar', 'हड़पसर', 'Pune', 'Pune'], ['Magarpatta', 'मगरपट्टा', 'Pune', 'Pune'], ['Viman Nagar', 'विमान नगर', 'Pune', 'Pune'], ['Wakad', 'वाकड', 'Pune', 'Pune'], ['Baner', 'बाणेर', 'Pune', 'Pune'], ['Kothrud', 'कोथरुड', 'Pune', 'Pune'], ['Bhosari', 'भोसरी', 'Pimpri-Chinchwad', 'Pune'],
    ['Marol', 'मरोल', 'Mumbai', 'Mumbai Suburban'], ['Saki Naka', 'साकीनाका', 'Mumbai', 'Mumbai Suburban'], ['Santacruz', 'सांताक्रूज़', 'Mumbai', 'Mumbai Suburban', '~Santa Cruz'], ['Vile Parle', 'विले पार्ले', 'Mumbai', 'Mumbai Suburban'], ['Jogeshwari', 'जोगेश्वरी', 'Mumbai', 'Mumbai Suburban'], ['Dahisar', 'दहिसर', 'Mumbai', 'Mumbai Suburban'], ['Bhandup', 'भांडुप', 'Mumbai', 'Mumbai Suburban'], ['Kanjurmarg', 'कांजुरमार्ग', 'Mumbai', 'Mumbai Suburban'], ['Govandi', 'गोवंडी', 'Mumbai', 'Mumbai Suburban'], ['Mankhurd', 'मानखुर्द', 'Mumbai', 'Mumbai Suburban'], ['Colaba', 'कोलाबा', 'Mumbai', 'Mumbai City'], ['Churchgate', 'चर्चगेट', 'Mumbai', 'Mumbai City'], ['Prabhadevi', 'प्रभादेवी', 'Mumbai', 'Mumbai City'], ['Wadala', 'वडाला', 'Mumbai', 'Mumbai City'], ['Sion', 'सायन', 'Mumbai', 'Mumbai City'], ['Turbhe', 'तुर्भे', 'Navi Mumbai', 'Thane'], ['Mahape', 'महापे', 'Navi Mumbai', 'Thane'], ['Rabale', 'रबाले', 'Navi Mumbai', 'Thane'], ['Kopar Khairane', 'कोपरखैरने', 'Navi Mumbai', 'Thane', '~Koparkhairane'], ['Sanpada', 'सानपाड़ा', 'Navi Mumbai', 'Thane'], ['Seawoods', 'सीवुड्स', 'Navi Mumbai', 'Thane'], ['Taloja', 'तलोजा', 'Navi Mumbai', 'Raigad'], ['Kalamboli', 'कलंबोली', 'Navi Mumbai', 'Raigad'], ['Ulwe', 'उलवे', 'Navi Mumbai', 'Raigad'], ['Wagholi', 'वाघोली', 'Pune', 'Pune'], ['Katraj', 'कात्रज', 'Pune', 'Pune'], ['Kondhwa', 'कोंढवा', 'Pune', 'Pune'], ['Swargate', 'स्वारगेट', 'Pune', 'Pune'], ['Aundh', 'औंध', 'Pune', 'Pune'], ['Koregaon Park', 'कोरेगांव पार्क', 'Pune', 'Pune'], ['Yerwada', 'येरवडा', 'Pune', 'Pune', '~Yerawada'], ['Nigdi', 'निगड़ी', 'Pimpri-Chinchwad', 'Pune'], ['Dharampeth', 'धरमपेठ', 'Nagpur', 'Nagpur'], ['Sitabuldi', 'सीताबर्डी', 'Nagpur', 'Nagpur'],
  ],
  Rajasthan: [['Sitapura', 'सीतापुरा', 'Jaipur', 'Jaipur'], ['Mansarovar', 'मानसरोवर', 'Jaipur', 'Jaipur']],
  'Tamil Nadu': [
    ['T Nagar', 'टी नगर', 'Chennai', 'Chennai', 'Thyagaraya Nagar'], ['Guindy', 'गिंडी', 'Chennai', 'Chennai'], ['Velachery', 'वेलाचेरी', 'Chennai', 'Chennai'], ['Anna Nagar', 'अन्ना नगर', 'Chennai', 'Chennai'], ['Ambattur', 'अंबत्तूर', 'Chennai', 'Chennai'], ['Porur', 'पोरूर', 'Chennai', 'Chennai'], ['Adyar', 'अड्यार', 'Chennai', 'Chennai'], ['Sholinganallur', 'शोलिंगनल्लूर', 'Chennai', 'Chennai', 'OMR, Old Mahabalipuram Road'], ['Nungambakkam', 'नुंगमबक्कम', 'Chennai', 'Chennai'], ['Perungudi', 'पेरुंगुडी', 'Chennai', 'Chennai'], ['Peelamedu', 'पीलमेडु', 'Coimbatore', 'Coimbatore'],
    ['Siruseri', 'सिरुसेरी', 'Chennai', 'Chengalpattu'], ['Chromepet', 'क्रोमपेट', 'Chennai', 'Chengalpattu'], ['Taramani', 'तारामणि', 'Chennai', 'Chennai'], ['Egmore', 'एग्मोर', 'Chennai', 'Chennai'], ['Mylapore', 'मायलापुर', 'Chennai', 'Chennai'], ['Vadapalani', 'वडपलनी', 'Chennai', 'Chennai'], ['Koyambedu', 'कोयंबेडु', 'Chennai', 'Chennai'], ['Madhavaram', 'माधवरम', 'Chennai', 'Chennai'], ['Ennore', 'एन्नोर', 'Chennai', 'Tiruvallur'], ['Red Hills', 'रेड हिल्स', 'Chennai', 'Tiruvallur'], ['Gandhipuram', 'गांधीपुरम', 'Coimbatore', 'Coimbatore'], ['Saravanampatti', 'सरवणमपट्टी', 'Coimbatore', 'Coimbatore'], ['RS Puram', 'आरएस पुरम', 'Coimbatore', 'Coimbatore'],
  ],
  Telangana: [
    ['HITEC City', 'हाईटेक सिटी', 'Hyderabad', 'Hyderabad', '~Hitech City, ~Hi-Tech City'], ['Gachibowli', 'गच्चीबौली', 'Hyderabad', 'Ranga Reddy'], ['Madhapur', 'माधापुर', 'Hyderabad', 'Ranga Reddy'], ['Kondapur', 'कोंडापुर', 'Hyderabad', 'Ranga Reddy'], ['Kukatpally', 'कुकटपल्ली', 'Hyderabad', 'Medchal-Malkajgiri'], ['Uppal', 'उप्पल', 'Hyderabad', 'Medchal-Malkajgiri'], ['Banjara Hills', 'बंजारा हिल्स', 'Hyderabad', 'Hyderabad'], ['Jubilee Hills', 'जुबली हिल्स', 'Hyderabad', 'Hyderabad'], ['Ameerpet', 'अमीरपेट', 'Hyderabad', 'Hyderabad'], ['Begumpet', 'बेगमपेट', 'Hyderabad', 'Hyderabad'], ['Malkajgiri', 'मलकाजगिरी', 'Hyderabad', 'Medchal-Malkajgiri'], ['LB Nagar', 'एलबी नगर', 'Hyderabad', 'Ranga Reddy'], ['Dilsukhnagar', 'दिलसुखनगर', 'Hyderabad', 'Hyderabad'],
    ['Miyapur', 'मियापुर', 'Hyderabad', 'Ranga Reddy'], ['Lingampally', 'लिंगमपल्ली', 'Hyderabad', 'Ranga Reddy'], ['Nanakramguda', 'नानकरामगुडा', 'Hyderabad', 'Ranga Reddy', '~Financial District'], ['Manikonda', 'मणिकोंडा', 'Hyderabad', 'Ranga Reddy'], ['Jeedimetla', 'जीडीमेटला', 'Hyderabad', 'Medchal-Malkajgiri'], ['Balanagar', 'बालानगर', 'Hyderabad', 'Medchal-Malkajgiri'], ['Nizampet', 'निज़ामपेट', 'Hyderabad', 'Medchal-Malkajgiri'], ['Bachupally', 'बाचुपल्ली', 'Hyderabad', 'Medchal-Malkajgiri'], ['Kompally', 'कोमपल्ली', 'Hyderabad', 'Medchal-Malkajgiri'], ['Sanath Nagar', 'सनत नगर', 'Hyderabad', 'Hyderabad'], ['Somajiguda', 'सोमाजीगुडा', 'Hyderabad', 'Hyderabad'], ['Abids', 'एबिड्स', 'Hyderabad', 'Hyderabad'], ['Charminar', 'चारमीनार', 'Hyderabad', 'Hyderabad'], ['Mehdipatnam', 'मेहदीपटनम', 'Hyderabad', 'Hyderabad'], ['Tolichowki', 'टोलीचौकी', 'Hyderabad', 'Hyderabad'],
  ],
  'Uttar Pradesh': [['Indirapuram', 'इंदिरापुरम', 'Ghaziabad', 'Ghaziabad'], ['Sahibabad', 'साहिबाबाद', 'Ghaziabad', 'Ghaziabad'], ['Gomti Nagar', 'गोमती नगर', 'Lucknow', 'Lucknow'], ['Hazratganj', 'हजरतगंज', 'Lucknow', 'Lucknow'], ['Crossings Republik', 'क्रॉसिंग्स रिपब्लिक', 'Ghaziabad', 'Ghaziabad', '~Crossing Republik'], ['Raj Nagar Extension', 'राज नगर एक्सटेंशन', 'Ghaziabad', 'Ghaziabad', '~Raj Nagar Ext'], ['Aliganj', 'अलीगंज', 'Lucknow', 'Lucknow'], ['Charbagh', 'चारबाग', 'Lucknow', 'Lucknow'], ['Chinhat', 'चिनहट', 'Lucknow', 'Lucknow']],
  'Andhra Pradesh': [['Gajuwaka', 'गाजुवाका', 'Visakhapatnam', 'Visakhapatnam']],
  Bihar: [['Kankarbagh', 'कंकड़बाग', 'Patna', 'Patna'], ['Boring Road', 'बोरिंग रोड', 'Patna', 'Patna']],
  Jharkhand: [['Bistupur', 'बिष्टुपुर', 'Jamshedpur', 'East Singhbhum'], ['Sakchi', 'साकची', 'Jamshedpur', 'East Singhbhum']],
  'Madhya Pradesh': [['Vijay Nagar', 'विजय नगर', 'Indore', 'Indore'], ['Palasia', 'पलासिया', 'Indore', 'Indore'], ['MP Nagar', 'एमपी नगर', 'Bhopal', 'Bhopal']],
  'West Bengal': [['Salt Lake', 'साल्ट लेक', 'Kolkata', 'North 24 Parganas', 'Sector V, Bidhannagar'], ['New Town', 'न्यू टाउन', 'Kolkata', 'North 24 Parganas', 'Rajarhat, New Town Kolkata, राजारहाट'], ['Dum Dum', 'दमदम', 'Kolkata', 'North 24 Parganas', 'Dumdum'], ['Park Street', 'पार्क स्ट्रीट', 'Kolkata', 'Kolkata'], ['Ballygunge', 'बालीगंज', 'Kolkata', 'Kolkata'], ['Park Circus', 'पार्क सर्कस', 'Kolkata', 'Kolkata'], ['Behala', 'बेहाला', 'Kolkata', 'Kolkata'], ['Jadavpur', 'जादवपुर', 'Kolkata', 'Kolkata']],
};

/**
 * A metropolis reaches beyond its own district: "Andheri, Mumbai" is in Mumbai Suburban, and people who search in
 * Mumbai mean both.
 */
// oxfmt-ignore
export const REACH: Readonly<Record<string, readonly string[]>> = {
  'Mumbai City, Maharashtra': ['Mumbai Suburban, Maharashtra'],
  'Thane, Maharashtra': ['Raigad, Maharashtra'],
  'Hyderabad, Telangana': ['Ranga Reddy, Telangana', 'Medchal-Malkajgiri, Telangana'],
  'Kolkata, West Bengal': ['North 24 Parganas, West Bengal'],
};
