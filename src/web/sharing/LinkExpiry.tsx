import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { DAY_MS } from '#contract/base/day.ts';
import { dayOf } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { LinkOption } from './LinkOption.tsx';
import type { LinkPartProps } from './use-links.ts';

const SPANS = [1, 7, 30] as const;
/** What a press on the switch gives. */
const USUAL = 7;

/** Until when a link opens. */
export function LinkExpiry({ link, change }: LinkPartProps) {
  const t = useWords('links');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const [isPicking, setPicking] = useState(false);
  const { expiresAt } = link;
  const word = (iso: string) => dayOf(iso, nowMs, language);
  const saidOf = (iso: string | null) => (iso === null ? t('expiryGone') : t('expirySaved', { date: word(iso) }));
  const save = (next: string | null) => {
    setPicking(false);
    change.mutate({
      fields: { expiresAt: next },
      said: saidOf(next),
      back: { fields: { expiresAt }, said: saidOf(expiresAt) },
    });
  };
  const saveDays = (days: number) => save(afterDays(days));
  const value = expiresAt === null ? t('expiryNone') : t('until', { date: word(expiresAt) });
  return (
    <LinkOption
      icon={CalendarDays}
      label={t('expiry')}
      isOn={expiresAt !== null}
      isBusy={change.isPending}
      onSwitch={(isOn) => (isOn ? saveDays(USUAL) : save(null))}
      value={
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:h-11"
              aria-label={t('expiryOf', { value })}
              disabled={change.isPending}
            >
              {value}
              <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
            </Button>
          }
        >
          {SPANS.map((days) => (
            <MenuItem key={days} onSelect={() => saveDays(days)}>
              {t('days', { count: days })}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => setPicking(true)}>{t('pickDate')}</MenuItem>
          <MenuLine />
          <MenuItem onSelect={() => save(null)}>{t('expiryNone')}</MenuItem>
        </Menu>
      }
    >
      {isPicking && <DateForm onSave={save} />}
    </LinkOption>
  );
}

function DateForm({ onSave }: { onSave: (iso: string) => void }) {
  const t = useWords('links');
  const [date, setDate] = useState('');
  const [isPast, setPast] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const end = endOfDay(date);
    const isLater = end !== null && end > Date.now();
    setPast(!isLater);
    if (isLater) onSave(new Date(end).toISOString());
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="flex items-start gap-2 pt-1 pb-2 pl-[26px]">
      <div className="min-w-0 flex-1">
        <Input
          label={t('date')}
          type="date"
          value={date}
          problem={isPast ? t('datePast') : null}
          onChange={(event) => {
            setPast(false);
            setDate(event.target.value);
          }}
        />
      </div>
      <Button type="submit" className="mt-[25px] max-sm:h-11">
        {t('save')}
      </Button>
    </form>
  );
}

const afterDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The last second of a day where the reader is; null for what is no date. */
function endOfDay(date: string): number | null {
  const ms = new Date(`${date}T23:59:59`).getTime();
  return Number.isNaN(ms) ? null : ms;
}
