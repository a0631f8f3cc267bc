import { Suspense, useState, type KeyboardEvent } from 'react';
import { Check, ChevronDown, Megaphone } from 'lucide-react';
import { useEngine } from '../board/engine/use-engine.ts';
import { lazyComponent, near } from '../lib/lazy-component.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useWords, withWords } from '../words/index.ts';
import { FollowTag } from './FollowTag.tsx';
import { peopleOf, type PersonHere } from './peers.ts';
import { Face, nameOf, useDoing, useGather } from './person-here.tsx';
import type { PresenceRoom } from './room.ts';
import { useRoom } from './use-room.ts';

const HereSheet = lazyComponent(() => withWords(['board', 'people'], import('./HereSheet.tsx')), 'HereSheet');

const MOST = 4;
const MOST_ON_PHONE = 2;

/**
 * Who else is on the board: a press follows somebody, the list says what each does; on telephones it opens a sheet with all of
 * that. Nothing while one is alone.
 */
export function PresenceAvatars({ hasWays = true }: { hasWays?: boolean }) {
  const room = useRoom();
  const isWide = useIsWide();
  const people = peopleOf(room.peers);
  if (people.length === 0) return null;
  return isWide ? <PeopleBar {...{ people, room }} /> : <PeopleButton {...{ people, hasWays }} />;
}

function PeopleButton({ people, hasWays }: { people: readonly PersonHere[]; hasWays: boolean }) {
  const t = useWords('presence');
  const [isOpen, setOpen] = useState(false);
  const rest = people.length - MOST_ON_PHONE;
  return (
    <>
      <button
        type="button"
        aria-label={`${t('here')}: ${t('people', { count: people.length })}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...near(HereSheet)}
        className="flex h-11 items-center -space-x-1.5 px-1.5"
      >
        {people.slice(0, MOST_ON_PHONE).map((person) => (
          <Face key={person.key} person={person} />
        ))}
        {rest > 0 && (
          <span className="tnum inline-flex size-7 items-center justify-center rounded-full bg-surface-3 text-xs font-semibold text-ink-2 ring-2 ring-raised">
            +{rest}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <HereSheet hasWays={hasWays} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function PeopleBar({ people, room }: { people: readonly PersonHere[]; room: PresenceRoom }) {
  const t = useWords('presence');
  const { editor } = useEngine();
  const doing = useDoing();
  const rest = people.length - MOST;
  return (
    <div className="flex items-center pr-1.5 pl-1">
      <div role="toolbar" aria-label={t('here')} tabIndex={-1} onKeyDown={walk} className="flex -space-x-1.5">
        {people.slice(0, MOST).map((person, at) => (
          <PersonButton key={person.key} person={person} room={room} isFirst={at === 0} />
        ))}
      </div>
      <Menu
        widthPx={260}
        align="end"
        trigger={
          rest > 0 ? (
            <button
              type="button"
              aria-label={t('here')}
              className="ml-1 h-7 rounded-full bg-surface-3 px-2 text-xs font-semibold text-ink-2"
            >
              +{rest}
            </button>
          ) : (
            <IconButton size="sm" label={t('here')} icon={<ChevronDown size={15} aria-hidden="true" />} />
          )
        }
      >
        <MenuLabel>{t('here')}</MenuLabel>
        {people.map((person) => (
          <MenuItem
            key={person.key}
            icon={<Face person={person} />}
            badge={<span className="max-w-[120px] truncate text-xs text-ink-3">{doing(person)}</span>}
            isDisabled={person.noFollow}
            onSelect={() => room.follow(person.peer)}
          >
            {nameOf(person, t)}
          </MenuItem>
        ))}
        <MenuLine />
        {editor.mayBring && <Gather />}
        <Toggle
          label={t('hidesOthers')}
          isOn={room.hidesOthers}
          onChange={(isOn) => room.choose('hidesOthers', isOn)}
        />
        <Toggle label={t('hidesOwn')} isOn={room.hidesOwn} onChange={(isOn) => room.choose('hidesOwn', isOn)} />
        <Toggle label={t('noFollow')} isOn={room.noFollow} onChange={(isOn) => room.choose('noFollow', isOn)} />
      </Menu>
      <FollowTag isAtBar />
    </div>
  );
}

/** The arrows lead from one to the next; the bar is one stop of the tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  event.preventDefault();
  event.stopPropagation();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

function PersonButton({ person, room, isFirst }: { person: PersonHere; room: PresenceRoom; isFirst: boolean }) {
  const t = useWords('presence');
  const isFollowed = room.following === person.peer;
  const name = nameOf(person, t);
  const label = t(person.noFollow ? 'notFollowed' : 'follow', { name });
  return (
    <Tooltip text={isFollowed ? t('stop') : label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isFollowed}
        aria-disabled={person.noFollow || undefined}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => room.follow(isFollowed || person.noFollow ? null : person.peer)}
        className="rounded-full pointer-coarse:p-1.5"
      >
        <Face person={person} isFollowed={isFollowed} />
      </button>
    </Tooltip>
  );
}

function Gather() {
  const t = useWords('presence');
  const gather = useGather();
  return (
    <MenuItem icon={<Megaphone size={16} aria-hidden="true" />} onSelect={gather}>
      {t('gather')}
    </MenuItem>
  );
}

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <MenuItem
      staysOpen
      icon={<Check size={16} aria-hidden="true" className={isOn ? '' : 'opacity-0'} />}
      onSelect={() => onChange(!isOn)}
    >
      {label}
    </MenuItem>
  );
}
