import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#client/pages/database/search/useCandidateAddress.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { CANDIDATE_SKILLS_MAX } from '#schema/options/screens/candidates.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

/** Words are added one by one; a comma separates two. */
export function SkillsFilter({ address }: { address: Address }) {
  const t = useTranslations('candidates');
  const { skills } = address.address;
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const add = () => {
    const known = new Set(skills.map((skill) => skill.toLowerCase()));
    const fresh = typed
      .split(',')
      .map((skill) => skill.trim())
      .filter((skill) => skill && !known.has(skill.toLowerCase()));
    setTyped('');
    box.current?.focus();
    if (fresh.length === 0) return;
    setAnnouncement(t('filters.skillAdded', { skill: fresh.join(', ') }));
    address.push({ skills: [...skills, ...fresh].slice(0, CANDIDATE_SKILLS_MAX) });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed.trim() !== '') add();
  };
  const remove = (skill: string) => {
    address.push({ skills: skills.filter((other) => other !== skill) });
    box.current?.focus();
  };

  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          ref={box}
          label={t('filters.skills')}
          hint={t('filters.skillsHint')}
          value={typed}
          maxLength={LENGTHS.listEntry}
          autoComplete="off"
          enterKeyHint="done"
          disabled={skills.length >= CANDIDATE_SKILLS_MAX}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          className="min-w-0 flex-1"
        />
        <Button onClick={add} disabled={typed.trim() === ''}>
          {t('filters.addSkill')}
        </Button>
      </div>
      {skills.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <Chip
              key={skill}
              removes
              className="max-w-full"
              aria-label={t('filters.remove', { filter: skill })}
              onClick={() => remove(skill)}
            >
              <span className="truncate">{skill}</span>
            </Chip>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
