import { useNavigate } from 'react-router';
import { isOfPlan } from '../lib/is-of-plan.ts';
import type { Notice } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

/** What is said when an action failed: its title, the reason, and the way to the plans where the plan is the reason. */
export function useFailure(): (title: string) => (error: unknown) => Pick<Notice, 'title' | 'text' | 'action'> {
  const t = useWords('orgs');
  const sentenceOf = useErrorSentence();
  const navigate = useNavigate();
  return (title) => (error) => ({
    title,
    text: sentenceOf(error),
    ...(isOfPlan(error) && { action: { label: t('seePlans'), run: () => void navigate('/subscribe') } }),
  });
}
