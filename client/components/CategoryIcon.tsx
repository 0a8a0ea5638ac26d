import {
  Briefcase,
  Car,
  ClipboardCheck,
  CodeXml,
  Headphones,
  Landmark,
  MonitorCog,
  TrendingUp,
  Truck,
  type LucideIcon,
} from 'lucide-react';

/** Icons a category can have, by Lucide name. Importing the whole set would weigh more than the page. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'code-xml': CodeXml,
  'clipboard-check': ClipboardCheck,
  'trending-up': TrendingUp,
  landmark: Landmark,
  truck: Truck,
  headphones: Headphones,
  car: Car,
  'monitor-cog': MonitorCog,
};

export function CategoryIcon({ icon, className }: { icon: string; className?: string }) {
  const Icon = ICONS[icon] ?? Briefcase;
  return <Icon aria-hidden="true" className={className} strokeWidth={1.7} />;
}
