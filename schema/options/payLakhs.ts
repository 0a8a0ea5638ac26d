const LAKHS = [...Array.from({ length: 20 }, (_, lakh) => lakh), 20, 25, 30, 40, 50];

/** Yearly pay lakh by lakh, and in longer steps where there are few jobs. */
export const PAY_LAKHS = LAKHS.map((from, at) => {
  const to = LAKHS[at + 1] ?? null;
  return { key: `lakh_${from}_${to ?? 'plus'}`, from, to };
});
