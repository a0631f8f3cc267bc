import { CircleCheck, Eye, Heart, Laugh, Pencil, SmilePlus, ThumbsUp, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { COMMENTS, signs, type Comment, type Sign } from '#contract/comments/comments.schema.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';
import { BodyText, bodyOf, typedOf } from './body-text.tsx';
import type { Comments } from './use-comments.ts';

const glyphs: Record<Sign, LucideIcon> = { like: ThumbsUp, love: Heart, laugh: Laugh, seen: Eye, done: CircleCheck };

interface CommentItemProps {
  comment: Comment;
  comments: Comments;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onFailed: (error: unknown) => void;
}

/** One comment with what its reader may do with it. */
export function CommentItem({ comment, comments, isEditing, onEdit: setEditing, onFailed }: CommentItemProps) {
  const t = useWords('comments');
  const ago = useRelativeTime();
  const { nameBy, me, people, labels, list } = comments;
  const { id, authorId, body, deletedAt } = comment;
  const name = nameBy(authorId);
  if (deletedAt !== null) return <li className="px-4 py-2 text-sm text-ink-3">{t('removed')}</li>;
  const isOwn = authorId === me;
  const mayComment = list?.may.comment === true;
  const mayRemove = mayComment && (isOwn || list?.may.remove === true);
  return (
    <li className="group/comment flex gap-2.5 px-4 py-2.5">
      <Avatar
        name={name}
        colourKey={authorId ?? id}
        src={authorId === null ? null : (people.get(authorId)?.profileImageUrl ?? null)}
      />
      <div className="min-w-0 grow">
        <div className="flex h-6 items-center gap-1.5">
          <span className="truncate text-base font-semibold">{name}</span>
          <time dateTime={comment.createdAt} className="shrink-0 text-sm text-ink-3">
            {ago(comment.createdAt)}
          </time>
          {comment.editedAt !== null && <span className="shrink-0 text-sm text-ink-3">{t('edited')}</span>}
          {mayRemove && !isEditing && (
            <span className="ml-auto flex opacity-0 group-focus-within/comment:opacity-100 group-hover/comment:opacity-100 pointer-coarse:opacity-100">
              {isOwn && (
                <IconButton
                  size="sm"
                  label={t('edit')}
                  icon={<Pencil size={14} aria-hidden="true" />}
                  onClick={() => setEditing(true)}
                />
              )}
              <IconButton
                size="sm"
                label={t('remove')}
                icon={<Trash2 size={14} aria-hidden="true" />}
                onClick={() => void comments.remove(id).catch(onFailed)}
              />
            </span>
          )}
        </div>
        {isEditing ? (
          <EditField
            text={typedOf(body, (one) => labels.get(one ?? '') ?? nameBy(one))}
            onCancel={() => setEditing(false)}
            onSave={async (text) => {
              await comments.edit(id, bodyOf(text, labels));
              setEditing(false);
            }}
            onFailed={onFailed}
          />
        ) : (
          <BodyText body={body} nameBy={nameBy} />
        )}
        <Reactions comment={comment} comments={comments} mayReact={mayComment} onFailed={onFailed} />
      </div>
    </li>
  );
}

interface EditFieldProps {
  text: string;
  onCancel: () => void;
  onSave: (text: string) => Promise<void>;
  onFailed: (error: unknown) => void;
}

function EditField({ text, onCancel, onSave, onFailed }: EditFieldProps) {
  const t = useWords('comments');
  const [typed, setTyped] = useState(text);
  return (
    <div className="py-1">
      <textarea
        // Somebody has just asked to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('edit')}
        value={typed}
        maxLength={COMMENTS.length}
        onChange={(event) => setTyped(event.target.value)}
        className="field-sizing-content max-h-60 w-full resize-none rounded-control bg-surface p-2 text-read shadow-[inset_0_0_0_1px_var(--line-2)] outline-none focus:field-focus sm:text-base"
      />
      <div className="mt-1.5 flex justify-end gap-1.5">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="sm" disabled={typed.trim() === ''} onClick={() => void onSave(typed).catch(onFailed)}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}

type ReactionsProps = Pick<CommentItemProps, 'comment' | 'comments' | 'onFailed'> & { mayReact: boolean };

function Reactions({ comment, comments, mayReact, onFailed }: ReactionsProps) {
  const t = useWords('comments');
  const [isOpen, setOpen] = useState(false);
  const { me, nameBy } = comments;
  const press = (sign: Sign, isOn: boolean) => {
    setOpen(false);
    comments.react(comment.id, sign, isOn).catch(onFailed);
  };
  const given = comment.reactions.map(({ sign, people }) => ({
    sign,
    people,
    isMine: people.some((one) => one === me),
  }));
  if (given.length === 0 && !mayReact) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1">
      {given.map(({ sign, people, isMine }) => {
        const Glyph = glyphs[sign];
        return (
          <button
            key={sign}
            type="button"
            disabled={!mayReact}
            aria-pressed={isMine}
            aria-label={`${t(`sign.${sign}`)} ${people.length}`}
            title={people.map((one) => nameBy(one)).join(', ')}
            onClick={() => press(sign, !isMine)}
            className={classes(
              'tnum inline-flex h-[26px] items-center gap-1 rounded-full px-2.5 text-sm font-semibold shadow-[inset_0_0_0_1px_var(--line-2)] pointer-coarse:h-9',
              isMine ? 'bg-note-soft text-note' : 'text-ink-2',
            )}
          >
            <Glyph size={14} aria-hidden="true" />
            {people.length}
          </button>
        );
      })}
      {mayReact && (
        <IconButton
          size="sm"
          label={t('react')}
          isOn={isOpen}
          className="rounded-full text-ink-3"
          icon={<SmilePlus size={15} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen &&
        signs
          .filter((sign) => !given.some((one) => one.sign === sign))
          .map((sign) => {
            const Glyph = glyphs[sign];
            return (
              <IconButton
                key={sign}
                size="sm"
                label={t(`sign.${sign}`)}
                icon={<Glyph size={15} aria-hidden="true" />}
                onClick={() => press(sign, true)}
              />
            );
          })}
    </div>
  );
}
