import { asWord } from './words.ts';

/** Languages that people in India list, with their other spellings. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  English: ['अंग्रेजी', 'अंग्रेज़ी', 'इंग्लिश'],
  Hindi: ['हिन्दी', 'हिंदी'],
  Marathi: ['मराठी'],
  Gujarati: ['गुजराती'],
  Punjabi: ['पंजाबी', 'Panjabi'],
  Bengali: ['बंगाली', 'बांग्ला', 'Bangla'],
  Tamil: ['तमिल'],
  Telugu: ['तेलुगु', 'तेलुगू'],
  Kannada: ['कन्नड़', 'कन्नड'],
  Malayalam: ['मलयालम'],
  Odia: ['उड़िया', 'ओड़िया', 'Oriya'],
  Assamese: ['असमिया'],
  Urdu: ['उर्दू'],
  Sanskrit: ['संस्कृत'],
  Konkani: ['कोंकणी'],
  Sindhi: ['सिंधी'],
  Nepali: ['नेपाली'],
  Maithili: ['मैथिली'],
  Bhojpuri: ['भोजपुरी'],
  Rajasthani: ['राजस्थानी'],
  Marwari: ['मारवाड़ी'],
  Haryanvi: ['हरियाणवी'],
  Kashmiri: ['कश्मीरी'],
  Dogri: ['डोगरी'],
  Manipuri: ['मणिपुरी', 'Meitei'],
  Santali: ['संथाली', 'संताली'],
  Bodo: ['बोडो'],
  Tulu: ['तुलु'],
  Awadhi: ['अवधी'],
  Magahi: ['मगही'],
  Angika: ['अंगिका'],
  Chhattisgarhi: ['छत्तीसगढ़ी'],
  Garhwali: ['गढ़वाली'],
  Kumaoni: ['कुमाऊँनी'],
  Bundeli: ['बुंदेली'],
  Nagpuri: ['नागपुरी'],
  Khasi: ['खासी'],
  Mizo: ['मिज़ो'],
  Ladakhi: ['लद्दाख़ी'],
  French: ['फ्रेंच'],
  German: ['जर्मन'],
  Spanish: ['स्पेनिश', 'स्पैनिश'],
  Japanese: ['जापानी'],
  Arabic: ['अरबी'],
  Russian: ['रूसी'],
  Mandarin: ['Chinese', 'चीनी', 'मंदारिन'],
  Korean: ['कोरियाई'],
  Italian: ['इतालवी'],
  Portuguese: ['पुर्तगाली'],
};

const BY_WORD = /* @__PURE__ */ new Map(
  Object.entries(LANGUAGES).flatMap(([name, others]) =>
    [name, ...others].map((word) => [asWord(word), name] as const),
  ),
);

/** The English name of a language; undefined for any other word. */
export const languageNamed = (word: string): string | undefined => BY_WORD.get(asWord(word));

export const hasLanguage = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => languageNamed(word) !== undefined);
