import { useFormatter, useTranslations } from 'use-intl';
import type { WaitingChange } from './pendingChange.ts';

const LABELS = {
  title: 'title',
  salary: 'salary',
  location: 'location',
  isRemote: 'isRemote',
  workMode: 'workMode',
  description: 'description',
  requirements: 'requirements',
  responsibilities: 'responsibilities',
  benefits: 'benefits',
  experienceLevel: 'experienceLevel',
  experience: 'experience',
  questions: 'questions',
  name: 'companyName',
  website: 'website',
  logo: 'logo',
  phone: 'phone',
  email: 'email',
  address: 'address',
  city: 'city',
  state: 'state',
  country: 'country',
} as const;

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** The changed fields in the reader's language. Words: `validation`. */
export function useChangedFields() {
  const t = useTranslations('validation');
  const format = useFormatter();
  const labelOf = (name: string) => (isKnown(name) ? t(`label.${LABELS[name]}`) : name);
  return {
    labelOf,
    /** "job title and salary", for use inside a sentence. */
    listOf: ({ fields }: WaitingChange) =>
      format.list(fields.map(({ name }) => uncapitalized(labelOf(name)))),
  };
}

const uncapitalized = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
