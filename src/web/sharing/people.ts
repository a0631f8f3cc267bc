import { canvasRoles } from '#contract/access/roles.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { isOfPlan } from '../lib/is-of-plan.ts';
import type { Notice } from '../lib/notices.ts';
import { nameOf } from '../shell/name-of.ts';
import { useWords } from '../words/index.ts';

/** Roles to choose from, from the most right to the least. */
export const offeredRoles: readonly CanvasRole[] = canvasRoles.toReversed();

/** The address of the page on which an invitation is taken. */
export const invitationPath = (invitationId: string): string => `/invitations/${invitationId}`;

type Named = Pick<Sharing['owner'], 'firstName' | 'lastName'> & { email?: string | null };

/** The name of somebody, else the address, else a word for having none. */
export function usePersonName(): (person: Named) => string {
  const t = useWords('sharing');
  return (person) => nameOf({ email: null, ...person }) || t('nameless');
}

/** What is said when something about the people failed; to who pays also the way to the plans, where those are the reason. */
export function useFailed(mayPay: boolean, goTo: (path: string) => void) {
  const t = useWords('sharing');
  const sentenceOf = useErrorSentence();
  return (title: string) =>
    (error: unknown): Pick<Notice, 'title' | 'text' | 'action'> => ({
      title,
      text: sentenceOf(error),
      ...(mayPay && isOfPlan(error) && { action: { label: t('seePlans'), run: () => goTo('/subscribe') } }),
    });
}
