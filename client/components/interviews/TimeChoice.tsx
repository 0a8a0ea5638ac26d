import { useTranslations } from 'use-intl';
import { useZonedTime } from './useZonedTime.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ChosenTime {
  startsAt: string;
  endsAt: string;
}

interface TimeChoiceProps {
  times: readonly ChosenTime[];
  timeZone: string;
  /** One time, or several to offer. */
  type: 'radio' | 'checkbox';
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  legend: string;
  /** Set for opening hours, which also show when they end. */
  showsEnd?: boolean;
}

/** Times by day, in the given time zone. */
export function TimeChoice(props: TimeChoiceProps) {
  const { times, timeZone, type, selected, onChange, legend, showsEnd } = props;
  const t = useTranslations('interviews');
  const zoned = useZonedTime(timeZone);
  const days = Map.groupBy(times, ({ startsAt }) => zoned.dayKey(startsAt));
  // When daylight saving ends, clocks show an hour twice.
  const isTwice = (startsAt: string, ofDay: typeof times) =>
    ofDay.filter((one) => zoned.clock(one.startsAt) === zoned.clock(startsAt)).length > 1;
  const toggle = (startsAt: string, isOn: boolean) => {
    if (type === 'radio') return onChange([startsAt]);
    return onChange(
      isOn ? [...selected, startsAt] : selected.filter((moment) => moment !== startsAt),
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {[...days].map(([key, ofDay]) => (
        <div key={key} role="group" aria-label={zoned.day(ofDay[0]!.startsAt)}>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-sm font-semibold">{zoned.day(ofDay[0]!.startsAt)}</p>
            {type === 'checkbox' && ofDay.length > 1 && (
              <button
                type="button"
                className="min-h-11 text-sm text-ink underline underline-offset-4"
                onClick={() =>
                  onChange([...new Set([...selected, ...ofDay.map(({ startsAt }) => startsAt)])])
                }
              >
                {t('times.wholeDay')}
              </button>
            )}
          </div>
          <div
            className={joinClasses(
              'mt-1 grid gap-2',
              showsEnd
                ? 'grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]'
                : 'grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]',
            )}
          >
            {ofDay.map(({ startsAt, endsAt }) => (
              <label
                key={startsAt}
                className="tabular flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-3 py-2 hover:border-edge has-checked:border-ink has-checked:bg-ink-wash"
              >
                <input
                  type={type}
                  name="startsAt"
                  value={startsAt}
                  checked={selected.includes(startsAt)}
                  onChange={(event) => toggle(startsAt, event.currentTarget.checked)}
                  className="tick"
                />
                <span>
                  {isTwice(startsAt, ofDay) ? zoned.named(startsAt) : zoned.clock(startsAt)}
                  {showsEnd && ` – ${zoned.clock(endsAt)}`}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
