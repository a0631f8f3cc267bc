import { Component, lazy, Suspense } from 'react';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { untilLine } from '../lib/line.ts';
import type { MarkdownProps } from './markdown-props.ts';

const Plain = ({ text, className = '' }: MarkdownProps) => (
  <div className={`whitespace-pre-line ${className}`}>{text}</div>
);

const Rendered = lazy(() =>
  afterFirstFrame()
    .then(untilLine)
    .then(() => import('./RenderedMarkdown.tsx'))
    .then(
      (m) => ({ default: m.RenderedMarkdown }),
      () => ({ default: Plain }),
    ),
);

/** Texts come from pages and models: one that cannot be drawn must not take the screen with it. */
class OrPlain extends Component<MarkdownProps, { text: string; hasFailed: boolean }> {
  override state = { text: this.props.text, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ text }: MarkdownProps, state: { text: string }) =>
    text === state.text ? null : { text, hasFailed: false };

  override render() {
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
