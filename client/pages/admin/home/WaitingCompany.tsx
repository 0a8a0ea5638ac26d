import type { ReactNode } from 'react';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { Link } from '#client/lib/routing.ts';

interface WaitingCompanyProps {
  company: { name: string; industry: string };
  to: string;
  children?: ReactNode;
}

/** A company in a list of what waits for a decision. */
export function WaitingCompany({ company, to, children }: WaitingCompanyProps) {
  const industryName = useIndustryName();
  return (
    <li className="py-2.5">
      <Link to={to} className="hit-44 block font-semibold break-words hover:underline">
        {company.name}
      </Link>
      <span className="flex flex-wrap gap-x-3 text-sm text-soft">
        {industryName(company.industry)}
        {children}
      </span>
    </li>
  );
}
