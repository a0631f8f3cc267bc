import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApiError } from '../lib/api.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface BoundaryProps {
  /** A change of this value (the address) tries again. */
  resetKey: string;
  onBroken?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Catches what a screen throws while it is drawn, so that one broken screen does not take the rest along. */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown; isBroken: boolean; resetKey: string }> {
  override state = { error: undefined as unknown, isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { error: undefined, isBroken: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onBroken?.(error, info);
  }

  override render() {
    return this.state.isBroken ? <Broken error={this.state.error} /> : this.props.children;
  }
}

/** True when a screen's code could not be fetched: after a release the old file names are gone. */
const isStaleCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

function Broken({ error }: { error: unknown }) {
  const t = useWords('shell');
  const common = useWords('common');
  const isStale = isStaleCode(error);
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <main
      id="content"
      role="alert"
      className="flex min-h-[70dvh] flex-col items-center justify-center px-6 text-center"
    >
      <BrandMark sizePx={44} className="text-ink-3" />
      <h1 className="mt-5 text-h2 font-bold">{isStale ? t('stale') : t('broken')}</h1>
      <p className="mt-1.5 max-w-[46ch] text-base text-ink-2">{isStale ? t('staleText') : t('brokenText')}</p>
      {requestId && <p className="mt-2 font-mono text-xs text-ink-3">{common('requestId', { id: requestId })}</p>}
      <Button variant="primary" size="lg" className="mt-6" onClick={() => window.location.reload()}>
        {common('reload')}
      </Button>
    </main>
  );
}
