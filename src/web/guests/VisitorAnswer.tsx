import { useMemo } from 'react';
import type { Language } from '#contract/base/language.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import type { VisitorCitation } from '#contract/sharing/visitors.api.ts';
import { Markdown } from '../chat/markdown/Markdown.tsx';
import type { Marks } from '../chat/markdown/markdown-props.ts';
import '../chat/chat.css';
import { kindColours } from '../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../words/index.ts';

const kinds = ['youtube', 'instagram', 'website', 'file', 'text'] as const;
const coloursOf = (kind: string | null) => kindColours(kinds.find((one) => one === kind) ?? 'text');

/** The number of a source, with its place where the link tells of it; it opens nothing. */
function Chip({ citation, language }: { citation: VisitorCitation; language: Language }) {
  const place = placeLabel(citation, language);
  return (
    <span className="cite-chip" style={coloursOf(citation.kind)} title={citation.quote ?? citation.title ?? undefined}>
      <span className="cite-chip-mark">{citation.number}</span>
      {place !== null && <span className="px-[5px]">{place}</span>}
    </span>
  );
}

/** The numbers in an answer as chips that open nothing. */
function useVisitorMarks(citations: readonly VisitorCitation[], language: Language): Marks {
  return useMemo((): Marks => {
    const byMark = new Map(citations.map((one) => [one.mark, one]));
    return {
      isKnown: (mark) => byMark.has(mark),
      show: (mark, key) => {
        const citation = byMark.get(mark);
        return citation ? <Chip key={`cite-${key}`} citation={citation} language={language} /> : `[${mark}]`;
      },
    };
  }, [citations, language]);
}

interface VisitorAnswerProps {
  text: string;
  citations: readonly VisitorCitation[];
}

/** An answer with the titles and times of its sources, as far as the link tells of them. */
export function VisitorAnswer({ text, citations }: VisitorAnswerProps) {
  const t = useWords('guests');
  const { language } = useLanguage();
  const marks = useVisitorMarks(citations, language);
  const named = [...new Map(citations.toReversed().map((one) => [one.number, one])).values()]
    .filter(({ title }) => title !== null)
    .toSorted((a, b) => a.number - b.number);
  const quotes = citations.filter(({ quote }) => quote !== null);
  return (
    <div className="text-read leading-[1.65]">
      <Markdown text={text} marks={marks} />
      {named.length > 0 && (
        <ul
          aria-label={t('sources')}
          className="mt-3 flex flex-wrap items-center gap-1.5 border-t border-line pt-2.5 text-sm text-ink-2"
        >
          {named.map((one) => (
            <li key={one.number} className="chat-pill max-w-full">
              <Chip citation={one} language={language} /> <span className="truncate">{one.title}</span>
            </li>
          ))}
        </ul>
      )}
      {quotes.length > 0 && (
        <ul aria-label={t('quotes')} className="mt-2 space-y-1.5 text-sm text-ink-2">
          {quotes.map((one) => (
            <li key={one.mark} className="border-l-2 border-line-2 pl-2.5 break-words">
              {one.quote}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
