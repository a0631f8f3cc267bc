import { ArrowUp, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { OURS } from '#contract/limits.ts';
import type { VisitorChat as Chat } from '#contract/sharing/visitors.api.ts';
import { BrandLink } from '../shell/NavBar.tsx';
import { Opening } from '../shell/Opening.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';
import { useVisit, type Asking, type VisitProblem } from './use-visit.ts';
import { VisitorAnswer } from './VisitorAnswer.tsx';

/** One chat of a canvas for whoever has its link: his own conversation, and nothing else of the canvas. */
export function VisitorChat({ token, onRetry }: { token: string; onRetry: () => void }) {
  const t = useWords('guests');
  const { visit, ask } = useVisit(token);
  usePageTitle(visit.is === 'open' ? visit.chat.title : t('opening'));
  if (visit.is === 'opening') return <Opening />;
  if (visit.is === 'closed') return <ClosedLink />;
  if (visit.is === 'failed')
    return (
      <GateFrame>
        <ErrorView error={visit.error} title={t('failed')} onRetry={onRetry} />
      </GateFrame>
    );
  const { chat, asking, problem } = visit;
  return (
    <div className="flex h-dvh flex-col bg-bg">
      <header className="flex h-(--h-nav) shrink-0 items-center gap-3 border-b border-line bg-surface pr-2 pl-4 md:pr-4">
        <div className="min-w-0 grow">
          <BrandLink />
        </div>
        <p className="flex items-center gap-1.5 text-sm text-ink-2" role="status">
          <MessageCircle size={15} strokeWidth={1.8} aria-hidden="true" />
          {t('leftToday', { count: chat.leftToday })}
        </p>
        <ThemeToggle />
      </header>
      <Talk chat={chat} asking={asking} />
      <Field chat={chat} asking={asking} problem={problem} ask={ask} />
    </div>
  );
}

function Talk({ chat, asking }: { chat: Chat; asking: Asking | null }) {
  const t = useWords('guests');
  const end = useRef<HTMLDivElement>(null);
  const length = chat.turns.length + (asking === null ? 0 : 1 + asking.answer.length);
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [length]);
  return (
    <main id="content" className="min-h-0 grow overflow-y-auto overscroll-contain">
      <div className="mx-auto max-w-[760px] px-4 pt-7 pb-6">
        <div className="mb-6 flex items-center gap-4">
          <span
            aria-hidden="true"
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-card bg-group-soft text-h2 font-[650] text-group max-sm:size-10"
          >
            {Array.from(chat.ownerName || chat.title)[0]}
          </span>
          <div className="min-w-0">
            <h1 className="text-h2 font-[650] break-words">{chat.title}</h1>
            <p className="text-sm text-ink-3">{t('visitText')}</p>
          </div>
        </div>
        <ol className="space-y-6">
          {chat.turns.map(({ id, question, answer, citations, status, isWithheld }) => (
            <li key={id}>
              <Question text={question} />
              {isWithheld ? (
                <p className="text-base text-ink-3">{t('withheld')}</p>
              ) : status === 'done' ? (
                <VisitorAnswer text={answer} citations={citations} />
              ) : (
                <p className="text-base text-ink-3">{t(status === 'running' ? 'stillAnswering' : 'notAnswered')}</p>
              )}
            </li>
          ))}
          {asking && (
            <li aria-busy="true">
              <Question text={asking.question} />
              {asking.answer === '' ? (
                <p role="status" className="text-base text-ink-3">
                  {t('looking')}
                </p>
              ) : (
                <VisitorAnswer text={asking.answer} citations={[]} />
              )}
            </li>
          )}
        </ol>
        <div ref={end} />
      </div>
    </main>
  );
}

const Question = ({ text }: { text: string }) => (
  <p className="mb-3 ml-auto w-fit max-w-[85%] rounded-[14px] rounded-br-[4px] bg-surface-3 px-4 py-2.5 text-read break-words whitespace-pre-wrap">
    {text}
  </p>
);

interface FieldProps {
  chat: Chat;
  asking: Asking | null;
  problem: VisitProblem | null;
  ask: (question: string) => Promise<boolean>;
}

function Field({ chat, asking, problem, ask }: FieldProps) {
  const t = useWords('guests');
  const [typed, setTyped] = useState('');
  const isOver = chat.isUsedUp || chat.leftToday <= 0;
  const said = chat.isUsedUp ? 'used-up' : chat.leftToday <= 0 ? 'today' : problem;
  const put = async (question: string) => {
    if (question.trim() === '' || asking || isOver) return;
    setTyped('');
    if (!(await ask(question.trim()))) setTyped((now) => (now === '' ? question : now));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void put(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void put(typed);
  };
  return (
    <div className="shrink-0 max-sm:border-t max-sm:border-line max-sm:bg-surface">
      <form
        onSubmit={submit}
        className="mx-auto max-w-[760px] px-4 pb-[max(16px,env(safe-area-inset-bottom))] max-sm:pt-3"
      >
        {said && (
          <p role="alert" className="mb-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-base text-warn">
            {t(`visitProblem.${said}`)}
          </p>
        )}
        {chat.questions.length > 0 && !isOver && (
          <ul aria-label={t('suggested')} className="mb-2.5 flex gap-2 overflow-x-auto pb-0.5">
            {chat.questions.map((one) => (
              <li key={one} className="shrink-0">
                <button
                  type="button"
                  disabled={asking !== null}
                  onClick={() => void put(one)}
                  className="h-9 rounded-full bg-surface px-3.5 text-base font-medium whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2 disabled:text-ink-3 pointer-coarse:h-11"
                >
                  {one}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex items-end gap-2 rounded-card bg-surface py-2 pr-2 pl-4 shadow-[inset_0_0_0_1px_var(--line-2)] focus-within:field-focus">
          <textarea
            rows={1}
            value={typed}
            disabled={isOver}
            maxLength={OURS.questionLength}
            aria-label={t('question')}
            placeholder={t('question')}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            className="field-sizing-content max-h-40 min-h-9 grow resize-none bg-transparent py-1.5 text-read outline-none"
          />
          <IconButton
            type="submit"
            size="lg"
            label={t('ask')}
            disabled={typed.trim() === '' || asking !== null || isOver}
            className="bg-accent text-on-accent hover:bg-accent hover:text-on-accent disabled:bg-surface-3"
            icon={<ArrowUp size={19} strokeWidth={2.2} aria-hidden="true" />}
          />
        </div>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
          <span>{t('visitKept', { name: chat.ownerName })}</span>
          <span className="max-sm:hidden">{t('madeWith')}</span>
        </p>
      </form>
    </div>
  );
}
