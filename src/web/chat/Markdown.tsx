import { lazy, Suspense } from 'react';
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

/**
 * Text shown as Markdown; see RenderedMarkdown. Its plain words stand there until the renderer has come, or if it
 * cannot.
 */
export const Markdown = (props: MarkdownProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <Rendered {...props} />
  </Suspense>
);
