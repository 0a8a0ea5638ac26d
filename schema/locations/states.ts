export interface State {
  readonly name: string;
  /** ISO 3166-2:IN, edition of November 2023. */
  readonly code: string;
  readonly kind: 'state' | 'union territory';
  /** Old names, short forms, former codes and the Hindi name. */
  readonly aliases: readonly string[];
}

// oxfmt-ignore
export const STATES: readonly State[] = [
  { name: 'Andaman and Nicobar Islands', code: 'IN-AN', kind: 'union territory', aliases: ['Andaman and Nicobar', 'Andaman', 'अंडमान और निकोबार द्वीपसमूह', 'अंडमान और निकोबार'] },
  { name: 'Andhra Pradesh', code: 'IN-AP', kind: 'state', aliases: ['Andhra', 'आंध्र प्रदेश'] },
  { name: 'Arunachal Pradesh', code: 'IN-AR', kind: 'state', aliases: ['Arunachal', 'अरुणाचल प्रदेश'] },
  { name: 'Assam', code: 'IN-AS', kind: 'state', aliases: ['असम'] },
  { name: 'Bihar', code: 'IN-BR', kind: 'state', aliases: ['बिहार'] },
  { name: 'Chandigarh', code: 'IN-CH', kind: 'union territory', aliases: ['चंडीगढ़'] },
  { name: 'Chhattisgarh', code: 'IN-CG', kind: 'state', aliases: ['CT', 'Chattisgarh', 'Chhatisgarh', 'छत्तीसगढ़'] },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', code: 'IN-DH', kind: 'union territory', aliases: ['DN', 'DD', 'DNHDD', 'Daman and Diu', 'Dadra and Nagar Haveli', 'दादरा और नगर हवेली और दमन और दीव'] },
  { name: 'Delhi', code: 'IN-DL', kind: 'union territory', aliases: ['NCT of Delhi', 'Delhi NCT', 'NCT Delhi', 'दिल्ली'] },
  { name: 'Goa', code: 'IN-GA', kind: 'state', aliases: ['गोवा'] },
  { name: 'Gujarat', code: 'IN-GJ', kind: 'state', aliases: ['Gujrat', 'गुजरात'] },
  { name: 'Haryana', code: 'IN-HR', kind: 'state', aliases: ['हरियाणा'] },
  { name: 'Himachal Pradesh', code: 'IN-HP', kind: 'state', aliases: ['Himachal', 'हिमाचल प्रदेश'] },
  { name: 'Jammu and Kashmir', code: 'IN-JK', kind: 'union territory', aliases: ['J&K', 'Kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर'] },
  { name: 'Jharkhand', code: 'IN-JH', kind: 'state', aliases: ['झारखंड', 'झारखण्ड'] },
  { name: 'Karnataka', code: 'IN-KA', kind: 'state', aliases: ['कर्नाटक'] },
  { name: 'Kerala', code: 'IN-KL', kind: 'state', aliases: ['Keralam', 'केरल', 'केरलम'] },
  { name: 'Ladakh', code: 'IN-LA', kind: 'union territory', aliases: ['लद्दाख'] },
  { name: 'Lakshadweep', code: 'IN-LD', kind: 'union territory', aliases: ['लक्षद्वीप'] },
  { name: 'Madhya Pradesh', code: 'IN-MP', kind: 'state', aliases: ['मध्य प्रदेश'] },
  { name: 'Maharashtra', code: 'IN-MH', kind: 'state', aliases: ['Maharastra', 'महाराष्ट्र'] },
  { name: 'Manipur', code: 'IN-MN', kind: 'state', aliases: ['मणिपुर'] },
  { name: 'Meghalaya', code: 'IN-ML', kind: 'state', aliases: ['मेघालय'] },
  { name: 'Mizoram', code: 'IN-MZ', kind: 'state', aliases: ['मिज़ोरम', 'मिजोरम'] },
  { name: 'Nagaland', code: 'IN-NL', kind: 'state', aliases: ['नागालैंड', 'नगालैंड'] },
  { name: 'Odisha', code: 'IN-OD', kind: 'state', aliases: ['OR', 'Orissa', 'ओडिशा', 'उड़ीसा'] },
  { name: 'Puducherry', code: 'IN-PY', kind: 'union territory', aliases: ['Pondicherry', 'Pondichery', 'पुडुचेरी', 'पांडिचेरी'] },
  { name: 'Punjab', code: 'IN-PB', kind: 'state', aliases: ['पंजाब'] },
  { name: 'Rajasthan', code: 'IN-RJ', kind: 'state', aliases: ['राजस्थान'] },
  { name: 'Sikkim', code: 'IN-SK', kind: 'state', aliases: ['सिक्किम'] },
  { name: 'Tamil Nadu', code: 'IN-TN', kind: 'state', aliases: ['Tamilnadu', 'तमिलनाडु', 'तमिल नाडु'] },
  { name: 'Telangana', code: 'IN-TS', kind: 'state', aliases: ['TG', 'Telengana', 'तेलंगाना'] },
  { name: 'Tripura', code: 'IN-TR', kind: 'state', aliases: ['त्रिपुरा'] },
  { name: 'Uttar Pradesh', code: 'IN-UP', kind: 'state', aliases: ['उत्तर प्रदेश'] },
  { name: 'Uttarakhand', code: 'IN-UK', kind: 'state', aliases: ['UA', 'Uttaranchal', 'Uttrakhand', 'उत्तराखंड', 'उत्तराखण्ड'] },
  { name: 'West Bengal', code: 'IN-WB', kind: 'state', aliases: ['Bengal', 'Paschim Banga', 'Paschimbanga', 'पश्चिम बंगाल'] },
];
