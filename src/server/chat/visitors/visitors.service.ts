import { DAY_MS } from '#contract/base/day.ts';
import { nameOf as nameOfPerson } from '#contract/account/name-of.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { EVERYONE } from '#contract/board/audience.ts';
import { CHAT_LINK, type ChatLinkFields } from '#contract/sharing/links.schema.ts';
import type { VisitorChat, VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { notify } from '../../notifications/notifications.service.ts';
import { readPerson } from '../../people/people.service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { LinkVisitor, Visitor } from '../../sharing/guests.service.ts';
import { demandVisit, placeOf } from '../../sharing/guests.service.ts';
import type { LinkDeps } from '../../sharing/links.service.ts';
import type { BoardRef } from '../../platform/http/mount.ts';
import { readHiddenKeys, seesNode } from '../../visibility/visibility.service.ts';
import type { ChatDeps } from '../chat.service.ts';
import type { ChatPlace } from '../chat-place.ts';
import { lookAtChat, type SeenChat } from '../look-at-chat.ts';
import type { Language } from '../context/prompt.ts';
import type { PastTurn } from '../context/history.ts';
import { answerVisitor, type VisitorRun } from './answer-visitor.ts';
import { viewTurn } from './view-turn.ts';
import * as store from './visitors.store.ts';

export type VisitorDeps = ChatDeps & LinkDeps;

/** So long a visitor's conversation is kept. */
const KEPT_MS = 30 * DAY_MS;
const MINUTE_MS = 60_000;
/** No answer takes longer; one that was lost with its process keeps nobody waiting for longer. */
const ALIVE_MS = 10 * MINUTE_MS;
/** So many turns are shown to a visitor, and go into his next question. */
const MOST = { shown: 100, past: 6, listed: 300 } as const;

type By = Pick<LinkVisitor, 'actor' | 'request'>;
type Visit = Awaited<ReturnType<typeof demandVisit>>;

const showsOf = ({ shows }: { shows: ChatLinkFields['shows'] | null }) => shows ?? CHAT_LINK.shows;

/** The chat behind a link; absent once it is removed or not for everybody on its board any more. Throws Fault 'not-found'. */
async function demandChat(deps: VisitorDeps, { link }: Visit): Promise<SeenChat> {
  const { boardId, canvasId, projectId, nodeId } = link;
  if (!(await seesNode(deps.database.db, boardId, nodeId, EVERYONE))) throw new Fault('not-found');
  const place: ChatPlace = { boardId, canvasId, projectId, nodeId };
  // Under an id that no conversation has: nothing of what the members said goes in.
  return lookAtChat(deps, place, { actorId: null, conversationId: newId(deps.clock.now()) }).catch((error: unknown) => {
    throw error instanceof Fault && error.code === 'bad-input' ? new Fault('not-found') : error;
  });
}

const startOfDay = (now: number): Date => new Date(now - (now % DAY_MS));
const times = (now: number) => ({
  day: startOfDay(now),
  minute: new Date(now - MINUTE_MS),
  alive: new Date(now - ALIVE_MS),
});

/** Throws Fault 'not-found' for who has not entered, and as `demandChat`. */
export async function readVisit(deps: VisitorDeps, token: string, by: By): Promise<VisitorChat> {
  const visit = await demandVisit(deps, token, by);
  const { link, visitor } = visit;
  const { db } = deps.database;
  const { feeding } = await demandChat(deps, visit);
  const owner = await readPerson(deps, link.ownerId);
  const rows = await store.listOf(db, link.id, visitor, MOST.shown);
  const { today } = await store.countLately(db, link.id, visitor, times(deps.clock.now()));
  const hidden = await readHiddenKeys(db, { boardId: link.boardId, principal: EVERYONE });
  const node = feeding?.nodes.find(({ id }) => id === link.nodeId);
  return {
    title: link.label || node?.title || 'AI Chat',
    ownerName: owner ? nameOfPerson({ ...owner, email: null }) : '',
    questions: link.questions ?? [],
    turns: rows.map((row) => viewTurn(showsOf(link), row, hidden)),
    leftToday: Math.max(0, (link.perDay ?? CHAT_LINK.perDay) - today),
    isUsedUp: link.capQuestions !== null && link.asked >= link.capQuestions,
  };
}

/** What a visitor is told where a link has nothing left to give. */
const usedUp = (): Fault => new Fault('no-credits', '이 링크의 질문 한도를 다 썼어요');

/**
 * Keeps a question and begins its answer. Throws Fault 'not-found' as above, 'no-credits' once the link is used up, 'too-many'
 * beyond what the visitor may ask in a day or all in a minute, 'conflict' while an answer to him is on its way.
 */
export async function askVisit(
  deps: VisitorDeps,
  token: string,
  by: By,
  { question, language }: { question: string; language: Language | undefined },
): Promise<{ run: VisitorRun; boardId: string; view: (row: store.VisitorRow) => VisitorTurn }> {
  const visit = await demandVisit(deps, token, by);
  const { link, visitor } = visit;
  const chat = await demandChat(deps, visit);
  const before = await store.listOf(deps.database.db, link.id, visitor, MOST.past);
  const id = await takeTurn(deps, link, visitor, question);
  const back = () => deps.database.tx((tx) => store.takeBack(tx, link.id, id));
  try {
    const run = await answerVisitor(deps, {
      id,
      chat: { ...chat, past: before.flatMap(toPast) },
      question,
      language,
      link: { id: link.id, cap: link.capCredits === null ? null : Number(link.capCredits) },
    });
    return { run, boardId: link.boardId, view: (row) => viewTurn(showsOf(link), row) };
  } catch (error) {
    await back();
    throw error instanceof Fault && error.code === 'no-credits' ? usedUp() : error;
  }
}

function takeTurn(deps: VisitorDeps, link: Visit['link'], visitor: Visitor, question: string): Promise<string> {
  const now = deps.clock.now();
  const at = new Date(now);
  const id = newId(now);
  return deps.database.tx(async (tx) => {
    // Holds the link: whoever asks at the same time is counted after this one.
    const asked = await store.takeQuestion(tx, link.id, at);
    if (asked === null) throw usedUp();
    const lately = await store.countLately(tx, link.id, visitor, times(now));
    if (lately.isAnswering) throw new Fault('conflict', '지금 쓰는 답이 끝난 뒤에 물어봐 주세요.');
    if (lately.today >= (link.perDay ?? CHAT_LINK.perDay))
      throw new Fault('too-many', '오늘 물을 수 있는 만큼 다 물었어요.', {
        retryAfterSec: Math.ceil((startOfDay(now).getTime() + DAY_MS - now) / 1_000),
      });
    if (lately.minute >= (link.perMinute ?? CHAT_LINK.perMinute))
      throw new Fault('too-many', '지금 묻는 사람이 많아요. 잠시 뒤에 물어봐 주세요.', { retryAfterSec: 60 });
    await store.writeQuestion(tx, { id, linkId: link.id, visitor, question, at });
    await tellMaker(deps, tx, link, asked);
    return id;
  });
}

/** The percents of its questions at which the maker of a link is told. */
const TOLD_AT = [100, 80] as const;

async function tellMaker(deps: VisitorDeps, tx: Db, link: Visit['link'], asked: number): Promise<void> {
  const { createdBy, capQuestions } = link;
  const level = TOLD_AT.find((percent) => capQuestions !== null && asked === Math.ceil((capQuestions * percent) / 100));
  if (createdBy === null || level === undefined) return;
  const title = link.label || link.title;
  const news = { kind: 'credits', detail: `link:${level}`, title, place: placeOf(link), about: link.id } as const;
  await notify(deps, { userId: createdBy, ...news }, tx);
}

const toPast = ({ question, answer, status, madeFrom }: store.VisitorRow): PastTurn[] =>
  status === 'done'
    ? [
        { role: 'user', text: question },
        { role: 'assistant', text: answer, from: madeFrom, cites: [] },
      ]
    : [];

/**
 * What was asked by a link, for those who share the board, as far as they see what it was answered from; visitors are
 * numbered, and known by nothing else. Throws Fault 'not-found' for the link of another board.
 */
export async function listVisits(
  deps: VisitorDeps,
  { boardId, principal }: Pick<BoardRef, 'boardId' | 'principal'>,
  linkId: string,
): Promise<(VisitorTurn & { visitor: number })[]> {
  const { db } = deps.database;
  if (!(await store.isLinkOf(db, boardId, linkId))) throw new Fault('not-found');
  const rows = await store.listAll(db, linkId, MOST.listed);
  const hidden = await readHiddenKeys(db, { boardId, principal });
  const visitors = [...new Set(rows.toReversed().map(({ visitorId }) => visitorId))];
  return rows.map((row) => ({ ...viewTurn('quotes', row, hidden), visitor: visitors.indexOf(row.visitorId) + 1 }));
}

/** Forgets what visitors asked more than thirty days ago. */
export const forgetVisits = ({ database, clock }: Pick<VisitorDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeBefore(database.db, new Date(clock.now() - KEPT_MS));
