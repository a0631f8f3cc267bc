import { markMatch } from './search-results.ts';

/** A text with what of it matches the query in bold. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markMatch(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-transparent font-bold text-accent-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
