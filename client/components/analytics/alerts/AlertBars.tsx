interface AlertBarsProps {
  caption: string;
  /** What the first column and the second are called. */
  heads: [string, string];
  bars: readonly { key: string; label: string; value: number | null; text: string }[];
}

/** The days or groups of an email as a table with a bar for each. */
export function AlertBars({ caption, heads, bars }: AlertBarsProps) {
  const longest = Math.max(...bars.map(({ value }) => Math.abs(value ?? 0)), 0);
  const widthOf = (value: number | null) =>
    value && longest > 0
      ? `calc((100% - 4.5rem) * ${Math.max(0.01, Math.abs(value) / longest)})`
      : '0';
  if (bars.length === 0) return null;
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-1 text-left text-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, text }) => (
          <tr key={key}>
            <th scope="row" className="max-w-48 py-0.5 pr-3 text-left font-normal break-words">
              {label}
            </th>
            <td className="w-full py-0.5 whitespace-nowrap">
              <span className="mr-2 inline-block w-16 text-right align-middle">{text}</span>
              <span
                aria-hidden="true"
                className="inline-block h-2.5 rounded-tag bg-ink align-middle forced-color-adjust-none"
                style={{ width: widthOf(value) }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
