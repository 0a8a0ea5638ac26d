import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useJobParts, type JobCardProps } from '#client/components/jobs/JobCard.tsx';

/** A line of the list view, with its facts in columns on laptops. */
export function JobRow(props: JobCardProps) {
  const parts = useJobParts(props, 'text-base');
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1.5 rounded-[inherit] px-4 py-3.5 text-sm text-soft transition-colors duration-100 hover:bg-tint/60 has-[a:focus-visible]:ring-here lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,11rem)_minmax(0,10.5rem)_auto] lg:gap-x-5 lg:grid-rows-[auto_1fr]">
      <CompanyLogo company={parts.job.company} />
      {parts.title}
      <div className="max-lg:col-start-3 max-lg:row-start-1 lg:col-start-5 lg:row-start-1">
        {parts.save}
      </div>
      <div className="min-w-0 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3 lg:col-start-2 lg:row-start-2">
        <p className="line-clamp-2 text-text lg:line-clamp-1">{parts.summary}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
          {parts.skills}
          {parts.answers}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col">
        {parts.pay}
        {parts.experience}
        {parts.place}
      </p>
      <p className="flex flex-wrap content-start items-center gap-x-2 gap-y-1.5 max-lg:col-span-2 max-lg:col-start-2 lg:col-start-4 lg:row-span-2 lg:row-start-1">
        {parts.marks}
        <span className="flex items-center gap-1 lg:w-full">
          {parts.age}
          {parts.compare}
        </span>
      </p>
    </article>
  );
}

export function JobRowSkeleton() {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3.5 px-4 py-3.5">
      <Skeleton className="size-11" />
      <Skeleton className="h-[4.5rem]" />
    </div>
  );
}
