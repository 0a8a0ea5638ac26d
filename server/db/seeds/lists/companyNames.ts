import type { Industry } from '#schema/options/industries.ts';
import type { CompanySize } from '#schema/options/companySizes.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

export interface CompanyPlan {
  readonly name: string;
  readonly industry: Industry;
  /** The industry of its jobs, if narrower than the company's own. */
  readonly jobIndustry?: Industry;
  readonly size: CompanySize;
  /** The town of its head office. */
  readonly home: string;
  readonly founded: number;
  /** Works all over India, or near home only. */
  readonly reach: 'national' | 'local';
  readonly status?: AdminStatus;
  /** "{name} …", without the full stop. */
  readonly does: string;
}

/** Used for the employer demo account. */
export const DEMO_COMPANY = 'Tejomaya Digital Works';

// Invented, every one; a likeness to a real company is chance.
// oxfmt-ignore
export const COMPANY_PLANS: readonly CompanyPlan[] = [
  { name: DEMO_COMPANY, industry: 'technology', size: 'employees_51_200', home: 'Pune', founded: 2014, reach: 'national', does: 'builds booking, billing and stock software for clinics, workshops and schools' },
  { name: 'Meghdhara Softworks', industry: 'technology', size: 'employees_201_500', home: 'Bengaluru', founded: 2009, reach: 'national', does: 'writes and runs custom software for factories and transport companies' },
  { name: 'Nilgagan Systems', industry: 'technology', size: 'employees_1000_plus', home: 'Hyderabad', founded: 1998, reach: 'national', does: 'keeps the networks, servers and desks of four hundred offices running' },
  { name: 'Chandrabhaga Analytics', industry: 'technology', jobIndustry: 'saas', size: 'employees_51_200', home: 'Chennai', founded: 2016, reach: 'national', does: 'turns the daily numbers of retail chains into forecasts that a store manager can use' },
  { name: 'Kalpataru Bytes', industry: 'technology', jobIndustry: 'saas', size: 'employees_11_50', home: 'Kochi', founded: 2019, reach: 'national', does: 'makes a subscription ledger used by housing societies and gyms' },
  { name: 'Dhruvtaal Labs', industry: 'technology', size: 'employees_11_50', home: 'Indore', founded: 2020, reach: 'national', does: 'designs mobile apps for shops that sell in two languages' },
  { name: 'Saptarishi Cloudworks', industry: 'technology', jobIndustry: 'saas', size: 'employees_201_500', home: 'Noida', founded: 2011, reach: 'national', does: 'offers payroll and attendance software to companies with field staff' },
  { name: 'Ikshvaku Infotech', industry: 'technology', size: 'employees_501_1000', home: 'Mumbai', founded: 2004, reach: 'national', does: 'delivers SAP and web projects for makers of steel, paper and cement' },
  { name: 'Tamradeep Technologies', industry: 'technology', size: 'employees_1_10', home: 'Guwahati', founded: 2021, reach: 'local', does: 'builds websites and apps for tea gardens, hotels and colleges of the North East' },
  { name: 'Panchtatva Payments', industry: 'finance', jobIndustry: 'fintech', size: 'employees_201_500', home: 'Bengaluru', founded: 2015, reach: 'national', does: 'lets small shops take payments, keep their khata and borrow for stock' },
  { name: 'Udyamsetu Finserv', industry: 'finance', jobIndustry: 'fintech', size: 'employees_51_200', home: 'Gurugram', founded: 2018, reach: 'national', does: 'matches small factories with lenders and follows the loan to the last instalment' },
  { name: 'Navdisha Wealth Partners', industry: 'finance', size: 'employees_51_200', home: 'Mumbai', founded: 2007, reach: 'national', does: 'advises families on savings, mutual funds and retirement' },
  { name: 'Sahyatri Gramin Bank', industry: 'banking', size: 'employees_1000_plus', home: 'Nashik', founded: 1978, reach: 'national', does: 'serves farmers, shopkeepers and salaried families through 640 branches' },
  { name: 'Bhoomika Small Finance Bank', industry: 'banking', size: 'employees_1000_plus', home: 'Jaipur', founded: 1996, reach: 'national', does: 'takes deposits and lends to people whom large banks rarely visit' },
  { name: 'Samruddhi Path Finance', industry: 'nbfc', size: 'employees_1000_plus', home: 'Chennai', founded: 1991, reach: 'national', does: 'lends against gold, two-wheelers and small shops' },
  { name: 'Grihadeep Housing Credit', industry: 'nbfc', size: 'employees_501_1000', home: 'Ahmedabad', founded: 2002, reach: 'national', does: 'gives home loans to first-time buyers in growing towns' },
  { name: 'Annadata Microcredit', industry: 'nbfc', size: 'employees_501_1000', home: 'Patna', founded: 2008, reach: 'national', does: 'lends to groups of women who run dairies, looms and market stalls' },
  { name: 'Kavachdeep Insurance Services', industry: 'insurance', size: 'employees_501_1000', home: 'Mumbai', founded: 2003, reach: 'national', does: 'sells and services health, motor and life cover for several insurers' },
  { name: 'Raksha Mitra Assurance Desk', industry: 'insurance', size: 'employees_51_200', home: 'Lucknow', founded: 2012, reach: 'national', does: 'helps families choose a policy and stands beside them when a claim is made' },
  { name: 'Sanjeevan Lakeview Hospitals', industry: 'healthcare', size: 'employees_1000_plus', home: 'Bhopal', founded: 1989, reach: 'national', does: 'runs nine hospitals and twenty-two clinics' },
  { name: 'Arogyatirth Hospital', industry: 'healthcare', size: 'employees_201_500', home: 'Coimbatore', founded: 1994, reach: 'local', does: 'cares for mothers, children and everyone else in 220 beds' },
  { name: 'Nirmalya Diagnostics', industry: 'healthcare', size: 'employees_501_1000', home: 'Kolkata', founded: 2001, reach: 'national', does: 'collects, tests and reports samples in sixty towns' },
  { name: 'Hridayam Heart Centre', industry: 'healthcare', size: 'employees_201_500', home: 'Kozhikode', founded: 2006, reach: 'local', does: 'treats hearts, from the first check to the last visit after surgery' },
  { name: 'Pushkarni Dental and Eye Care', industry: 'healthcare', size: 'employees_51_200', home: 'Udaipur', founded: 2013, reach: 'local', does: 'runs eight clinics for teeth and eyes' },
  { name: 'Vanaushadhi Pharma', industry: 'pharmaceuticals', size: 'employees_1000_plus', home: 'Baddi', founded: 1985, reach: 'national', does: 'makes tablets, syrups and ointments and sells them through chemists across the country' },
  { name: 'Sukhayu Biologics', industry: 'pharmaceuticals', size: 'employees_201_500', home: 'Hyderabad', founded: 2010, reach: 'national', does: 'makes vaccines and sterile injections for hospitals' },
  { name: 'Akshargyan Public Schools', industry: 'education', size: 'employees_501_1000', home: 'Dehradun', founded: 1992, reach: 'national', does: 'runs fourteen schools from nursery to class twelve' },
  { name: 'Vidyasopan Learning', industry: 'education', size: 'employees_201_500', home: 'Kota', founded: 2005, reach: 'national', does: 'coaches students for engineering, medical and government examinations' },
  { name: 'Balvrinda Preschools', industry: 'education', size: 'employees_51_200', home: 'Mysuru', founded: 2015, reach: 'local', does: 'looks after and teaches children from two to six' },
  { name: 'Lohagarh Castings', industry: 'manufacturing', size: 'employees_501_1000', home: 'Rajkot', founded: 1976, reach: 'local', does: 'casts and machines parts for pumps, tractors and railways' },
  { name: 'Resham Doab Textiles', industry: 'manufacturing', size: 'employees_1000_plus', home: 'Tiruppur', founded: 1983, reach: 'local', does: 'knits, dyes and stitches cotton wear for shops at home and abroad' },
  { name: 'Shilpkruti Engineering', industry: 'manufacturing', size: 'employees_201_500', home: 'Aurangabad', founded: 1999, reach: 'local', does: 'builds packing machines and the tools that keep them running' },
  { name: 'Himsagar Foods', industry: 'manufacturing', size: 'employees_501_1000', home: 'Ludhiana', founded: 1987, reach: 'national', does: 'makes biscuits, pickles and ready mixes' },
  { name: 'Kancharatna Glass', industry: 'manufacturing', size: 'employees_51_200', home: 'Silvassa', founded: 2008, reach: 'local', does: 'makes bottles and jars for food and medicine' },
  { name: 'Vayurath Motors', industry: 'automotive', size: 'employees_501_1000', home: 'Chennai', founded: 1997, reach: 'national', does: 'sells and services cars through forty-one showrooms and workshops' },
  { name: 'Dwichakra Auto Hub', industry: 'automotive', size: 'employees_51_200', home: 'Nagpur', founded: 2010, reach: 'national', does: 'sells, repairs and exchanges two-wheelers' },
  { name: 'Vidyutgati Mobility', industry: 'automotive', size: 'employees_51_200', home: 'Bengaluru', founded: 2020, reach: 'national', does: 'puts electric three-wheelers on the road and keeps them charged and repaired' },
  { name: 'Haatbazar Superstores', industry: 'retail', size: 'employees_1000_plus', home: 'Hyderabad', founded: 2001, reach: 'national', does: 'runs 180 supermarkets in large and middle-sized towns' },
  { name: 'Vastralok Fashions', industry: 'retail', size: 'employees_501_1000', home: 'Surat', founded: 1993, reach: 'national', does: 'sells sarees, kurtas and children’s wear in ninety stores' },
  { name: 'Shringar Mandap', industry: 'retail', size: 'employees_51_200', home: 'Jodhpur', founded: 2009, reach: 'local', does: 'sells cosmetics and home wares in eleven shops' },
  { name: 'Gharpahunch Commerce', industry: 'e_commerce', size: 'employees_501_1000', home: 'Gurugram', founded: 2013, reach: 'national', does: 'sells groceries and household goods online and brings them home the same day' },
  { name: 'Karigar Katta', industry: 'e_commerce', size: 'employees_11_50', home: 'Panaji', founded: 2018, reach: 'national', does: 'sells handmade pottery, cloth and brass straight from the makers' },
  { name: 'Sthapatya Realty', industry: 'real_estate', size: 'employees_201_500', home: 'Pune', founded: 2000, reach: 'local', does: 'builds flats and small offices' },
  { name: 'Navgriha Developers', industry: 'real_estate', size: 'employees_51_200', home: 'Visakhapatnam', founded: 2011, reach: 'local', does: 'plans and builds gated townships along the coast' },
  { name: 'Setubandh Infra Projects', industry: 'real_estate', size: 'employees_1000_plus', home: 'New Delhi', founded: 1995, reach: 'national', does: 'builds roads, bridges and metro stations' },
  { name: 'Nyayapath Advisory', industry: 'consulting', size: 'employees_51_200', home: 'New Delhi', founded: 2006, reach: 'national', does: 'keeps the books, filings and contracts of mid-sized companies in order' },
  { name: 'Manavdhara Consulting', industry: 'consulting', size: 'employees_51_200', home: 'Bengaluru', founded: 2012, reach: 'national', does: 'finds, trains and pays staff on behalf of its clients' },
  { name: 'Swaraghat Media', industry: 'media', size: 'employees_51_200', home: 'Andheri', founded: 2014, reach: 'national', does: 'produces regional video, podcasts and campaigns for brands' },
  { name: 'Lekhani Creative Studio', industry: 'media', size: 'employees_11_50', home: 'Kolkata', founded: 2017, reach: 'national', does: 'writes, designs and edits for publishers and shops' },
  { name: 'Gatimarg Logistics', industry: 'transportation', size: 'employees_1000_plus', home: 'Gandhidham', founded: 1990, reach: 'national', does: 'moves goods by road and rail and stores them in 75 warehouses' },
  { name: 'Sandeshpath Couriers', industry: 'transportation', size: 'employees_501_1000', home: 'Ghaziabad', founded: 2006, reach: 'national', does: 'carries parcels to every pin code of the country' },
  { name: 'Sarthi Roadlines', industry: 'transportation', size: 'employees_201_500', home: 'Durgapur', founded: 1988, reach: 'national', status: 'pending', does: 'runs a fleet of 350 trucks for steel and cement makers' },
  { name: 'Taranga Telenet', industry: 'telecommunications', size: 'employees_1000_plus', home: 'Bhubaneswar', founded: 2000, reach: 'national', does: 'brings broadband and cable television to homes and small offices' },
  { name: 'Suryakiran Rooftop Energy', industry: 'energy', size: 'employees_201_500', home: 'Ahmedabad', founded: 2013, reach: 'national', does: 'puts solar panels on roofs, farms and factory sheds' },
  { name: 'Pavanshakti Power Services', industry: 'energy', size: 'employees_201_500', home: 'Tiruchirappalli', founded: 2005, reach: 'national', does: 'maintains wind farms and substations' },
  { name: 'Rangmahal Hotels and Resorts', industry: 'other', jobIndustry: 'hospitality', size: 'employees_501_1000', home: 'Udaipur', founded: 1999, reach: 'national', does: 'runs sixteen hotels, from hill stations to the coast' },
  { name: 'Swadgali Restaurants', industry: 'other', jobIndustry: 'hospitality', size: 'employees_201_500', home: 'Amritsar', founded: 2012, reach: 'national', does: 'runs thirty family restaurants and their shared kitchens' },
  { name: 'Vaaksetu Contact Services', industry: 'consulting', jobIndustry: 'bpo', size: 'employees_1000_plus', home: 'Mohali', founded: 2004, reach: 'national', does: 'answers calls, chats and mails in eleven languages for banks, shops and airlines' },
  { name: 'Prahari Facility Services', industry: 'other', size: 'employees_1000_plus', home: 'Lucknow', founded: 1998, reach: 'national', does: 'guards, cleans and maintains offices, malls and hospitals' },
  { name: 'Jansuvidha Seva Counters', industry: 'government', size: 'employees_201_500', home: 'Raipur', founded: 2011, reach: 'national', does: 'staffs citizen service counters for municipal bodies' },
  { name: 'Ujjwal Gaon Foundation', industry: 'non_profit', size: 'employees_51_200', home: 'Ranchi', founded: 2003, reach: 'national', does: 'works with villages on water, schooling and women’s savings groups' },
  { name: 'Matsyagandha Exports', industry: 'manufacturing', size: 'employees_51_200', home: 'Kochi', founded: 2002, reach: 'local', status: 'pending', does: 'freezes and ships prawns and fish' },
  { name: 'Zatpat Online Earnings', industry: 'other', size: 'employees_1_10', home: 'New Delhi', founded: 2023, reach: 'national', status: 'rejected', does: 'offers form-filling work from home' },
  { name: 'Purvottar Trading House', industry: 'retail', size: 'employees_11_50', home: 'Agartala', founded: 2016, reach: 'local', status: 'pending', does: 'supplies bamboo, spices and honey to shops' },
  { name: 'Alakhdeep Staffing', industry: 'consulting', size: 'employees_11_50', home: 'Kanpur', founded: 2017, reach: 'national', status: 'suspended', does: 'places temporary office staff' },
];
