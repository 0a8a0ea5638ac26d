/** Searches as people type them, with the matching term of the market. */
export const HINDI_WORDS = [
  { words: 'ड्राइवर', wanted: 'driver' },
  { words: 'नर्स', wanted: 'nurse' },
  { words: 'शिक्षक', wanted: 'teacher' },
  { words: 'चपरासी', wanted: 'office boy' },
  { words: 'इलेक्ट्रीशियन', wanted: 'electrician' },
  { words: 'कंप्यूटर ऑपरेटर', wanted: 'data entry' },
  { words: 'रसोइया', wanted: 'chef' },
  { words: 'सुरक्षा गार्ड', wanted: 'security' },
] as const;

/** Searches for things no one offers, and typos beyond correction. */
export const SEARCHES_WITHOUT_RESULTS = [
  'government job',
  'railway group d',
  'bank po exam',
  'astrologer',
  'air hostess dubai',
  'film actor',
  'marine engineer ship',
  'typing work at home daily payment',
  'helicopter pilot',
  'quantum researcher',
  'asdfgh',
  'sarkari naukri',
] as const;
