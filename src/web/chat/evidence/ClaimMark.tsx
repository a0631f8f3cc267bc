import type { Citation } from '#contract/chat/chat.schema.ts';
import type { Claim } from '#contract/chat/claims.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { ActualWords } from './ActualWords.tsx';

interface ClaimMarkProps {
  claim: Claim;
  /** The sentence. */
  said: string;
  onOpen: (citation: Citation) => void;
}

/** Behind a sentence that is not borne out: why, with the words of the passage, which it opens. */
export function ClaimMark({ claim, said, onOpen }: ClaimMarkProps) {
  const { language } = useLanguage();
  const t = useWords('evidence');
  const { found } = claim;
  const words = wordsOf(claim, t);
  if (!found)
    return (
      <span className="quote-verdict claim-mark" tabIndex={-1}>
        {words}
      </span>
    );
  const from = [found.title, placeLabel(found, language)].filter(Boolean).join(' · ');
  return (
    <HoverCard card={<ActualWords lead={t('claims.nearest')} quote={found.quote} said={said} from={from} />}>
      <button
        type="button"
        className="quote-verdict claim-mark nodrag"
        aria-label={`${words}: ${t('quotes.open', { title: found.title })}`}
        onClick={() => onOpen(found)}
      >
        {words}
      </button>
    </HoverCard>
  );
}

function wordsOf({ reason, instead, note, said }: Claim, t: Words<'evidence'>): string {
  if (reason === 'figure' && instead !== undefined) return t('claims.instead', { figure: instead });
  if (reason === 'figure' || reason === 'uncited') return t(`claims.${reason}`, { figure: said ?? '' });
  if (reason === 'model') return note ?? t('claims.model');
  return t(reason === 'moment' ? 'claims.moment' : 'claims.words');
}
