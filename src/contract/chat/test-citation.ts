import type { Citation } from './chat.schema.ts';

/** A number of an answer with the words of a page behind it. */
export const aCitation = (more: Partial<Citation> = {}): Citation => ({
  mark: 1,
  passageId: 'p',
  sourceId: 's',
  nodeId: 'n',
  kind: 'website',
  title: '원두 이야기',
  quote: '원두는 2주 안에 쓴다.',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
  ...more,
});
