import { Banknote, Briefcase, MapPin } from 'lucide-react';
import { IconText } from '#client/ui/figures/IconText.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

export function UiPeople() {
  const { stats, facts } = words;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {words.people.map((name) => (
          <Monogram key={name} name={name} />
        ))}
        <Monogram name={words.people[0]} size="s" />
        <Monogram name={words.people[0]} size="l" />
        <Monogram name={words.people[7]} shape="round" />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <IconText icon={Banknote}>{facts.pay}</IconText>
        <IconText icon={MapPin}>{facts.place}</IconText>
        <IconText icon={Briefcase}>{facts.experience}</IconText>
      </p>
      <StatRow>
        <Stat label={stats.live} value="612" change={stats.up} direction="up" mood="good" />
        <Stat
          label={stats.applications}
          value="12,40,318"
          change={stats.down}
          direction="down"
          mood="bad"
        />
        <Stat label={stats.reports} value="2" change={stats.worse} direction="up" mood="bad" />
        <Stat label={stats.hired} value="18" change={stats.same} direction="same" />
        <Stat label={stats.live} value="–" />
      </StatRow>
    </>
  );
}
