import { withoutEnd } from '#contract/base/without-end.ts';
import { OWNER } from '#contract/board/audience.ts';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { readBoard, type BoardDeps } from '../boards/boards.service.ts';
import { listSessions, readPerson } from '../people/people.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readOwnPrompts } from '../prompts/prompts.service.ts';
import { readRateCard } from '../rates/rates.service.ts';
import { readText } from '../sources/passages.service.ts';
import { readOwnTemplates } from '../templates/templates.service.ts';
import { readTells } from '../voices/tells.service.ts';
import { exportVoices } from '../voices/voices.service.ts';
import { listOwnedBoards, readConversations, type OwnedBoard, type Said } from './export.store.ts';

export type ExportDeps = BoardDeps & Pick<PlatformDeps, 'objects'>;

/**
 * Everything that belongs to somebody as one ZIP, written while it is read: nothing is held whole. Folders are numbered, so
 * that equal titles do not meet. A failure in the middle breaks the stream off, and the file does not open.
 */
export async function exportAccount(deps: ExportDeps, userId: string): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const add = (name: string, read: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { mtime: new Date(deps.clock.now()) }, (done) => void hand(read, done));
  const addText = (name: string, write: () => Promise<string>) =>
    add(name, async () => Readable.from([Buffer.from(await write(), 'utf8')]));
  addText('account.json', async () => toJson(await describePerson(deps, userId)));
  addText('prompts.json', async () => toJson(await readOwnPrompts(deps, userId)));
  addText('templates.json', async () => toJson(await readOwnTemplates(deps, userId)));
  addText('rate-card.json', async () => toJson(await readRateCard(deps, userId)));
  addText('ai-tells.json', async () => toJson(await readTells(deps, userId)));
  addText('voices.json', async () => toJson(await exportVoices(deps, userId)));
  const boards = await listOwnedBoards(deps.database.db, userId);
  boards.forEach((board, index) => addBoard(deps, board, folderOf(board, index), { add, addText }));
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

/** Gives the ZIP what it asked for, or the reason why that is not to be had. */
async function hand(read: () => Promise<Readable>, done: (error: unknown, stream: Readable) => void): Promise<void> {
  const stream = await read().catch((error: unknown) => ({ error }));
  if (stream instanceof Readable) done(null, stream);
  else done(stream.error, Readable.from([]));
}

interface Into {
  add: (name: string, read: () => Promise<Readable>) => void;
  addText: (name: string, write: () => Promise<string>) => void;
}

function addBoard(deps: ExportDeps, board: OwnedBoard, folder: string, { add, addText }: Into): void {
  addText(`${folder}/board.json`, async () => toJson((await readBoard(deps, board.boardId, OWNER)).board));
  addText(`${folder}/conversations.md`, async () =>
    toMarkdown(board.title, await readConversations(deps.database.db, board.boardId)),
  );
  addText(`${folder}/conversations.json`, async () => toJson(await readConversations(deps.database.db, board.boardId)));
  board.sources.forEach((source, index) =>
    addText(`${folder}/sources/${numbered(source.title, index)}.md`, async () =>
      [`# ${source.title}`, await readText(deps, source.id)].join('\n\n'),
    ),
  );
  board.files.forEach((file, index) =>
    add(`${folder}/files/${numbered(file.name, index)}`, () => deps.objects.get(file.objectKey)),
  );
}

async function describePerson(deps: ExportDeps, userId: string): Promise<object> {
  const person = await readPerson(deps, userId);
  return { person, sessions: await listSessions(deps, userId, null) };
}

const folderOf = (board: OwnedBoard, index: number): string =>
  `${board.kind === 'canvas' ? 'canvases' : 'projects'}/${numbered(board.title, index)}`;

/** A name that every file system takes, behind its number. */
const numbered = (name: string, index: number): string => {
  const words = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, 80);
  const safe = withoutEnd(words.replace(/^\.+/, ''), /[. ]/);
  return `${String(index + 1).padStart(3, '0')} ${safe || 'untitled'}`;
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function toMarkdown(title: string, said: readonly Said[]): string {
  const conversations = [...Map.groupBy(said, (one) => one.conversationId).values()].map((turns) =>
    turns.map(({ isAi, text }) => `**${isAi ? 'Maru' : '>'}** ${text}`).join('\n\n'),
  );
  return [`# ${title}`, conversations.join('\n\n---\n\n'), ''].join('\n\n');
}
