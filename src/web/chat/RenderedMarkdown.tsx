import { createContext, useContext, useMemo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { partsOf } from './answer-parts.ts';
import './markdown.css';
import type { MarkdownProps, Marks } from './markdown-props.ts';
import { safeAddress } from './safe-address.ts';

const MarksContext = createContext<Marks | null>(null);

/**
 * Text of people, pages and models, shown as Markdown. Raw HTML is shown as the letters it is made of or left out,
 * nothing is ever fetched (no images, media or frames), and a link shows the host that it leads to.
 */
export function RenderedMarkdown({ text, className, marks }: MarkdownProps) {
  const shown = useMemo(
    () => (
      <ReactMarkdown
        remarkPlugins={plugins}
        components={components}
        disallowedElements={REFUSED}
        urlTransform={safeAddress}
      >
        {text}
      </ReactMarkdown>
    ),
    [text],
  );
  return (
    <MarksContext.Provider value={marks ?? null}>
      <div className={className ? `markdown ${className}` : 'markdown'}>{shown}</div>
    </MarksContext.Provider>
  );
}

const plugins: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [[remarkGfm, { singleTilde: false }]];
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
  if (!href) return <span>{children}</span>;
  const text = textOf(children).trim();
  const goal = hostOf(href) || new URL(href).pathname;
  const saysGoal = hostOf(text) === goal || hostOf(`https://${text}`) === goal || text === goal;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
      {!saysGoal && <span className="markdown-host"> ({goal})</span>}
    </>
  );
}

interface MarkedProps {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** An element whose own words may contain citation marks. */
function marked(Tag: 'p' | 'li' | 'td' | 'th' | 'strong' | 'em' | 'del' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote') {
  return function Marked({ children, className, style }: MarkedProps) {
    const marks = useContext(MarksContext);
    return (
      <Tag className={className} style={style}>
        {marks ? withMarks(children, marks) : children}
      </Tag>
    );
  };
}

function withMarks(children: ReactNode, marks: Marks): ReactNode {
  const list = Array.isArray(children) ? (children as ReactNode[]) : [children];
  let key = 0;
  return list.flatMap((child) =>
    typeof child !== 'string'
      ? [child]
      : partsOf(child, marks.isKnown).map((part) => ('text' in part ? part.text : marks.show(part.mark, key++))),
  );
}

const components: Components = {
  a: SafeLink,
  input: ({ checked }) => <span className="markdown-check">{checked ? '☑' : '☐'}</span>,
  p: marked('p'),
  li: marked('li'),
  td: marked('td'),
  th: marked('th'),
  blockquote: marked('blockquote'),
  strong: marked('strong'),
  em: marked('em'),
  del: marked('del'),
  h1: marked('h3'),
  h2: marked('h3'),
  h3: marked('h4'),
  h4: marked('h5'),
  h5: marked('h6'),
  h6: marked('h6'),
  table: ({ children }) => (
    <div className="markdown-table nowheel">
      <table>{children}</table>
    </div>
  ),
};
