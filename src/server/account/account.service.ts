import { createHash } from 'node:crypto';
import { normalEmail } from '../auth/may-enter.ts';
import type { User } from '#contract/account/account.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { drawPreview } from '../files/pictures.ts';
import { announceAccess } from '../live/access-news.ts';
import { readPerson, type PeopleDeps } from '../people/people.service.ts';
import * as store from './account.store.ts';

/** Draws the picture anew and shows it from now on. Throws Fault 'unsupported-type' for what is no picture. */
export async function changePicture(deps: PeopleDeps, userId: string, bytes: Uint8Array): Promise<User> {
  const drawn = await drawPreview(bytes);
  if (!drawn.ok) throw new Fault('unsupported-type', 'PNG, JPEG, GIF, WebP 그림만 쓸 수 있어요.');
  const tag = createHash('sha256').update(drawn.value.bytes).digest('hex').slice(0, 12);
  await deps.database.tx((tx) => store.writePicture(tx, userId, drawn.value.bytes, tag, new Date(deps.clock.now())));
  return readUser(deps, userId);
}

export async function removePicture(deps: PeopleDeps, userId: string): Promise<User> {
  await deps.database.tx((tx) => store.removePicture(tx, userId));
  return readUser(deps, userId);
}

/** Throws Fault 'not-found' where somebody shows none. */
export async function readPicture(deps: PeopleDeps, userId: string): Promise<Buffer> {
  const bytes = await store.findPicture(deps.database.db, userId);
  if (!bytes) throw new Fault('not-found');
  return bytes;
}

async function readUser(deps: PeopleDeps, userId: string): Promise<User> {
  const person = await readPerson(deps, userId);
  if (!person) throw new Fault('not-signed-in');
  const { emailVerified: _, isSuspended: __, ...user } = person;
  return user;
}

/** What must end elsewhere before an account may go, such as a paid subscription. Throws when it cannot. */
export type BeforeRemoval = (userId: string) => Promise<void>;

/**
 * Deletes the account with its canvases and organisations. `confirm` is the own e-mail address, or the id where there is
 * none. Throws Fault 'bad-input' when that differs, 'conflict' while others depend on it.
 */
export async function removeAccount(
  deps: PeopleDeps & { beforeRemoval?: BeforeRemoval },
  userId: string,
  confirm: string,
): Promise<void> {
  const refuseOrNot = async (tx: Parameters<typeof store.lockPerson>[0]) => {
    // Places before people, as everywhere: whoever joins holds the place first and then writes to its people.
    await store.lockPlaces(tx, userId);
    const person = await store.lockPerson(tx, userId);
    if (!person) throw new Fault('not-signed-in');
    if (normalEmail(confirm) !== normalEmail(person.email ?? userId)) {
      throw new Fault('bad-input', '확인 글자가 계정의 이메일과 달라요. 계정은 그대로 있어요.');
    }
    const shared = await store.sharedOrgs(tx, userId);
    if (shared.length > 0) {
      throw new Fault(
        'conflict',
        `다른 사람이 함께 쓰는 조직이 있어요: ${shared.join(', ')}. 소유권을 넘기거나 조직을 삭제한 뒤 다시 시도해 주세요.`,
      );
    }
    if (person.isSystemAdmin && (await store.isLastAdmin(tx, userId))) {
      throw new Fault('conflict', '이 서버의 하나뿐인 관리자예요. 다른 관리자가 생긴 뒤에 삭제할 수 있어요.');
    }
  };
  await deps.database.tx(refuseOrNot);
  await deps.beforeRemoval?.(userId);
  await deps.database.tx(async (tx) => {
    await refuseOrNot(tx);
    await store.removePerson(tx, userId);
    await announceAccess(deps, { userId }, tx);
  });
}
