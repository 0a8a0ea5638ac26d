const list = (words: string) => words.split(' ');

const MONEYS = list(
  'usd eur gbp aed sgd aud cad sar qar omr kwd bhd dollar dollars euro euros pound pounds dirham dirhams riyal riyals ' +
    'dinar dinars npr lkr pkr bdt taka jpy yen cny rmb yuan hkd myr ringgit thb baht idr chf franc francs nzd zar',
);
const PIECES = list(
  'order orders delivery deliveries lead leads project projects class classes session sessions lecture lectures visit ' +
    'visits km kms kilometer kilometre kilometers kilometres piece pieces pcs article articles word words page pages call ' +
    'calls sale sales trip trips ride rides drop drops parcel parcels ticket tickets video videos post posts student ' +
    'students patient patients case cases form forms unit units fortnight quarter semester batch',
);

/** Each names a definite amount, with something that rules it out as yearly pay. */
export const NO_YEARLY_PAY = [
  ...MONEYS.flatMap((money) => [`4,00,000 ${money} per year`, `${money} 400000 a year`]),
  ...list('रियाल दिरहम दीनार डॉलर यूरो पाउंड येन युआन टका रिंगिट रूबल rial dirham').map(
    (money) => `4,00,000 ${money} सालाना`,
  ),
  'Nepali Rs 30,000 per month',
  '2,600 SR per month',
  ...list('$ € £ ¥').map((sign) => `${sign}400000 per year`),
  ...PIECES.flatMap((piece) => [`3 lakh per ${piece}`, `3 lakh a ${piece}`]),
  ...list('order call trip student').flatMap((piece) => [
    `3 lakh/${piece}`,
    `3 lakh / ${piece}`,
    `3 lakh प्रति ${piece}`,
    `3 lakh per${piece}`,
  ]),
  // For a limited period.
  ...list('month months week weeks day days hour hours hr hrs').flatMap((span) => [
    `3 lakh for 6 ${span}`,
    `3 lakhs for 12 ${span}`,
    `3 lakh for 6${span}`,
  ]),
  '3 lac for 6 months',
  '3 lacs for 6 months',
  '3l for 6 months',
  '3 l for 6 months',
  '300k for 6 months',
  '300 k for 6 months',
  '300 thousand for 6 months',
  '3 लाख for 6 months',
  '300 हजार for 6 months',
  '300000 for 6 months',
  '300000for 6 months',
  '3 lakh total for 6 months',
  '3 lakh fixed for 6 months',
  '3 lakh only for 6 months',
  '3 lakh stipend for 6 months',
  '3 lakhtotal for 6 months',
  '3 lakh over 6 months',
  '3 lakh in 6 months',
  '3 lakh for the first 6 months',
  '3 lakh for the 6 months',
  '3 lakh for first 6 months',
  '3 lakh for first 26 weeks.',
  // Per a period other than a month or a year.
  ...[
    'quarterly',
    'half yearly',
    'half-yearly',
    'halfyearly',
    'semi annual',
    'semi-annually',
    'semiannual',
    'semi annually',
    'bi-annual',
    'biannually',
    'bi annual',
    'bi-monthly',
    'bimonthly',
    'bi monthly',
    'bi-weekly',
    'biweekly',
    'bi weekly',
    'fortnightly',
    'one time',
    'one-time',
    'onetime',
    'lump sum',
    'lumpsum',
  ].map((span) => `3 lakh ${span}`),
  // With an additional share of unknown size.
  '5 LPA + 10% variable',
  '5 LPA +10% variable',
  '5 LPA + 10 % variable',
  '5 LPA + 10%variable',
  '5 LPA + 10.25% variable',
  '5 LPA plus 10% hra',
  '5 LPA plus10% da',
  '5 LPA + variable 10%',
  '5 LPA + variable10%',
  '5 LPA + variable 10.25%',
  '5 LPA + variable 10 %',
  '5 LPA + variable (10%)',
  '5 LPA + variable(10%)',
  '5 LPA + variable ( 10% )',
  '5 LPA + hra @ 24%',
  '5 LPA + hra@24%',
  '5 LPA + da @24%',
  '20% hike on 6 LPA',
  '20%hike on 6 LPA',
  '20% raise on 6 LPA',
  '20%raise on 6 LPA',
];
