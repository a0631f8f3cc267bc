import { PenLine } from 'lucide-react';
import { useContext } from 'react';
import { missingIn } from '#contract/offers/missing.ts';
import { questionOf } from '#contract/offers/reply-words.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { MountedBoardContext } from '../../board-context/mounted-board.ts';
import { usePanels } from '../../board-context/panels.ts';
import { asksOf, openReply, type Answer } from './open-reply.ts';
import type { OpenOffer } from './use-offer.ts';

/** The three replies; each opens the form of the reply in the chat that reads the mail, with what is ticked. */
export function ReplyButtons({ open, isSmall = false }: { open: OpenOffer; isSmall?: boolean }) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const board = useContext(MountedBoardContext)?.editor ?? null;
  const panels = usePanels();
  const { questions, requests } = asksOf(open, missingIn(open.offer), (field) =>
    questionOf(field, open.offer, language),
  );
  if (!board || !board.mayAsk) return null;
  const reply = (answer: Answer) =>
    openReply(board, panels, open, { answer, lines: [...questions, ...requests], language });
  const size = isSmall ? 'lg' : 'md';
  const isNone = questions.length + requests.length === 0;
  return (
    <>
      <div className="flex gap-2">
        <Button
          variant="primary"
          size={size}
          className="min-w-0 grow"
          icon={<PenLine size={isSmall ? 18 : 16} strokeWidth={2.2} aria-hidden="true" />}
          onClick={() => reply('negotiate')}
        >
          {t(isSmall ? 'negotiateShort' : 'negotiate')}
        </Button>
        <Button size={size} onClick={() => reply('accept')}>
          {t('accept')}
        </Button>
        <Button size={size} onClick={() => reply('decline')}>
          {t('decline')}
        </Button>
      </div>
      <p className={classes('mt-2 text-xs text-ink-3', isSmall && 'max-md:text-[11.5px]')}>
        {isNone ? t('carriesNone') : t('carries', { asks: questions.length, clauses: requests.length })}{' '}
        <span className="whitespace-nowrap">{t('notLegal')}</span>
      </p>
    </>
  );
}
