import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import { differenceOf } from '#contract/chat/quote-verdict.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import { HoverCard } from '../ui/HoverCard.tsx';
import { useWords } from '../words/index.ts';
import type { QuoteMarks } from './markdown-props.ts';
import './quotes.css';

/** What became of each quotation, said where it stands; what the source has instead is read on it, and opened by it. */
export function useQuotes(
  quotes: readonly CheckedQuote[] | undefined,
  text: string,
  onOpen: (citation: Citation) => void,
): QuoteMarks | undefined {
  return useMemo(() => {
    if (!quotes?.length) return undefined;
    return {
      ranges: quotes,
      show: (place, words, isLastPiece) => {
        const quote = quotes[place];
        if (!quote) return words;
        return (
          <span className="quoted" data-verdict={quote.verdict}>
            {words}
            {isLastPiece && <Verdict quote={quote} said={saidIn(text.slice(quote.start, quote.end))} onOpen={onOpen} />}
          </span>
        );
      },
    };
  }, [quotes, text, onOpen]);
}

/** Without its quotation marks and those of its lines. */
const saidIn = (quoted: string): string =>
  quoted.replace(/^["'“”‘’„‚«‹「『＂]|["'“”‘’»›」』＂]$/g, '').replace(/^[ \t]*>+[ \t]?/gm, '');

interface VerdictProps {
  quote: CheckedQuote;
  /** The words of the answer. */
  said: string;
  onOpen: (citation: Citation) => void;
}

function Verdict({ quote: { verdict, found }, said, onOpen }: VerdictProps) {
  const t = useWords('evidence');
  const words = t(`quotes.${verdict}`);
  if (verdict === 'supported')
    return <CircleCheck size={13} strokeWidth={2.25} role="img" aria-label={words} className="quote-check" />;
  if (!found) return <span className="quote-verdict">{words}</span>;
  return (
    <HoverCard card={<Actual verdict={verdict} found={found} said={said} />}>
      <button
        type="button"
        className="quote-verdict nodrag"
        aria-label={`${words}: ${t('quotes.open', { title: found.title })}`}
        onClick={() => onOpen(found)}
      >
        {words}
      </button>
    </HoverCard>
  );
}

/** The words of the source, those that differ made out, and where they stand. */
function Actual({ verdict, found, said }: { verdict: CheckedQuote['verdict']; found: Citation; said: string }) {
  const t = useWords('evidence');
  const place = placeLabel(found);
  return (
    <>
      <p className="text-xs text-ink-3">{t(verdict === 'altered' ? 'quotes.actual' : 'quotes.standsIn')}</p>
      <p className="mt-1 line-clamp-6 text-sm">
        “
        {differenceOf(said, found.quote).map(({ text, isOther }, i) => (
          <span key={i}>
            {i > 0 && ' '}
            {isOther ? <mark className="quote-other">{text}</mark> : text}
          </span>
        ))}
        ”
      </p>
      <p className="mt-2 text-xs break-words text-ink-3">{[found.title, place].filter(Boolean).join(' · ')}</p>
    </>
  );
}
