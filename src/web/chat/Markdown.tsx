import { lazy, Suspense, type ReactNode } from 'react';

/** What stands in the place of a citation mark. */
export interface Marks {
  isKnown: (mark: number) => boolean;
  show: (mark: number, key: number) => ReactNode;
}
export interface MarkdownProps {
  text: string;
  className?: string;
  /** Turns [n] into something of one's own; marks that are not known stay as they are written. */
  marks?: Marks;
}

const Plain = ({ text, className = '' }: MarkdownProps) => (
  <div className={`whitespace-pre-line ${className}`}>{text}</div>
);

const Rendered = lazy(() =>
  import('./RenderedMarkdown.tsx').then(
    (m) => ({ default: m.RenderedMarkdown }),
    () => ({ default: Plain }),
  ),
);

/** Text shown as Markdown; see RenderedMarkdown. Its plain words stand there until the renderer has come, or if it cannot. */
export const Markdown = (props: MarkdownProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <Rendered {...props} />
  </Suspense>
);
