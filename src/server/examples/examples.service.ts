import type { Actor } from '#contract/access/can.ts';
import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { exampleChanges, type ExampleFile } from './example-board.ts';
import { finishLater } from './finish-example.ts';
import { exampleWords } from './example-words.ts';
import { foundCanvas } from '../canvases/canvases.service.ts';
import type { Quota } from '../billing/quota.ts';
import { putObject, recordFile, type FileDeps } from '../files/files.service.ts';
import { intake, type SourceDeps } from '../sources/sources.service.ts';
import { materials, type Material } from './material.ts';

type ExampleDeps = SourceDeps & FileDeps & { quota: Pick<Quota, 'roomFor'> };

/**
 * A canvas of the person's own, with references that are read like any other file, an AI chat that is wired to them, and
 * a result. Throws Fault 'plan-limit' where there is no room for its files.
 */
export async function createExample(deps: ExampleDeps, actor: Actor, language: 'ko' | 'en'): Promise<Canvas> {
  const material = await Promise.all(materials[language].map((one) => put(deps, one)));
  const size = material.reduce((sum, stored) => sum + stored.size, 0);
  const { title, description } = exampleWords[language];
  const made: { board?: ReturnType<typeof exampleChanges> } = {};
  return foundCanvas(
    deps,
    actor,
    { title, description },
    {
      async changes(tx, boardId) {
        const room = await deps.quota.roomFor(boardId, tx);
        if (room !== null && room < size) throw new Fault('plan-limit');
        for (const one of material) await recordFile(deps, tx, { boardId, uploaderId: actor.id, ...one });
        const files: ExampleFile[] = material.map(({ id, name, size: bytes }) => ({ fileId: id, name, size: bytes }));
        made.board = exampleChanges(language, files, () => newId(deps.clock.now()));
        return made.board.changes;
      },
      async also(tx, boardId, accepted) {
        // Nobody waits to hear that what he did not bring was read.
        await intake(deps, tx, { boardId, actorId: null }, accepted);
        if (!made.board) return;
        const { chatId, noteId, answerId } = made.board;
        await finishLater(deps, tx, { boardId, chatId, noteId, answerId, language });
      },
    },
  );
}

/** The bytes of one reference in the store; until a file records them they may be swept away. */
async function put(deps: FileDeps, { name, mimeType, bytes }: Material) {
  const id = newId(deps.clock.now());
  const content = await bytes();
  return { id, name, mimeType, ...(await putObject(deps, id, content, content.length)) };
}
