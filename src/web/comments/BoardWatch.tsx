import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { DAY_MS } from '#contract/base/day.ts';
import { noticeSettingsApi, type BoardWatch as Watch } from '#contract/notifications/notice-settings.api.ts';
import { watchLevels } from '#contract/notifications/topics.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading, useReading } from '../lib/query.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuChoice, MenuLabel } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';

type Choice = Watch['level'] | 'day';

/** What somebody hears of the board. */
export function BoardWatch({ boardId }: { boardId: string }) {
  const t = useWords('comments');
  const client = useQueryClient();
  const notices = useNotices();
  const params = { boardId };
  const { data } = useReading(noticeSettingsApi.readWatch, { params });
  const [nowMs] = useState(() => Date.now());
  if (!data) return null;
  const isResting = data.mutedUntil !== null && Date.parse(data.mutedUntil) > nowMs;
  const chosen: Choice = isResting ? 'day' : data.level;
  const choose = (choice: Choice) => {
    const mutedUntil = choice === 'day' ? new Date(Date.now() + DAY_MS).toISOString() : null;
    const body = choice === 'day' ? { mutedUntil } : { level: choice, mutedUntil };
    const { queryKey } = reading(noticeSettingsApi.readWatch, { params });
    call(noticeSettingsApi.writeWatch, { params, body }).then(
      (written) => client.setQueryData(queryKey, written),
      () => void notices.show({ tone: 'failed', title: t('failed') }),
    );
  };
  const Sign = chosen === 'all' ? BellRing : chosen === 'mine' ? Bell : BellOff;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('watch')}
          className="max-md:size-11"
          icon={<Sign size={16} strokeWidth={1.8} aria-hidden="true" />}
        />
      }
    >
      <MenuLabel>{t('watch')}</MenuLabel>
      <MenuChoice
        value={chosen}
        onChoose={choose}
        options={([...watchLevels, 'day'] as const).map((value) => ({ value, label: t(`watching.${value}`) }))}
      />
    </Menu>
  );
}
