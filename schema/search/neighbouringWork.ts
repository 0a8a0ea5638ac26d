/**
 * Work that people change to, for a list of jobs that would otherwise be short. In a row, everyone who does one of them
 * could take any other. Work after ">" is open to those before it, but not the other way round: a pharmacist can become a
 * medical representative. A name that the search does not know counts as it is written; a row holds nothing that needs
 * another licence.
 */
// oxfmt-ignore
export const NEIGHBOURING_WORK: readonly string[] = [
  // Accounts and banks
  'accountant | accounts executive | gst accountant | gst executive | tally operator | tax consultant | tax executive | internal auditor | audit executive | audit assistant | payroll executive | billing executive | credit analyst > finance executive | mis executive',
  'accounts assistant | accounts clerk | billing executive | cashier | tally operator | data entry operator | back office executive | audit assistant | tax assistant | gst executive',
  'chartered accountant | cost accountant > finance manager | tax manager | audit manager | financial controller | senior associate assurance | internal auditor | tax consultant | accounts manager | financial analyst',
  'finance manager | accounts manager | credit manager',
  'financial analyst | finance executive | credit analyst | equity research | investment banking analyst | business analyst | mis executive | data analyst | market research analyst',
  'bank teller | cashier | bank clerk > branch operations executive | customer service officer | personal banker | loan processing officer | kyc analyst | personal loan executive | gold loan officer | branch sales officer | insurance advisor | back office executive | billing executive',
  'loan officer | home loan officer | gold loan officer | personal loan executive | relationship manager | relationship officer | branch sales officer | casa sales | credit card sales | insurance advisor | mutual fund advisor | microfinance field officer | bank teller',
  'collection executive | recovery officer | microfinance field officer | field officer | loan officer | field sales executive | telecaller',
  'bank branch manager | credit manager | relationship manager | area sales manager',
  // Sales
  'sales executive | field sales executive | direct sales executive | sales officer | business development executive | corporate sales executive | inside sales executive | fmcg sales officer | branch sales officer | retail sales associate | field marketing executive',
  'telecaller | telesales executive | inside sales executive | customer care executive | call center executive | call centre executive | tele counsellor | business development executive | collection executive | personal loan executive | academic counsellor',
  'counter sales executive | retail sales associate | store sales executive | showroom sales executive | store associate | shop assistant | sales boy | sales girl | cashier | billing executive | beauty advisor | visual merchandiser | sales executive | supermarket cashier > receptionist',
  'cashier | billing executive | front desk cashier | ticket counter executive > bank teller | back office executive | office assistant',
  'store manager | floor manager | department manager | retail outlet manager | supermarket manager | showroom manager | assistant store manager',
  'automobile sales consultant | two wheeler sales executive | automobile service advisor | sales executive | counter sales executive',
  'property consultant | real estate sales executive | sales executive | business development executive | home loan officer',
  'insurance advisor | mutual fund advisor | relationship manager | sales executive | loan officer',
  'medical representative | pharma sales executive | professional sales representative | medical sales executive | territory sales executive | fmcg sales officer | sales officer | sales executive | business development executive',
  'sales coordinator | back office executive | customer relationship executive > admin executive | inside sales executive',
  'pre sales consultant | sales engineer | corporate sales executive | key account manager',
  'key account manager | corporate sales executive | business development manager | customer success manager | relationship manager',
  'area sales manager | territory sales manager | regional sales manager | zonal sales manager | cluster sales manager | modern trade manager | branch sales manager | area business manager | sales manager | channel sales manager | business development manager | sales team leader',
  // Software
  'front end developer | react developer | angular developer | web developer | full stack developer | node developer',
  'web designer | wordpress developer | web developer | php developer | front end developer',
  'software engineer > java developer | python developer | dotnet developer | node developer | php developer | back end developer | full stack developer | web developer | android developer',
  'java developer | back end developer | full stack developer | software engineer',
  'python developer | back end developer | data engineer | machine learning engineer | software engineer',
  'dotnet developer | back end developer | full stack developer | software engineer',
  'php developer | wordpress developer | back end developer | full stack developer | web developer',
  'node developer | back end developer | full stack developer | front end developer',
  'android developer | ios developer | flutter developer | mobile developer | react native developer',
  'embedded engineer > software engineer | electrical design engineer',
  'data analyst | business analyst | mis executive | product analyst | data scientist | market research analyst',
  'data scientist | machine learning engineer | data engineer | data analyst',
  'data engineer | database administrator | data analyst | cloud engineer',
  'database administrator > system administrator | back end developer',
  'devops engineer | cloud engineer | system administrator | database administrator | network engineer',
  'network engineer | network administrator | system administrator | cyber security analyst | desktop support | technical support engineer',
  'desktop support | it support engineer | technical support engineer | computer hardware technician | network engineer | system administrator',
  'technical support executive | technical support engineer | customer support executive | desktop support | chat support executive',
  'software tester | qa engineer | manual tester | automation test engineer > business analyst',
  'product manager | product analyst | business analyst | scrum master',
  'technical lead | qa lead | scrum master | it manager | product manager',
  'sap consultant | business analyst',
  'ui ux designer | web designer | graphic designer',
  'ui ux designer > front end developer',
  // Customers, offices, people
  'customer care executive | customer support executive | call center executive | call centre executive | inbound call executive | process associate | chat process executive | bpo executive | chat support executive | email support executive | telecaller | international voice process executive | customer relationship executive | technical support executive | help desk executive > guest relations executive | receptionist | back office executive',
  'customer success manager | key account manager | customer service manager | relationship manager',
  'customer service manager | operations manager | telecaller team leader | floor manager',
  'customer relationship executive | front office executive | receptionist | automobile service advisor | sales coordinator',
  'data entry operator | computer operator | back office executive | office assistant | billing executive | document controller | mis executive | typist | transcriptionist | data annotation associate > chat support executive | email support executive | non voice process',
  'admin executive | admin assistant | office administrator | office assistant | office coordinator | back office executive | executive assistant | personal assistant | operations executive | front office executive | receptionist | document controller | hr assistant',
  'receptionist | front office executive | hospital receptionist | patient coordinator | patient relations executive | telephone operator | guest relations executive | customer care executive | customer relationship executive | telecaller | office assistant | admin assistant | office coordinator',
  'operations executive | logistics coordinator | back office executive | supply chain executive',
  'operations manager | admin manager | facility manager | logistics manager | plant manager',
  'facility manager | hotel manager | admin manager',
  'housekeeping supervisor | housekeeping executive | facility supervisor | facility executive | soft services supervisor | laundry supervisor | executive housekeeper | assistant housekeeping manager > facility manager | floor supervisor',
  'hr executive | hr recruiter | it recruiter | hr generalist | hr assistant | payroll executive | talent acquisition specialist | training coordinator | admin executive',
  'hr manager | hr business partner | learning and development manager | admin manager',
  'office boy | peon | attender | office attendant | pantry boy | helper | housekeeping staff | housekeeping boy | cleaner | ward boy | office assistant | security guard | packing executive | packing helper | loader | kitchen helper | patient care assistant',
  'office boy | peon | office attendant > delivery executive',
  // Marketing and design
  'digital marketing executive | seo executive | ppc executive | google ads specialist | performance marketer | performance marketing executive | social media executive | content marketing executive | content writer | email marketing executive | ecommerce executive | e commerce executive | marketing executive > performance marketing manager',
  'content writer | copywriter | content editor | content strategist | content executive | technical writer | blog writer | proofreader | social media executive | seo executive | translator | public relations executive',
  'graphic designer | visual designer | visualizer | creative visualizer | brand designer | packaging designer | creative designer | motion graphics designer | dtp operator | video editor | ui ux designer | ui designer | web designer | photo editor > social media executive | photographer',
  'marketing executive | field marketing executive | event coordinator | digital marketing executive | business development executive | public relations executive',
  'marketing manager | brand manager | digital marketing manager | performance marketing manager | social media manager',
  // Goods
  'delivery executive | courier executive | bike taxi captain | bike taxi | field executive | picker and packer | warehouse picker | packing executive | warehouse executive | driver > collection executive | office boy',
  'driver | truck driver | delivery executive | courier executive > forklift operator',
  'truck driver | heavy vehicle driver | bus driver | trailer driver | tipper driver | tanker driver | container driver > jcb operator | crane operator',
  'picker and packer | packing executive | packing helper | loader | warehouse associate | warehouse executive | machine operator | helper',
  'warehouse executive | store keeper | store executive | store assistant | inventory executive | dispatch executive | transport executive | picker and packer | logistics coordinator | supply chain executive | forklift operator',
  'forklift operator | reach truck operator | stacker operator | bopt operator | material handling operator | warehouse operator > crane operator | warehouse executive | driver',
  'warehouse supervisor | warehouse incharge | logistics supervisor | dispatch supervisor | dispatch incharge | store incharge | hub incharge | warehouse executive | inventory executive | inventory supervisor | store keeper > warehouse manager | logistics manager | delivery hub manager',
  'inventory executive | store keeper | procurement executive | purchase executive | sourcing executive | vendor development executive | materials executive | supply chain executive | logistics coordinator | spare parts executive | import export executive',
  'warehouse manager | logistics manager | delivery hub manager | fleet manager | supply chain manager | purchase manager | spare parts manager',
  // Health
  'operation theatre technician | dialysis technician | icu technician | anaesthesia technician | cssd technician | ecg technician > patient care assistant | dental assistant',
  'patient care assistant | general duty assistant | patient attendant | nursing assistant | ward boy | caretaker | dental assistant | hospital receptionist | housekeeping staff',
  'nurse > ward incharge | nursing supervisor | nurse educator | patient care assistant | patient coordinator | medical coder',
  'pharmacist > medical representative | medical store salesman | drug safety associate | medical coder',
  'radiographer | x ray technician | ct technician | mri technician | ct mri technologist | radiology technician | mammography technician > radiology incharge | cath lab technician',
  'anm nurse | nursing assistant | community health worker | vaccinator > patient care assistant | caretaker',
  'lab technician | phlebotomist | pathology lab assistant | blood bank technician | sample collection executive | dialysis technician > patient care assistant | dental assistant',
  'medical coder > data entry operator | back office executive',
  'dietician > academic counsellor',
  'hospital administrator > operations manager | admin manager | facility manager',
  // Teaching
  'primary teacher | nursery teacher | playgroup teacher | daycare teacher | kindergarten teacher | montessori teacher | preschool teacher | phonics trainer | english teacher | tgt english teacher | special educator | home tutor',
  'english teacher | home tutor | academic counsellor | content writer',
  'tgt mathematics teacher | tgt science teacher | pgt physics teacher | home tutor > academic coordinator',
  'chemistry teacher | physics teacher | biology teacher > science teacher | tgt science | home tutor | academic coordinator | content developer',
  'teacher > academic coordinator | home tutor | subject matter expert',
  'computer teacher | home tutor | training coordinator',
  'assistant professor | pgt teacher | home tutor | academic counsellor',
  'academic counsellor | telecaller | inside sales executive | customer relationship executive | training coordinator | hr recruiter',
  'librarian > document controller | office assistant | receptionist',
  // Hotels and kitchens
  'chef > baker | commis chef | kitchen helper | steward | restaurant manager',
  'commis chef | kitchen helper | baker | steward',
  'steward | waiter | captain | banquet executive | barista | food and beverage executive | kitchen helper | guest relations executive | front office executive',
  'front office executive | guest relations executive | guest service associate | hotel receptionist | reservation executive | night auditor | concierge | front office supervisor > duty manager | travel consultant | receptionist',
  'barista | counter sales executive | cashier | food and beverage executive',
  'hotel manager | restaurant manager | store manager | floor manager | facility manager',
  'travel consultant > front office executive | guest relations executive | customer care executive | telecaller',
  'housekeeping staff | kitchen helper | office boy | patient care assistant | packing executive',
  // Building
  'civil engineer | site engineer | project engineer | structural engineer | planning engineer | billing engineer | qa qc engineer | quantity surveyor | civil site supervisor | autocad draughtsman | safety officer',
  'architect | interior designer | autocad draughtsman',
  'autocad draughtsman | interior designer | quantity surveyor | design engineer',
  // Trades and factories
  'plumber | pipe fitter | sanitary fitter | fitter | maintenance technician | multi skilled technician > plumbing supervisor',
  'carpenter | furniture maker | furniture fitter | furniture installer | modular kitchen installer | wood polisher | shuttering carpenter > carpentry supervisor | interior site supervisor',
  'painter | wall painter | spray painter | putty worker > painting supervisor',
  'mason | tile fitter | tile mason > site supervisor',
  'electrician | electrical technician | wireman | panel wireman | motor winder | electrical helper | multi skilled technician | ac technician | cctv technician | solar technician | lift technician | auto electrician | ev technician | maintenance technician',
  'ac technician | hvac engineer | lift technician | field service engineer | electrician | mobile repair technician',
  'electrical engineer | electrical maintenance engineer | electrical design engineer | hvac engineer | field service engineer | solar engineer | electrical supervisor',
  'mechanical engineer | production engineer | quality engineer | maintenance engineer | design engineer | field service engineer',
  'production supervisor | quality supervisor | line supervisor | assembly supervisor | shift incharge > assistant production manager | production planner',
  'production engineer | production supervisor | quality engineer | quality control inspector | maintenance technician',
  'cnc operator | vmc operator | cnc programmer | cnc setter | turner | machinist | tool room machinist | machine operator | tool and die maker | fitter > quality inspector',
  'jcb operator | excavator operator | backhoe operator | backhoe loader | poclain operator | earthmover operator | dozer operator | loader operator | grader operator | heavy equipment operator | crane operator | hydra operator > tipper driver | forklift operator',
  'fitter | welder | fabricator | gas cutter | pipe fitter | machine operator | maintenance technician | tool and die maker',
  'machine operator | production operator | assembly operator | production helper | helper | packing executive | picker and packer | sewing machine operator | quality control inspector',
  'quality control inspector | quality inspector | quality checker | line inspector > quality engineer | machine operator',
  'plant manager | production manager | operations manager',
  'tailor | sewing machine operator | overlock operator | flatlock operator | embroidery operator | stitching operator | cutting master | pattern maker | garment checker | garment quality checker | checking operator | ironing operator > line supervisor | boutique assistant',
  'car mechanic | denter | service technician | two wheeler mechanic | diesel mechanic | automobile technician | auto electrician | ev technician | vehicle inspector | fitter',
  'automotive painter | car mechanic | welder',
  'automobile service advisor | spare parts executive | vehicle inspector | customer relationship executive',
  'workshop manager | service centre manager | body shop manager | spare parts manager | fleet manager',
  // Law, land, guards, and the rest
  'advocate | legal executive | legal associate | legal officer | contract manager | compliance officer',
  'company secretary > legal executive | compliance officer',
  'paralegal | legal executive | document controller',
  'beautician | makeup artist | beauty therapist | spa therapist | hair and beauty | nail technician | salon executive > beauty advisor | salon manager',
  'hair stylist | hair dresser | barber | hair and beauty > salon manager | beautician',
  'physiotherapist > rehabilitation therapist | fitness trainer',
  'translator | content writer',
  'security guard | watchman | gunman | armed guard | cctv operator | bouncer | fire safety guard > security supervisor | security officer | office boy | housekeeping staff | delivery executive | packing executive',
  'security supervisor | security officer | fire safety officer > facility supervisor | facility executive | facility manager',
  'field officer | ngo field coordinator | agriculture field officer | microfinance field officer | collection executive | field sales executive',
  'agriculture field officer | agronomist | agriculture officer | horticulture officer | farm supervisor | field assistant | seed production officer | agri sales officer > fmcg sales officer | farm manager',
  'farm worker | gardener | packing executive | picker and packer | office boy',
];

