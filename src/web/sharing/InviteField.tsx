import { ChevronDown, CircleAlert, Users, X } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { OURS } from '#contract/limits.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { useSendKey, isEnter } from '../chat/composer/use-send-key.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Textarea } from '../ui/Field.tsx';
import { Menu, MenuChoice } from '../ui/Menu.tsx';
import { OWN_ESCAPE } from '../ui/own-escape.ts';
import { useFirstField } from '../ui/use-first-field.ts';
import { useSendsMail } from '../lib/settings.ts';
import { useWords } from '../words/index.ts';
import { addressIn, isSeveral, type Token } from './invite-tokens.ts';
import { offeredRoles } from './people.ts';
import { PeopleFound } from './PeopleFound.tsx';
import { isGroup, useFoundPeople, type Found } from './use-found-people.ts';
import type { Inviting } from './use-inviting.ts';

interface InviteFieldProps {
  sharing: Sharing;
  inviting: Inviting;
  field: React.RefObject<HTMLInputElement | null>;
}

const NOTE_LENGTH = 300;

/** Names and addresses as tokens, one role for all, and the button that invites them. */
export function InviteField({ sharing, inviting, field }: InviteFieldProps) {
  const t = useWords('sharing');
  const sendsMail = useSendsMail();
  const [hasNote, setHasNote] = useState(false);
  const isByAddress = inviting.tokens.some(({ email, userId }) => email !== null && userId === null);
  return (
    <div>
      <div className="flex items-start gap-2">
        <TokenBox sharing={sharing} inviting={inviting} field={field} />
        <Button variant="primary" className="h-11" isBusy={inviting.isBusy} onClick={inviting.send}>
          {t(inviting.isBusy ? 'inviting' : 'invite')}
        </Button>
      </div>
      <Problems inviting={inviting} />
      <div className="mt-1.5 flex min-h-7 items-center justify-between gap-3">
        <p className="text-sm text-ink-3">{t(sendsMail ? 'byMail' : 'noMail')}</p>
        {isByAddress && !hasNote && (
          <Button variant="ghost" size="sm" className="-mr-2.5 max-sm:h-11" onClick={() => setHasNote(true)}>
            {t('addNote')}
          </Button>
        )}
      </div>
      {hasNote && isByAddress && <Note inviting={inviting} />}
    </div>
  );
}

function Note({ inviting }: { inviting: Inviting }) {
  const t = useWords('sharing');
  const area = useRef<HTMLDivElement>(null);
  useFirstField(area);
  return (
    <div ref={area} className="mt-1">
      <Textarea
        label={t('note')}
        hint={t('noteHint')}
        value={inviting.note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => inviting.setNote(event.target.value)}
      />
    </div>
  );
}

