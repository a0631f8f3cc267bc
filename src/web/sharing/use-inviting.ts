import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#contract/base/language.ts';
import type { NewlyInvited } from '#contract/orgs/orgs.schema.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { call, isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { addressesHere, takeAddresses, takeGroup, takePerson, type Token, type Wrong } from './invite-tokens.ts';
import { useFailed, usePersonName } from './people.ts';
import { isGroup, type Found } from './use-found-people.ts';
import { useCopyInvitation } from './use-copy-invitation.ts';

interface Outcome {
  invited: Token[];
  /** Those who have to be told of it by a link. */
  invitations: NewlyInvited[];
  refused: { token: Token; error: unknown }[];
}

export type Inviting = ReturnType<typeof useInviting>;

/** Those who are to be invited, with one role for all, and how they are; who could not be stays with the reason. */
export function useInviting(sharing: Sharing, goTo: (path: string) => void) {
  const [tokens, setTokens] = useState<Token[]>([]);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<CanvasRole>('editor');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const name = usePersonName();
  const say = useSaid(sharing.role === 'owner', goTo);
  const { boardId } = sharing;
  const { language } = useLanguage();
  const invitation = useMutation({
    mutationFn: (wanted: readonly Token[]) => inviteAll(boardId, wanted, { role, note, language }),
    onSuccess(outcome) {
      setTokens(outcome.refused.map(({ token, error }) => ({ ...token, problem: say.reason(error) })));
      if (outcome.refused.length === 0) setNote('');
      say.outcome(outcome);
    },
  });
  const take = (text: string): Token[] | null => {
    const taken = takeAddresses(tokens, text, addressesHere(sharing));
    setTokens(taken.tokens);
    setTyped(taken.rest);
    setWrong(taken.wrong);
    return taken.wrong ? null : taken.tokens;
  };
  return {
    tokens,
    typed,
    role,
    note,
    wrong,
    isBusy: invitation.isPending,
    /** Somebody would be forgotten if the dialog closed now. */
    isWaiting: tokens.length > 0 || typed.trim() !== '',
    setRole,
    setNote,
    type(text: string) {
      setTyped(text);
      setWrong(null);
    },
    take,
    pick(found: Found) {
      setTokens(isGroup(found) ? takeGroup(tokens, found) : takePerson(tokens, found, name(found)));
      setTyped('');
      setWrong(null);
    },
    drop: (key: string) => setTokens(tokens.filter((token) => token.key !== key)),
    send() {
      const wanted = take(typed);
      if (wanted && wanted.length > 0 && !invitation.isPending) invitation.mutate(wanted);
    },
  };
}

/** One after the other, in their order. Rejects only when nobody is signed in any more. */
async function inviteAll(
  boardId: string,
  tokens: readonly Token[],
  wanted: { role: CanvasRole; note: string; language: Language },
): Promise<Outcome> {
  const { role } = wanted;
  const outcome: Outcome = { invited: [], invitations: [], refused: [] };
  const params = { boardId };
  for (const token of tokens) {
    try {
      const { userId, email, groupId } = token;
      if (groupId) await call(sharingApi.shareWithGroup, { params: { boardId, groupId }, body: { role } });
      else if (userId !== null) await call(sharingApi.addMember, { params, body: { userId, role } });
      else outcome.invitations.push(await call(sharingApi.invite, { params, body: { email: email ?? '', ...wanted } }));
      outcome.invited.push(token);
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      outcome.refused.push({ token, error });
    }
  }
  return outcome;
}

function useSaid(mayPay: boolean, goTo: (path: string) => void) {
  const t = useWords('sharing');
  const groups = useWords('groups');
  const notices = useNotices();
  const reason = useErrorSentence();
  const failed = useFailed(mayPay, goTo);
  const copy = useCopyInvitation();
  const doneOf = (only: Token, others: readonly Token[]): string => {
    if (others.length === 0)
      return only.groupId ? groups('invited', { name: only.name }) : t('invitedOne', { name: only.name });
    return [only, ...others].some(({ groupId }) => groupId)
      ? groups('invitedAll')
      : t('invitedMany', { count: others.length + 1 });
  };
  return {
    reason,
    outcome({ invited, invitations, refused }: Outcome) {
      const [first] = refused;
      if (first) {
        const words = failed(t('inviteFailedSome', { count: refused.length }))(first.error);
        return void notices.show({ tone: 'failed', ...words });
      }
      const [only, ...others] = invited;
      if (!only) return;
      const [link] = invitations;
      notices.show({
        tone: 'done',
        title: doneOf(only, others),
        ...(link && { text: t(invitations.every(({ mailed }) => mailed) ? 'mailed' : 'noMail') }),
        ...(link && invitations.length === 1 && { action: { label: t('copyLink'), run: () => copy(link) } }),
      });
    },
  };
}
