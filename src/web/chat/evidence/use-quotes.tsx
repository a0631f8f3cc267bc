import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import { differenceOf } from '#contract/chat/quote-verdict.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { PageLink } from './CiteChip.tsx';
import type { QuoteMarks } from '../markdown/markdown-props.ts';
import './quotes.css';

/** What became of each quotation, said where it stands; what the source has instead is read on it, and opened by it. */
export function useQuotes(
  quotes: readonly CheckedQuote[] | undefined,
  text: string,
  onOpen: (citation: Citation) => void,
  isOfWeb = false,
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
            {isLastPiece && (
              <Verdict quote={quote} said={saidIn(text.slice(quote.start, quote.end))} {...{ onOpen, isOfWeb }} />
            )}
          </span>
        );
      },
    };
  }, [quotes, text, onOpen, isOfWeb]);
}

/** Without its quotation marks and those of its lines. */
const saidIn = (quoted: string): string =>
  quoted.replace(/^["'“”‘’„‚«‹「『＂]|["'“”‘’»›」』＂]$/g, '').replace(/^[ \t]*>+[ \t]?/gm, '');

interface VerdictProps {
  quote: CheckedQuote;
  /** The words of the answer. */
  said: string;
  onOpen: (citation: Citation) => void;
  isOfWeb: boolean;
}

function Verdict({ quote: { verdict, found, onPage }, said, onOpen, isOfWeb }: VerdictProps) {
  const { language } = useLanguage();
  const t = useWords('evidence');
  const words = t(isOfWeb && verdict === 'not-found' ? 'quotes.notOnPages' : `quotes.${verdict}`);
  if (verdict === 'supported')
    return <CircleCheck size={13} strokeWidth={2.25} role="img" aria-label={words} className="quote-check" />;
  if (onPage) return <PageVerdict words={words} verdict={verdict} page={onPage} said={said} />;
  if (!found) return <span className="quote-verdict">{words}</span>;
  const lead = t(verdict === 'altered' ? 'quotes.actual' : 'quotes.standsIn');
  const from = [found.title, placeLabel(found, language)].filter(Boolean).join(' · ');
  return (
    <HoverCard card={<Actual lead={lead} quote={found.quote} said={said} from={from} />}>
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

type OnPage = NonNullable<CheckedQuote['onPage']>;

/** The same of a page that the web search found; it opens in a tab of its own. */
function PageVerdict(props: { words: string; verdict: CheckedQuote['verdict']; page: OnPage; said: string }) {
  const { words, verdict, page, said } = props;
  const t = useWords('evidence');
  const lead = t(verdict === 'altered' ? 'quotes.onPage' : 'quotes.standsIn');
  return (
    <HoverCard card={<Actual lead={lead} quote={page.quote} said={said} from={page.title} />}>
      <PageLink
        url={page.url}
        className="quote-verdict nodrag"
        aria-label={`${words}: ${t('quotes.open', { title: page.title })}`}
      >
        {words}
      </PageLink>
    </HoverCard>
  );
}

/** The words of the source, those that differ made out, and where they stand. */
function Actual({ lead, quote, said, from }: { lead: string; quote: string; said: string; from: string }) {
  return (
    <>
      <p className="text-xs text-ink-3">{lead}</p>
      <p className="mt-1 line-clamp-6 text-sm">
        “
        {differenceOf(said, quote).map(({ text, isOther }, i) => (
          <span key={i}>
            {i > 0 && ' '}
            {isOther ? <mark className="quote-other">{text}</mark> : text}
          </span>
        ))}
        ”
      </p>
      <p className="mt-2 text-xs break-words text-ink-3">{from}</p>
    </>
  );
}
