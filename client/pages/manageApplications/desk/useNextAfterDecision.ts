import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { storage } from '#client/lib/store/storage.ts';
import { toast } from '#client/ui/toast.ts';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';
import { useStepState } from './useBackToList.ts';

const KEY = 'nextAfterDecision';

interface Here {
  id: string;
  nextId: string | null;
  address: ApplicationsAddress;
}

/** Whether the next applicant appears after each decision; remembered on this device. */
export function useNextAfterDecision({ id, nextId, address }: Here) {
  const t = useTranslations('reviewDesk');
  const navigate = useNavigate();
  const state = useStepState();
  const [isOn, setOn] = useState(() => storage.read(KEY) === '1');
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  return {
    isOn,
    turn: (on: boolean) => {
      setOn(on);
      if (on) storage.write(KEY, '1');
      else storage.remove(KEY);
    },
    /**
     * To be called once a decision on this applicant is saved. If another applicant is shown by then, that one
     * stays.
     */
    decided: () => {
      if (!isOn || shown.current !== id) return;
      if (nextId) void navigate(pathOf(address, nextId), { replace: true, state });
      else toast({ kind: 'info', title: t('step.end') });
    },
  };
}
