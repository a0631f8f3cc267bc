import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMissing } from '../lib/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { InvitedHere } from './InvitedHere.tsx';

interface PlaceFrameProps {
  placeId: string;
  words: Record<'back' | 'gone' | 'goneText' | 'loadFailed', string>;
  error: unknown;
  onRetry: () => void;
  /** Stands while the place is loaded. */
  skeleton: ReactNode;
  /** The place; null until it is there. */
  children: ReactNode;
}

/** The screen of an organisation or a project in each of its states: loaded, invited to, out of reach, failed, on its way. */
export function PlaceFrame({ placeId, words, error, onRetry, skeleton, children }: PlaceFrameProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[1216px] px-4 pt-5 pb-16 md:px-8 md:pt-6">
      <BackLink to="/" label={words.back} />
      {children ??
        (isMissing(error) ? (
          <InvitedHere placeId={placeId}>
            <EmptyState
              icon={<Lock size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.gone}
              text={words.goneText}
            />
          </InvitedHere>
        ) : error ? (
          <ErrorView error={error} title={words.loadFailed} onRetry={onRetry} />
        ) : (
          skeleton
        ))}
    </main>
  );
}
