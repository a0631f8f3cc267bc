import { useRef, useState, type FormEvent } from 'react';
import { newInvitation, type NewlyInvited } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { useSendsMail } from '../lib/settings.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { CopyLink } from './CopyLink.tsx';
import type { GivenRole, Membership } from './membership.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { useFailure } from '../shell/use-failure.ts';

/** Invites an e-mail address, by mail where mails are sent; the link that is shown afterwards can always be passed on by hand. */
export function InviteForm({ membership }: { membership: Membership }) {
  const t = useWords('orgs');
  const { language } = useLanguage();
  const sendsMail = useSendsMail();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('editor');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const invite = useInvite(membership, () => setEmail(''));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const body = newInvitation.safeParse({ email: email.trim(), role, language });
    setWrong(!body.success);
    if (body.success) invite.mutate(body.data);
    else field.current?.focus();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
      <Input
        ref={field}
        type="email"
        label={t('email')}
        value={email}
        maxLength={254}
        placeholder={t('emailExample')}
        problem={isWrong ? t('emailWrong') : null}
        autoComplete="off"
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong(false);
        }}
      />
      <RoleChoice place={membership.place} value={role} onChoose={setRole} />
      {invite.data && <Invited invited={invite.data} path={`/invitations/${invite.data.id}`} />}
      <DialogActions>
        <Button type="submit" variant="primary" isBusy={invite.isPending}>
          {sendsMail
            ? t(invite.isPending ? 'inviteSending' : 'inviteSend')
            : t(invite.isPending ? 'inviting' : 'inviteMake')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What has become of it: `title` in a few words, `text` what is to be known or done. */
function useInvitedWords() {
  const t = useWords('orgs');
  const sendsMail = useSendsMail();
  return ({ email, mailed }: NewlyInvited) => ({
    title: mailed ? t('invitedMailed', { email }) : t('invited'),
    text: sendsMail && !mailed ? t('invitedUnmailed') : t('invitedText', { email }),
  });
}

function Invited({ invited, path }: { invited: NewlyInvited; path: string }) {
  const { title, text } = useInvitedWords()(invited);
  return (
    <div role="status" className="flex items-center gap-3 rounded-control bg-ok-soft px-3.5 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <b className="block text-ok [overflow-wrap:anywhere]">{title}</b>
        <span className="[overflow-wrap:anywhere] text-ink-2">{text}</span>
      </div>
      <CopyLink path={path} />
    </div>
  );
}

function useInvite(membership: Membership, onInvited: () => void) {
  const t = useWords('orgs');
  const failure = useFailure();
  const wordsOf = useInvitedWords();
  const refresh = useRefreshPlaces();
  return useAct(
    membership.invite,
    {
      done: wordsOf,
      failed: failure(t('inviteFailed')),
    },
    async () => {
      onInvited();
      await refresh();
    },
  );
}
