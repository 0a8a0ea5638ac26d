import type { InterviewCanceller, InterviewKind, Reminder } from '#schema/options/interviews.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  side: 'applicant' | 'member';
  act:
    | 'proposed'
    | 'booked'
    | 'moved'
    | 'changed'
    | 'cancelled'
    | 'declined'
    | 'reminder'
    | 'added'
    | 'removed'
    | 'unheld';
  by: InterviewCanceller | 'clock';
  /** The other side: the company for an applicant, the applicant for a member of the company. */
  counterpart: string;
  company: string;
  job: string;
  title: string;
  kind: InterviewKind;
  minutes: number;
  place: string | null;
  meeting: string | null;
  note: string;
  reason: string | null;
  startsAt: Date | null;
  /** The reader's. */
  timeZone: string;
  reminder: Reminder | null;
  /** Whether the event is attached. */
  hasEvent: boolean;
  /** A path on the site. */
  link: string;
}

/** An interview was offered, booked, moved or cancelled, or is coming up. */
export function interview(
  values: Values,
  { t, siteName, page, appointment }: MailTools,
): MailContent {
  const { name, side, act, by, counterpart, company, job, kind, startsAt, timeZone } = values;
  const facts = {
    side,
    kind,
    counterpart,
    company,
    job,
    siteName,
    hasEvent: values.hasEvent ? 'yes' : 'no',
    time: startsAt ? appointment(startsAt, timeZone) : '',
  };
  /** The words of this act for this reader. */
  const own = (part: string) => t(`interview.${side}.${act}.${part}`, facts);
  const isOpenHours = kind === 'walk_in';
  const text =
    act === 'cancelled' ? `text.${by}` : act === 'proposed' && isOpenHours ? 'walkIn' : 'text';
  const isOn = act !== 'cancelled' && act !== 'declined' && act !== 'removed';
  const details = [
    [t('interview.what'), values.title],
    [t('interview.job'), job],
    [t('interview.when'), facts.time],
    [
      t('interview.openUntil'),
      startsAt && isOpenHours ? appointment(endOf(values, startsAt), timeZone) : '',
    ],
    [t('interview.how'), t('interview.kind', facts)],
    [t('interview.length'), isOpenHours ? '' : t('interview.minutes', { minutes: values.minutes })],
    [t('interview.where'), isOn ? values.place : null],
    [t('interview.meeting'), isOn ? values.meeting : null],
    [t(act === 'declined' ? 'interview.message' : 'interview.why'), values.reason],
  ] as const;
  return {
    subject: own('subject'),
    preview: own('preview'),
    title: own(act === 'reminder' ? `title.${values.reminder ?? 'day'}` : 'title'),
    name,
    paragraphs: [
      own(text),
      ...(isOn && side === 'applicant' && values.note ? values.note.split(/\n+/) : []),
    ],
    facts: details.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    button: { label: own('button'), link: page(values.link) },
    afterwards:
      side === 'applicant' && isOn
        ? [t(act === 'proposed' ? 'interview.noneFits' : 'interview.sameLink', facts)]
        : [],
    reason: t(`interview.${side}.reason`, facts),
  };
}

const endOf = ({ minutes }: Values, startsAt: Date) =>
  new Date(startsAt.getTime() + minutes * 60_000);
