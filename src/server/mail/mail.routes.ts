import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/base/route.ts';
import { mailApi } from '#contract/mail/mail.api.ts';
import { readPerson } from '../people/people.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { languageOf } from '../platform/http/read-language.ts';
import type { Mails } from './mails.service.ts';
import { testLetter } from './test-letter.ts';

type Tried = AnswerOf<typeof mailApi.test>;

/** An administrator tries the mail server that is configured. */
export function mountMail(
  app: FastifyInstance,
  http: MountDeps,
  deps: Pick<PlatformDeps, 'config' | 'database' | 'clock'> & { mails: Mails },
): void {
  mount(app, http, mailApi.test, async (call): Promise<Tried> => {
    const person = await readPerson(deps, call.actor.id);
    if (!person?.email || !person.emailVerified) return { ok: false, problem: 'no-address', told: null };
    const done = await deps.mails.sendNow(testLetter(person.email, deps.config.publicUrl, languageOf(call)));
    return done.ok ? { ok: true, to: person.email } : done;
  });
}
