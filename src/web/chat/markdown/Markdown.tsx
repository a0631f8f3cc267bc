import { Component, lazy, Suspense, type FunctionComponent } from 'react';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { untilConnected } from '../../lib/connectivity.ts';
import type { Ahead } from '../../lib/lazy-component.ts';
import type { MarkdownProps } from './markdown-props.ts';

const Plain = ({ text, className = '' }: MarkdownProps) => (
  <div className={`whitespace-pre-line ${className}`}>{text}</div>
);

let ready: FunctionComponent<MarkdownProps> | null = null;
const come = async () => (ready = (await import('./RenderedMarkdown.tsx')).RenderedMarkdown);

const Later = lazy(() =>
  afterFirstFrame()
    .then(untilConnected)
    .then(come)
    .then(
      (Rendered) => ({ default: Rendered }),
      () => ({ default: Plain }),
    ),
);

/** Fetched ahead, the first answer is not seen with its marks. */
export const renderer: Ahead = {
  ahead: () =>
    void untilConnected()
      .then(come)
      .catch(() => undefined),
};

/** Texts come from pages and models: one that cannot be drawn must not take the screen with it. */
class OrPlain extends Component<MarkdownProps, { text: string; hasFailed: boolean }> {
  override state = { text: this.props.text, hasFailed: false };
  #Rendered = ready ?? Later;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ text }: MarkdownProps, state: { text: string }) =>
    text === state.text ? null : { text, hasFailed: false };

  override render() {
    const Rendered = this.#Rendered;
    return this.state.hasFailed ? <Plain {...this.props} /> : <Rendered {...this.props} />;
  }
}

/**
 * Text shown as Markdown; see RenderedMarkdown. Its plain words stand there until the renderer has come, or if it
 * cannot.
 */
export const Markdown = (props: MarkdownProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <OrPlain {...props} />
  </Suspense>
);
