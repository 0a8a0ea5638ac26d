/**
 * Which work someone can start in after their studies, for people who have not worked yet. Names before ">" are degrees
 * and fields of study; those after it are names of work that the tables of the search know.
 */
// oxfmt-ignore
export const STUDIES: readonly string[] = [
  'computer science | computer engineering | computer applications | information technology | software engineering | bca | mca | cse | b tech it | bsc it > software developer | web developer | software tester',
  'data science | statistics > data analyst | mis executive',
  'electronics | electronics and communication | electronics and telecommunication | ece | entc > network engineer | desktop support | embedded engineer',
  'mechanical | mechanical engineering | production engineering | automobile engineering > mechanical engineer | production engineer | quality engineer | maintenance engineer',
  'civil | civil engineering > civil engineer | quantity surveyor',
  'architecture | b arch > architect | autocad',
  'electrical | electrical engineering > electrical engineer | maintenance engineer',
  'electrician | electrician trade | wireman > electrician',
  'fitter | fitter trade > fitter | machine operator',
  'machinist | machinist trade | turner > cnc operator | machine operator',
  'welder | welder trade > welder',
  'motor vehicle mechanics | motor mechanic | diesel mechanic > mechanic',
  'iti > machine operator | fitter | electrician',
  'commerce | b com | bcom | m com | mcom | accounting | accountancy | accounting and finance | banking | banking and insurance | baf > accountant | billing executive | bank clerk',
  'finance | mba finance | economics > accountant | financial analyst | relationship manager',
  'marketing | mba marketing > marketing executive | business development executive | digital marketing executive',
  'human resources | hr | mba hr | psychology | social work > hr executive | recruiter',
  'business administration | bba | mba | management > business development executive | operations executive | marketing executive',
  'nursing | gnm | anm | b sc nursing > nurse',
  'pharmacy | b pharm | d pharm | bpharm | dpharm > pharmacist | medical representative',
  'medical laboratory technology | dmlt | bmlt > lab technician',
  'radiology | radiography > x ray technician',
  'physiotherapy | bpt > physiotherapist',
  'mbbs | bams | bhms | medicine > doctor',
  'biotechnology | microbiology | life sciences | health sciences > lab technician | medical representative | medical coder',
  'education | b ed | bed | d el ed | d ed | ntt > teacher',
  'hotel management | hospitality | bhm > front office executive | steward | chef',
  'food production | culinary arts > chef',
  'law | llb | ll b > legal executive',
  'fine arts | graphic design | design | animation > graphic designer | video editor',
  'mass communication | journalism > content writer | social media executive',
  'fashion design | fashion technology > fashion designer | merchandiser',
];