/** Work that takes a licence: knowing the same tools is not enough for it. */
export const LICENSED_WORK: readonly string[] = [
  'advocate',
  'chartered accountant',
  'company secretary',
  'cost accountant',
  'dentist',
  'doctor',
  'nurse',
  'pharmacist',
  'physiotherapist',
  'physician',
  'radiographer',
  'resident medical officer',
];

/** A driver who names none of them drives a car. */
export const VEHICLES: readonly string[] = [
  'car | cab | taxi | lmv',
  'truck | lorry | heavy | hmv | trailer | tipper | tanker | container',
  'bus',
  'bike | two wheeler | scooter',
  'auto rickshaw | e rickshaw',
  'tractor',
];

export const PROGRAMMING: readonly string[] = [
  'java | spring | spring boot | j2ee',
  'python | django | flask | fastapi',
  'php | laravel | wordpress | magento',
  'dotnet | csharp',
  'node | nodejs',
  'golang',
  'ruby | rails',
  'salesforce',
  'embedded | firmware',
  'front end | frontend | react | reactjs | angular | vue',
];

/**
 * What people drive, repair, build, teach, write or set up. Each list has a row for each kind of work: someone who works
 * with the things in one row does not work with those in another.
 */
export const KINDS_APART: readonly (readonly string[])[] = [
  VEHICLES,
  PROGRAMMING,
  ['civil | structural', 'mechanical', 'electrical', 'electronics', 'chemical'],
  [
    'physics',
    'chemistry',
    'biology',
    'mathematics | maths | math',
    'economics',
    'history',
    'geography',
  ],
  ['fico | fi', 'abap', 'basis', 'mm', 'sd', 'successfactors'],
];

