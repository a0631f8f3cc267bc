import type { KeyboardEvent } from 'react';
import { Check, ChevronDown, Megaphone } from 'lucide-react';
import { personInitialOf } from '#contract/account/name-of.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { useNotices } from '../lib/notices.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useWords, type Words } from '../words/index.ts';
import { calledName, peopleOf, type PersonHere } from './peers.ts';
import type { PresenceRoom } from './room.ts';
import { useRoom } from './use-room.ts';

/** Who else is on the board: a press follows somebody, the list says what each does. Nothing while one is alone. */
export function PresenceAvatars({ most = 4 }: { most?: number }) {
  const t = useWords('presence');
  const room = useRoom();
  const { editor } = useEngine();
  const people = peopleOf(room.peers);
  if (people.length === 0) return null;
  const rest = people.length - most;
  return (
    <div className="flex items-center pr-1.5 pl-1">
      <div role="toolbar" aria-label={t('here')} tabIndex={-1} onKeyDown={walk} className="flex -space-x-1.5">
        {people.slice(0, most).map((person, at) => (
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
            badge={<span className="max-w-[120px] truncate text-xs text-ink-3">{doing(person, editor, t)}</span>}
            isDisabled={person.noFollow}
            onSelect={() => room.follow(person.peer)}
          >
            {nameOf(person, t)}
          </MenuItem>
        ))}
        <MenuLine />
        {editor.mayBring && <Gather editor={editor} room={room} />}
        <Toggle label={t('hideOthers')} isOn={room.hidesOthers} onChange={(isOn) => room.choose('hidesOthers', isOn)} />
        <Toggle label={t('hideMine')} isOn={room.hidesOwn} onChange={(isOn) => room.choose('hidesOwn', isOn)} />
        <Toggle label={t('noFollow')} isOn={room.noFollow} onChange={(isOn) => room.choose('noFollow', isOn)} />
      </Menu>
    </div>
  );
}

/** What one is called here. */
export const nameOf = (person: Pick<PersonHere, 'name' | 'isGuest'>, t: Words<'presence'>): string =>
  calledName(person, { nameless: t('nameless'), guest: (name) => t('guest', { name }) });

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

function doing({ isAway, edit }: PersonHere, editor: BoardEditor, t: Words<'presence'>): string {
  if (isAway) return t('away');
  const card = edit === null ? undefined : editor.node(edit);
  return card ? t('writing', { title: card.title }) : t('looking');
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

function Face({ person, isFollowed = false }: { person: PersonHere; isFollowed?: boolean }) {
  const colour = `var(--peer-${person.colour + 1})`;
  return (
    <span
      aria-hidden="true"
      style={{
        backgroundColor: colour,
        boxShadow: isFollowed ? `0 0 0 2px var(--raised), 0 0 0 4px ${colour}` : '0 0 0 2px var(--raised)',
      }}
      className={classes(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-[650] text-white',
        person.isAway && 'opacity-55 saturate-[.35]',
      )}
    >
      {personInitialOf(person.name || '?')}
    </span>
  );
}

function Gather({ editor, room }: { editor: BoardEditor; room: PresenceRoom }) {
  const t = useWords('presence');
  const notices = useNotices();
  return (
    <MenuItem
      icon={<Megaphone size={16} aria-hidden="true" />}
      onSelect={() => {
        const { x, y, width, height } = editor.camera.visible();
        const isCalled = room.gather([x, y, width, height]);
        notices.show({ tone: isCalled ? 'done' : 'failed', title: t(isCalled ? 'gathered' : 'calledJustNow') });
      }}
    >
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
