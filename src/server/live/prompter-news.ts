import { z } from 'zod';
import { prompterSignal, type PrompterSignal } from '#contract/live/prompter.ts';
import type { Database } from '../platform/db/db.ts';
import type { Hub } from './hub.ts';

const CHANNEL = 'prompter';
const news = z.strictObject({ userId: z.uuid(), signal: prompterSignal });

/** Says to all tabs of a person, on every instance, what one of them says. Nothing of it is kept. */
export const announcePrompter = (deps: { database: Database }, userId: string, signal: PrompterSignal): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify({ userId, signal }));

/** Carries such words to the tabs of this instance. The answer stops it. */
export const listenToPrompters = (deps: { database: Database; hub: Hub }): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => {
    const { userId, signal } = news.parse(JSON.parse(payload));
    deps.hub.tellPerson(userId, { say: 'prompter', signal });
  });
