import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { visitorsApi, type VisitorEvent, type VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { mount, type MountDeps } from '../../platform/http/mount.ts';
import { demandVisit } from '../../sharing/guests.service.ts';
import { sendEvents, wantsEvents, type Reader } from '../event-stream.ts';
import type { VisitorRun } from './answer-visitor.ts';
import { askVisit, listVisits, readVisit, type VisitorDeps } from './visitors.service.ts';
import type { VisitorRow } from './visitors.store.ts';

type View = (row: VisitorRow) => VisitorTurn;

/** Mounts what visitors of a chat do, and what members read of it. */
export function mountVisitors(app: FastifyInstance, http: MountDeps, deps: VisitorDeps): void {
  const { actorOf } = http.access;
  mount(app, http, visitorsApi.readVisit, async ({ body, request }) =>
    readVisit(deps, body.token, { actor: await actorOf(request), request }),
  );
  mount(app, http, visitorsApi.askVisit, async ({ body, request, reply }) => {
    const { token, question, language } = body;
    const by = { actor: await actorOf(request), request };
    const { run, boardId, view } = await askVisit(deps, token, by, { question, language });
    if (!wantsEvents(request)) return wholeTurn(run, view);
    const reader: Reader = {
      watch: (heard) => deps.hub.guard((change) => 'boardId' in change && change.boardId === boardId && heard()),
      mayStay: () =>
        demandVisit(deps, token, by).then(
          () => true,
          () => false,
        ),
    };
    return sendEvents(reply, deps.log, reader, (signal) => eventsOf(run, view, signal));
  });
  mount(app, http, visitorsApi.listVisits, ({ board, params }) => listVisits(deps, board, params.linkId ?? ''));
}

async function wholeTurn({ run, kept }: VisitorRun, view: View): Promise<VisitorTurn> {
  const leave = run.attend();
  await run.ended;
  leave();
  const row = kept();
  if (!row || row.status === 'failed')
    throw new Fault('ai-unavailable', '지금은 답하지 못했어요. 잠시 뒤에 다시 물어봐 주세요.');
  return view(row);
}

/** What an answer streams, without who wrote it and from what. */
async function* eventsOf({ run, kept }: VisitorRun, view: View, signal: AbortSignal): AsyncGenerator<VisitorEvent> {
  for await (const event of run.events(0, signal)) {
    if (event.event === 'delta') yield { event: 'delta', at: event.at, text: event.text };
    else if (event.event === 'replace') yield { event: 'replace', text: event.text };
    else if (event.event !== 'start') {
      const row = kept();
      yield row && row.status === 'done'
        ? { event: 'done', turn: view(row) }
        : { event: 'error', code: 'ai-unavailable' };
    }
  }
}
