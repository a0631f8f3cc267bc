import { ArrowUp, AtSign, EyeOff, UserPlus } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { COMMENTS, mentionsIn, type Anchor, type Commenter } from '#contract/comments/comments.schema.ts';
import { usePanels } from '../board-context/panels.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useDraft } from '../lib/use-draft.ts';
import { nameOf } from '../shell/name-of.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { bodyOf } from './body-text.tsx';
import { chainOf, mentionable, seesChain } from './mentions.ts';
import { UnseenMentions } from './UnseenMentions.tsx';
import type { Comments } from './use-comments.ts';

interface ComposerProps {
  editor: BoardEditor;
  anchor: Anchor;
  comments: Comments;
  /** Under which what is typed is kept. */
  draftKey: string;
  label: string;
  /** Whether it is typed in at once. */
  isFirst: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** With the same id each time until it is taken. */
  send: (id: string, body: string) => Promise<void>;
}

const TYPED_NAME = /@([^\s@]{0,20})$/u;

/** A field for a comment, with a list of whom to mention. What could not be sent stays in it. */
export function Composer({ editor, anchor, comments, draftKey, label, isFirst, field, send }: ComposerProps) {
  const t = useWords('comments');
  const draft = useDraft(draftKey);
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [id, setId] = useState(() => crypto.randomUUID());
  const named = mentionsIn(bodyOf(draft.text, comments.labels)).flatMap((one) => comments.people.get(one) ?? []);
  const picker = usePicker({ editor, anchor, comments }, draft.text, (text) => {
    draft.type(text);
    field.current?.focus();
  });
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, [isFirst, field]);
  const act = async () => {
    const body = bodyOf(draft.text, comments.labels);
    if (body === '' || state === 'sending') return;
    setState('sending');
    try {
      await send(id, body);
      draft.clear();
      setId(crypto.randomUUID());
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (picker.press(event) || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void act();
  };
  return (
    <div className="relative border-t border-line p-3">
      {state === 'failed' && (
        <p role="alert" className="mb-2 flex items-center justify-between text-sm text-bad">
          {t('notSent')}
          <button type="button" className="font-semibold underline" onClick={() => void act()}>
            {t('sendAgain')}
          </button>
        </p>
      )}
      <UnseenMentions {...{ editor, anchor, named }} nameBy={comments.nameBy} />
      <div className="flex items-end gap-1 rounded-[10px] bg-surface py-1.5 pr-1.5 pl-3 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus">
        <textarea
          ref={field}
          rows={1}
          value={draft.text}
          maxLength={COMMENTS.length}
          readOnly={state === 'sending'}
          aria-label={label}
          placeholder={label}
          onChange={(event) => {
            draft.type(event.target.value);
            setState('ready');
          }}
          onKeyDown={press}
          className={classes(
            'field-sizing-content max-h-40 min-h-8 grow resize-none bg-transparent py-1 text-read outline-none sm:text-base',
            state !== 'ready' && 'text-ink-3',
          )}
        />
        {!comments.isGuest && (
          <IconButton
            label={t('mention')}
            icon={<AtSign size={16} aria-hidden="true" />}
            onClick={() => {
              draft.type(`${draft.text}${draft.text === '' || draft.text.endsWith(' ') ? '' : ' '}@`);
              field.current?.focus();
            }}
          />
        )}
        <IconButton
          label={t('send')}
          className="bg-primary text-on-primary hover:bg-primary-hover hover:text-on-primary disabled:bg-surface-3"
          disabled={draft.text.trim() === '' || state === 'sending'}
          icon={<ArrowUp size={17} strokeWidth={2.2} aria-hidden="true" />}
          onClick={() => void act()}
        />
      </div>
      {picker.list}
    </div>
  );
}

interface Around {
  editor: BoardEditor;
  anchor: Anchor;
  comments: Comments;
}

/** The people whose names hold what stands after an @ at the end; where nobody is called so, a way to invite somebody. */
function usePicker({ editor, anchor, comments }: Around, text: string, type: (text: string) => void) {
  const t = useWords('comments');
  const panels = usePanels();
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const typed = closedFor === text || comments.isGuest ? undefined : TYPED_NAME.exec(text)?.[1];
  const chain = chainOf(editor, anchor);
  const sees = (one: Pick<Commenter, 'id' | 'role'>) => seesChain(chain, one);
  const found = typed === undefined ? [] : mentionable(comments.people.values(), { typed, me: comments.me, sees });
  const mayInvite = comments.list?.may.invite === true && 'canvasId' in editor.place;
  const isUnknown = mayInvite && found.length === 0 && typed !== undefined && typed.length > 1;
  const chosen = Math.min(at, found.length - 1);
  const pick = (index: number) => {
    const one = found[index];
    if (one) type(`${text.replace(TYPED_NAME, '')}@${comments.labels.get(one.id) ?? ''} `);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (found.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else if (event.key === 'Escape') setClosedFor(text);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const look = 'absolute inset-x-3 bottom-full z-(--z-menu) mb-1 rounded-card bg-raised p-1.5 shadow-pop';
  const row = 'flex min-h-10 w-full items-center gap-2.5 rounded-[7px] px-2 text-base font-medium hover:bg-surface-3';
  const list = isUnknown ? (
    <div className={look}>
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => panels.open({ what: 'share' })}
        className={row}
      >
        <UserPlus size={17} className="mx-0.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="min-w-0 truncate">{t('inviteNamed', { name: typed })}</span>
      </button>
    </div>
  ) : (
    found.length > 0 && (
      <div role="listbox" aria-label={t('mention')} className={look}>
        {found.map((one, index) => {
          const name = nameOf({ ...one, email: null });
          const hasNamesake = comments.labels.get(one.id) !== name;
          const told = hasNamesake ? (one.email ?? (one.role && t(`role.${one.role}`))) : null;
          return (
            <button
              key={one.id}
              type="button"
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(index)}
              className={classes(row, index === chosen && 'bg-surface-3')}
            >
              <Avatar name={name} colourKey={one.id} src={one.profileImageUrl} size="sm" />
              <span className="shrink-0">{name}</span>
              {told && <span className="min-w-0 truncate text-sm font-normal text-ink-3">{told}</span>}
              {!sees(one) && (
                <span className="ml-auto flex shrink-0 items-center gap-1 text-sm font-normal text-ink-3">
                  <EyeOff size={14} aria-hidden="true" />
                  {t('seesNot')}
                </span>
              )}
            </button>
          );
        })}
      </div>
    )
  );
  return { press, list };
}
