import { createContext, useContext, useMemo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { answerPieces } from './answer-pieces.ts';
import { withFormulas } from './formulas.ts';
import { koreanMarks } from './korean-marks.ts';
import './markdown.css';
import type { MarkdownProps, Marks } from './markdown-props.ts';
import { safeAddress } from '../../lib/safe-address.ts';

const MarksContext = createContext<Marks | null>(null);
const TickContext = createContext<MarkdownProps['onTick'] | null>(null);
const LinksContext = createContext<MarkdownProps['links'] | null>(null);
const QuotesContext = createContext<MarkdownProps['quotes'] | null>(null);
/** The list item around: where it begins in the text, and its words. */
const ItemContext = createContext<{ start: number; words: string } | null>(null);

/**
 * Text of people, pages and models, shown as Markdown. Raw HTML is shown as the letters it is made of or left out,
 * nothing is ever fetched (no images, media or frames), and a link shows the host that it leads to.
 */
export function RenderedMarkdown({ text, className, marks, links, quotes, onTick }: MarkdownProps) {
  const ranges = quotes?.ranges ?? noRanges;
  const shown = useMemo(
    () => (
      <ReactMarkdown
        remarkPlugins={[...plugins, [answerPieces, ranges]]}
        components={components}
        disallowedElements={REFUSED}
        urlTransform={safeAddress}
      >
        {withFormulas(text)}
      </ReactMarkdown>
    ),
    [text, ranges],
  );
  return (
    <MarksContext.Provider value={marks ?? null}>
      <TickContext.Provider value={onTick ?? null}>
        <LinksContext.Provider value={links ?? null}>
          <QuotesContext.Provider value={quotes ?? null}>
            <div className={className ? `markdown ${className}` : 'markdown'}>{shown}</div>
          </QuotesContext.Provider>
        </LinksContext.Provider>
      </TickContext.Provider>
    </MarksContext.Provider>
  );
}

const noRanges: NonNullable<MarkdownProps['quotes']>['ranges'] = [];
const plugins: NonNullable<ComponentProps<typeof ReactMarkdown>['remarkPlugins']> = [
  [remarkGfm, { singleTilde: false }],
  koreanMarks,
];
const REFUSED = [
  'img',
  'iframe',
  'script',
  'style',
  'video',
  'audio',
  'object',
  'embed',
  'form',
  'link',
  'base',
  'meta',
];

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
const textOf = (node: ReactNode): string =>
  typeof node === 'string' ? node : Array.isArray(node) ? node.map(textOf).join('') : '';

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const links = useContext(LinksContext);
  if (!href) return <span>{children}</span>;
  const text = textOf(children).trim();
  const goal = hostOf(href) || new URL(href).pathname;
  const saysGoal = hostOf(text) === goal || hostOf(`https://${text}`) === goal || text === goal;
  if (links) return <>{links.show(href, { goal, saysGoal }, children)}</>;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
      {!saysGoal && <span className="markdown-host"> ({goal})</span>}
    </>
  );
}

/** A mark whose passage is known; every other one stays as it was written. */
function Cited(given: { children?: ReactNode; 'data-mark'?: number; 'data-space'?: string }) {
  const marks = useContext(MarksContext);
  const mark = Number(given['data-mark']);
  return <>{marks?.isKnown(mark) ? marks.show(mark, 0) : `${given['data-space'] ?? ''}[${mark}]`}</>;
}

function Quoted({ children, ...given }: { children?: ReactNode; 'data-quote'?: number; 'data-last'?: boolean }) {
  const quotes = useContext(QuotesContext);
  const place = Number(given['data-quote']);
  return <>{quotes && quotes.ranges[place] ? quotes.show(place, children, Boolean(given['data-last'])) : children}</>;
}

type Item = Parameters<Extract<Components['li'], (...all: never) => unknown>>[0]['node'];

const wordsIn = (node: NonNullable<Item>['children'][number]): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : '';

function ListItem({
  node,
  children,
  className,
}: {
  node?: Item;
  children?: ReactNode;
  className?: string | undefined;
}) {
  const start = node?.position?.start.offset;
  const words = node?.children.map(wordsIn).join('').trim().split('\n', 1)[0] ?? '';
  const item = useMemo(() => (start === undefined ? null : { start, words }), [start, words]);
  return (
    <ItemContext.Provider value={item}>
      <li className={className}>{children}</li>
    </ItemContext.Provider>
  );
}

function CheckBox({ checked = false }: { checked?: boolean | undefined }) {
  const onTick = useContext(TickContext);
  const item = useContext(ItemContext);
  if (!onTick || !item)
    return (
      <span className="markdown-check" data-checked={checked}>
        {checked ? '☑' : '☐'}
      </span>
    );
  return (
    <label className="markdown-tick nodrag nopan">
      <input type="checkbox" aria-label={item.words} checked={checked} onChange={() => onTick(item.start)} />
    </label>
  );
}

/** Below the headings of the page. */
const heading = (Tag: 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading({ children }: { children?: ReactNode }) {
    return <Tag>{children}</Tag>;
  };

/** The numbers are drawn by a counter, which knows nothing of the list's own. */
const startingAt = (start: number): CSSProperties => ({ counterReset: `markdown-item ${start - 1}` });

const components: Components = {
  a: SafeLink,
  q: Quoted,
  input: CheckBox,
  cite: Cited,
  li: ListItem,
  ol: ({ children, start, className }) => (
    <ol className={className} start={start} style={start === undefined ? undefined : startingAt(start)}>
      {children}
    </ol>
  ),
  h1: heading('h3'),
  h2: heading('h3'),
  h3: heading('h4'),
  h4: heading('h5'),
  h5: heading('h6'),
  table: ({ children }) => (
    <div className="markdown-table nowheel">
      <table>{children}</table>
    </div>
  ),
};
