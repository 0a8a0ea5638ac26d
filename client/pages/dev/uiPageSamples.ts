import type { Crumb } from '#client/ui/layout/Breadcrumbs.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

export const crumbs: Crumb[] = [
  { label: words.crumbs.home, to: '#' },
  { label: words.crumbs.dev, to: '#' },
  { label: words.crumbs.here },
];

export const places = [
  { id: 'pune', label: 'Pune', description: 'Maharashtra' },
  { id: 'nashik', label: 'Nashik', description: 'Maharashtra' },
  { id: 'nagpur', label: 'Nagpur', description: 'Maharashtra' },
  { id: 'mysuru', label: 'Mysuru', description: 'Karnataka' },
  { id: 'chennai', label: 'Chennai', description: 'Tamil Nadu' },
  { id: 'kanpur', label: 'Kanpur Nagar', description: 'Uttar Pradesh' },
];

export const states = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'MH', label: 'Maharashtra' },
  { value: 'TN', label: 'Tamil Nadu' },
];

export const rows = [
  {
    id: '1',
    job: 'Delivery Associate',
    place: 'Ganga Transport · Kanpur Nagar',
    tone: 'warning',
    status: 'Pending',
    pay: '₹2.2–2.6L',
    waiting: '26 h',
  },
  {
    id: '2',
    job: 'Staff Nurse, Night Shift',
    place: 'Kaveri Hospitals · Mysuru',
    tone: 'success',
    status: 'Approved',
    pay: '₹2.8–3.6L',
    waiting: '–',
  },
  {
    id: '3',
    job: 'Tele Caller',
    place: 'Nila Services · Kozhikode',
    tone: 'error',
    status: 'Rejected',
    pay: 'Not disclosed',
    waiting: '–',
  },
] as const;
