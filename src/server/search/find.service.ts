import type { Principal } from '#contract/board/audience.ts';
import { plainOf } from '#contract/base/marked-text.ts';
import { excerptOf, matchesIn } from '#contract/search/matches.ts';
import type { InnerHit } from '#contract/search/search.api.ts';
import { bounded, type GoOn, type SearchDeps } from './bounded.ts';
import { patternsOf } from './readable.ts';
import type { Db } from '../platform/db/db.ts';
import * as store from './find.store.ts';
import { lookInPieces } from './pieces.ts';

const MOST = { passages: 200, messages: 100 } as const;

/**
 * Where the sources and conversations of a board hold what is sought. Titles and contents of nodes are not looked through:
 * whoever has the board open has them. Throws Fault 'busy' when it takes too long.
 */
export async function findInBoard(
  deps: SearchDeps,
  { actorId, boardId, principal }: { actorId: string; boardId: string; principal: Principal },
  q: string,
): Promise<{ hits: InnerHit[]; isCut: boolean }> {
  const patterns = patternsOf(q);
  if (patterns.length === 0) return { hits: [], isCut: false };
  return bounded(deps, actorId, async (db, goOn) => {
    const passages = await findPassages(db, { boardId, principal }, patterns, goOn);
    await goOn();
    const said = await store.listMessages(db, boardId, principal);
    const messages = await lookInPieces(said, { goOn, enough: MOST.messages + 1 }, (ids) =>
      store.holdingMessages(db, patterns, ids),
    );
    return {
      hits: [
        ...passages
          .slice(0, MOST.passages)
          .flatMap((passage) => toHit('source', { ...passage, text: plainOf(passage.text) }, q)),
        ...messages.slice(0, MOST.messages).flatMap((message) => toHit('chat', message, q)),
      ],
      isCut: passages.length > MOST.passages || messages.length > MOST.messages,
    };
  });
}

/** The first passages of a board that hold every word, and one more than is shown. */
async function findPassages(
  db: Db,
  { boardId, principal }: { boardId: string; principal: Principal },
  patterns: readonly string[],
  goOn: GoOn,
) {
  const candidates = await store.listPassages(db, boardId, principal);
  const pace = { goOn, enough: MOST.passages + 1 };
  const found = await lookInPieces(candidates, pace, (ids) => store.holdingPassages(db, patterns, ids));
  const byId = new Map(found.map((passage) => [passage.id, passage]));
  return candidates
    .flatMap(({ id, nodeId }) => {
      const passage = byId.get(id);
      return passage ? [{ ...passage, nodeId }] : [];
    })
    .slice(0, MOST.passages + 1);
}

/** None where a syllable in pieces only begins like the one that is sought. */
function toHit(
  place: InnerHit['in'],
  found: Pick<store.FoundMessage, 'id' | 'nodeId' | 'text'> &
    Partial<Pick<store.FoundMessage, 'conversationId'> & Pick<store.FoundPassage, 'startSec' | 'page'>>,
  q: string,
): InnerHit[] {
  const { id, nodeId, conversationId = null, text, startSec = null, page = null } = found;
  const { letters, ranges } = matchesIn(text, q);
  const [first] = ranges;
  if (!first) return [];
  const quote = letters.slice(first[0], first[1]).join('');
  return [{ in: place, nodeId, conversationId, id, excerpt: excerptOf(text, q) ?? quote, quote, startSec, page }];
}