/**
 * Words for people who work on what the words before them name: a nurse recruiter is not a nurse, and a driver
 * development engineer drives nothing. The last ones do so only after a thing: "Electrician Tools Sales Executive".
 */
export const WORK_ON_OTHERS =
  'chemist | coach | designer | developer | engineer | faculty | hiring | instructor | lecturer | moderator | professor | programmer | recruiter | recruitment | researcher | scientist | teacher | tester | trainer | training | tutor | writer';
export const WORK_ON_THINGS = 'sales | selling';

/**
 * Words at the end of a title that say who does the work, but not which: someone at customer relations is a customer
 * relationship executive in one company and an officer in another. In a row, each may take the place of another.
 */
export const NAMES_OF_RANKS: readonly string[] = [
  'executive | associate | officer | specialist | professional | staff',
  'executive | representative | agent',
  'executive | assistant | clerk',
  'supervisor | incharge | lead | leader | foreman',
  'teacher | faculty | lecturer | tutor | educator | instructor | trainer | pgt | tgt',
  'developer | engineer | programmer',
  'technician | mechanic',
  'technician | technologist',
  'operator | machinist | setter | turner',
  'attendant | boy | girl | helper | lady | man | person | staff',
  'driver | chauffeur',
  'lawyer | advocate | counsel',
];
