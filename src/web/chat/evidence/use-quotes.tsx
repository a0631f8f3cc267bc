import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import type { Claim } from '#contract/chat/claims.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { ActualWords } from './ActualWords.tsx';
import { PageLink } from './CiteChip.tsx';
import { ClaimMark } from './ClaimMark.tsx';
import type { QuoteMarks } from '../markdown/markdown-props.ts';
import './quotes.css';

/**
 * What became of each quotation, and which sentences are not borne out, said where they stand; what the source has instead is
 * read on it, and opened by it. In a sentence that is marked only the quotations that are wrong are marked themselves.
 */
export function useQuotes(
  quotes: readonly CheckedQuote[] | undefined,
  text: string,
  onOpen: (citation: Citation) => void,
  isOfWeb = false,
  claims: readonly Claim[] = none,
): QuoteMarks | undefined {
  return useMemo(() => {
    const marked = markedIn(
      quotes ?? [],
      claims.map((one) => inItsCell(one, text)),
    );
    if (marked.length === 0) return undefined;
    return {
      ranges: marked,
      show: (place, words, isLastPiece) => {
        const one = marked[place];
        if (!one) return words;
        const said = saidIn(text.slice(one.start, one.end));
        if ('reason' in one)
          return (
            <span className="claim">
              {words}
              {isLastPiece && <ClaimMark claim={one} said={said} onOpen={onOpen} />}
            </span>
          );
        return (
          <span className="quoted" data-verdict={one.verdict}>
            {words}
            {isLastPiece && <Verdict quote={one} said={said} {...{ onOpen, isOfWeb }} />}
          </span>
        );
      },
    };
  }, [quotes, claims, text, onOpen, isOfWeb]);
}

const none: readonly Claim[] = [];

/** A row of a table is one sentence: the mark of a figure stands in the cell that says it. */
function inItsCell(claim: Claim, text: string): Claim {
  const { start, end, said } = claim;
  const row = text.slice(start, end);
  const at = said === undefined || !row.includes('|') ? -1 : row.indexOf(said);
  if (at < 0) return claim;
  const [from, behind] = [row.lastIndexOf('|', at) + 1, row.indexOf('|', at)];
  const cell = row.slice(from, behind < 0 ? undefined : behind);
  const begin = start + from + (cell.length - cell.trimStart().length);
  return { ...claim, start: begin, end: begin + cell.trim().length };
}

/** No two of them overlap. */
function markedIn(quotes: readonly CheckedQuote[], claims: readonly Claim[]): (CheckedQuote | Claim)[] {
  const overlaps = (one: { start: number; end: number }) => (other: { start: number; end: number }) =>
    one.start < other.end && other.start < one.end;
  const wrong = quotes.filter(({ verdict }) => verdict !== 'supported');
  const sentences = claims.filter((one) => one.reason !== 'quote' && !wrong.some(overlaps(one)));
  const others = quotes.filter((one) => !sentences.some(overlaps(one)));
  return [...sentences, ...others].sort((a, b) => a.start - b.start);
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
    <HoverCard card={<ActualWords lead={lead} quote={found.quote} said={said} from={from} />}>
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
    <HoverCard card={<ActualWords lead={lead} quote={page.quote} said={said} from={page.title} />}>
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
