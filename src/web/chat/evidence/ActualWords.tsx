import { differenceOf } from '#contract/chat/quote-verdict.ts';

/** The words of the source, those that differ made out, and where they stand. */
export function ActualWords({ lead, quote, said, from }: { lead: string; quote: string; said: string; from: string }) {
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