function TokenBox({ sharing, inviting, field }: InviteFieldProps) {
  const t = useWords('sharing');
  const listId = useId();
  const { tokens, typed, wrong } = inviting;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const found = useFoundPeople(sharing, typed, tokens);
  const isShown = isOpen && found.length > 0;
  const active = isShown ? (chosen ?? firstChosen(typed, found)) : -1;
  const withCommand = useRef(false);
  const pick = (one: Found) => {
    inviting.pick(one);
    setChosen(null);
    field.current?.focus();
  };
  const take = () => {
    const person = found[active];
    if (person) pick(person);
    else if (typed.trim() !== '') inviting.take(typed);
  };
  const enter = useSendKey(
    () => (withCommand.current ? inviting.send() : take()),
    (event) => {
      withCommand.current = event.ctrlKey || event.metaKey;
      return isEnter(event);
    },
  );
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    enter.onKeyDown(event);
    if (event.nativeEvent.isComposing) return;
    const step = isShown ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      setChosen((Math.max(active, step > 0 ? -1 : 0) + step + found.length) % found.length);
    } else if (event.key === 'Escape' && isShown) {
      setOpen(false);
    } else if (event.key === 'Backspace' && typed === '') {
      const last = tokens.at(-1);
      if (last) inviting.drop(last.key);
    }
  };
  const handleType = (text: string) => {
    setOpen(true);
    setChosen(null);
    if (/[,;，]\s*$/.test(text)) {
      const person = found[active];
      if (person && addressIn(text.replace(/[,;，\s]+$/, '')) === null) pick(person);
      else inviting.take(text);
    } else inviting.type(text);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!isSeveral(text)) return;
    event.preventDefault();
    inviting.take(`${typed}, ${text}`);
  };
  return (
    <div className="relative min-w-0 flex-1">
      <div
        className={classes(
          'flex min-h-11 flex-wrap items-center gap-1.5 rounded-control bg-surface py-1.5 pr-1.5 pl-2.5 transition-shadow duration-(--dur-fast)',
          'has-[input:focus]:field-focus',
          wrong ? 'shadow-[inset_0_0_0_1.5px_var(--bad)]' : 'shadow-[inset_0_0_0_1px_var(--line-2)]',
        )}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {tokens.map((token) => (
          <TokenChip key={token.key} token={token} onDrop={() => inviting.drop(token.key)} />
        ))}
        <input
          ref={field}
          role="combobox"
          aria-label={t('field')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-invalid={wrong !== null || undefined}
          {...(active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          {...(isShown && { [OWN_ESCAPE]: true })}
          value={typed}
          placeholder={tokens.length === 0 ? t('field') : undefined}
          maxLength={OURS.titleLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          className="h-8 min-w-24 flex-1 basis-28 bg-transparent text-read text-ink outline-none placeholder:text-ink-3 sm:text-base"
          {...enter}
          onChange={(event) => handleType(event.target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKey}
          onBlur={() => setOpen(false)}
        />
        <RoleOfAll inviting={inviting} />
      </div>
      {isShown && <PeopleFound listId={listId} people={found} active={active} onPick={pick} />}
    </div>
  );
}

/** Enter takes the first who was found, unless a whole address of somebody else is typed. */
function firstChosen(typed: string, found: readonly Found[]): number {
  const email = addressIn(typed);
  const [first] = found;
  if (email === null || !first) return 0;
  return !isGroup(first) && first.email?.toLowerCase() === email.toLowerCase() ? 0 : -1;
}

function TokenChip({ token, onDrop }: { token: Token; onDrop: () => void }) {
  const t = useWords('sharing');
  const { name, userId, email, groupId, problem } = token;
  return (
    <span
      title={problem ?? email ?? name}
      data-failed={problem !== null || undefined}
      className={classes(
        'inline-flex h-8 max-w-full min-w-0 items-center gap-1.5 rounded-chip pr-1 pl-1.5 text-sm font-semibold',
        problem === null ? 'bg-surface-3 text-ink' : 'bg-bad-soft text-bad',
      )}
    >
      {problem !== null ? (
        <CircleAlert size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      ) : (
        <>
          {userId !== null && <Avatar name={name} colourKey={userId} size="sm" />}
          {groupId && <Users size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />}
        </>
      )}
      <span className="truncate">{name}</span>
      <button
        type="button"
        aria-label={t('dropToken', { name })}
        onClick={onDrop}
        className="relative inline-flex size-6 shrink-0 items-center justify-center rounded-[6px] hover:bg-line-2 pointer-coarse:after:absolute pointer-coarse:after:-inset-2 pointer-coarse:after:content-['']"
      >
        <X size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </span>
  );
}

function RoleOfAll({ inviting }: { inviting: Inviting }) {
  const t = useWords('sharing');
  const word = t(`role.${inviting.role}`);
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" className="ml-auto h-8" aria-label={t('fieldRole', { role: word })}>
          {word}
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        value={inviting.role}
        options={offeredRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        onChoose={inviting.setRole}
      />
    </Menu>
  );
}

/** What is wrong with what is typed, and why somebody could not be invited. */
function Problems({ inviting }: { inviting: Inviting }) {
  const t = useWords('sharing');
  const { wrong, tokens } = inviting;
  const refused = tokens.flatMap(({ name, problem }) =>
    problem === null ? [] : [t('notInvited', { name, reason: problem })],
  );
  const typed = wrong && t(wrong.why === 'here' ? 'alreadyHere' : 'wrongAddress', { text: wrong.text });
  const all = [...(typed ? [typed] : []), ...refused];
  if (all.length === 0) return null;
  return (
    <ul role="alert" className="mt-1.5 flex flex-col gap-1">
      {all.map((sentence) => (
        <li key={sentence} className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
