import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/base/route.ts';
import { CHAT } from '#contract/limits.ts';
import { searchApi } from '#contract/search/search.api.ts';
import '../chat/chat.css';
import { Citations } from '../chat/evidence/Citations.tsx';
import { CiteChip } from '../chat/evidence/CiteChip.tsx';
import { Confidence } from '../chat/answer/Confidence.tsx';
import { Markdown } from '../chat/markdown/Markdown.tsx';
import { referencesOf } from '../chat/evidence/references.ts';
import { useModelLinks } from '../chat/evidence/use-model-links.tsx';
import { call } from '../lib/api.ts';
import { citedPath } from '../shell/place-path.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';

interface AskAnswerProps {
  question: string;
  onBack: () => void;
  /** A citation was opened: the palette gives way to its place. */
  onClose: () => void;
}

/** The AI's answer from everything that the person may read. Each citation opens its board at the node. */
export function AskAnswer({ question, onBack, onClose }: AskAnswerProps) {
  const t = useWords('search');
  const { language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [searchApi.ask.path, question, language],
    queryFn: ({ signal }) => call(searchApi.ask, { body: { question, language }, signal }),
  });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-[18px] pt-3 pb-4" aria-busy={isFetching}>
      <div className="mb-2 flex items-start justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <Sparkles size={16} strokeWidth={1.9} aria-hidden="true" className="shrink-0 text-accent" />
          <span className="line-clamp-2 break-words">{question}</span>
        </p>
        <Button
          size="sm"
          variant="ghost"
          onClick={onBack}
          icon={<ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('back')}
        </Button>
      </div>
      {data && !isFetching ? (
        <Answer data={data} onClose={onClose} />
      ) : error && !isFetching ? (
        <ErrorView error={error} title={t('askFailed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('asking')} className="flex flex-col gap-3 py-2">
          <p className="text-sm text-ink-3">{t('asking')}</p>
          {['w-11/12', 'w-4/5', 'w-3/5'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </Waiting>
      )}
    </div>
  );
}

function Answer({ data, onClose }: { data: AnswerOf<typeof searchApi.ask>; onClose: () => void }) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const references = useMemo(
    () => referencesOf({ citations: data.citations, metadata: {} }, language),
    [data.citations, language],
  );
  const links = useModelLinks(references);
  const known = new Map(references.map((reference) => [reference.mark, reference]));
  const open = ({ mark }: { mark: number }) => {
    const citation = data.citations.find((one) => one.mark === mark);
    const path = citation && citedPath(citation);
    if (!path) return;
    onClose();
    void navigate(path);
  };
  const show = (mark: number, key: number) => {
    const reference = known.get(mark);
    return reference ? <CiteChip key={key} reference={reference} isOpen={false} onOpen={open} /> : null;
  };
  const marks = { isKnown: (mark: number) => known.has(mark), show };
  return (
    <div role="status">
      <Markdown text={data.answer} className="text-[15px] leading-[25px]" marks={marks} links={links} />
      {data.citations.length > 0 && (
        <p className="mt-2">
          <Confidence value={data.confidence} />
        </p>
      )}
      <Citations references={references} count={CHAT.citationsFull} onOpen={open} />
    </div>
  );
}
