import type { ChatLinkFields } from '#contract/sharing/links.schema.ts';
import type { VisitorCitation, VisitorTurn } from '#contract/sharing/visitors.api.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { VisitorRow } from './visitors.store.ts';

type Shows = ChatLinkFields['shows'];
const NOTHING: ReadonlySet<string> = new Set();

/** As much of a citation as the link tells: never an id, an address or a file. */
function viewCitation(shows: Shows, citation: Citation, number: number): VisitorCitation {
  const isNamed = shows !== 'nothing';
  return {
    mark: citation.mark,
    number,
    title: isNamed ? citation.title : null,
    kind: isNamed ? citation.kind : null,
    heading: isNamed ? citation.heading : null,
    page: isNamed ? citation.page : null,
    startSec: isNamed ? citation.startSec : null,
    quote: shows === 'quotes' ? citation.quote : null,
  };
}

/**
 * One question and its answer, as visitors and the members of the board are told it; `hidden` are the keys of what the reader
 * does not see.
 */
export function viewTurn(shows: Shows, row: VisitorRow, hidden: ReadonlySet<string> = NOTHING): VisitorTurn {
  const from = [...row.madeFrom, ...row.citations.map(({ nodeId }) => nodeId)];
  if (from.some((key) => hidden.has(key)))
    return { ...viewTurn(shows, { ...row, answer: '', citations: [], madeFrom: [] }), isWithheld: true };
  const sources = [...new Set(row.citations.map(({ sourceId }) => sourceId))];
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    citations: row.citations.map((one) => viewCitation(shows, one, sources.indexOf(one.sourceId) + 1)),
    status: row.status,
    askedAt: new Date(row.askedAt).toISOString(),
  };
}
