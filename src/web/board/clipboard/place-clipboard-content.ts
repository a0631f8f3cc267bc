import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Point } from '#contract/board/geometry.ts';
import type { Language } from '#contract/base/language.ts';
import { saysSomething } from '#contract/base/letters.ts';
import { isSponsorMail } from '#contract/offers/offer-mail.ts';
import { dayOf } from '../../lib/day-of.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import type { Notice, Notices } from '../../lib/notices.ts';
import type { Words } from '../../words/index.ts';
import type { Sending } from '../../editor/commands/add-file.ts';
import type { Placed } from '../../editor/commands/add-folder.ts';
import type { FoundLink } from '../../editor/commands/add-link.ts';
import { addText } from '../../editor/commands/add-text.ts';
import { copyFiles } from '../../editor/commands/copy-files.ts';
import { putAnswer, readCarried } from '../../editor/commands/put-answer.ts';
import { paste } from '../../editor/commands/paste.ts';
import type { Folder } from '../../editor/commands/read-folder.ts';
import { unpack, type ClipboardContent } from '../../editor/commands/read-transfer.ts';
import { formedText } from '../../node-views/writing/formed-text.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { isNote } from '../../editor/commands/is-note.ts';
import { connectAll } from '../../editor/commands/connect.ts';
import { isOfferCard } from '../../node-views/offer/is-offer-card.ts';
import { readWiredMails } from '../wires/read-wired-mails.ts';
import { isOnGroup } from './put-links.ts';

export { putLinks } from './put-links.ts';

interface Where {
  at?: Point | undefined;
  /** What is put there under one word is undone together. */
  joins?: string;
}

/** How a board takes what is brought to it, and tells of it. */
export interface Ways {
  putLinks: (links: readonly FoundLink[], where: Where) => void;
  putFiles: (files: readonly File[], where: Where) => void;
  /** `next`: what can be done with it at once. */
  sayMade: (count: number, next?: Notice['action']) => void;
  /** Null where the place takes files by itself, or none. */
  sending: Sending | null;
}

interface Here extends Ways {
  language: Language;
  notices: Notices;
  t: Words<'clipboard'>;
}

type Options = { language: Language } & Where;

/** Puts on the board whatever was pasted or dropped. */
export async function placeClipboardContent(
  editor: BoardEditor,
  here: Here,
  given: ClipboardContent,
  at: Point | null,
): Promise<void> {
  const content = given.what === 'packed' ? await unpack(given) : given;
  const options = { language: here.language, at: at ?? undefined };
  switch (content?.what) {
    case 'clip': {
      const { count, files } = paste(editor, content.clip, at);
      if (count > 0) here.notices.show({ tone: 'done', title: here.t('pasted', { count }) });
      if (files.length > 0) void copyFiles(editor, files, (problem) => here.t(`refusal.${problem}`));
      return;
    }
    case 'answer': {
      const carried = readCarried(content.text);
      if (carried) putAnswer(editor, carried, options);
      return;
    }
    case 'links':
      return here.putLinks(content.links, options);
    case 'text': {
      const text = formedText(content.text, content.html);
      if (saysSomething(text)) return putText(editor, here, text, options);
      return void here.notices.show({ tone: 'told', title: here.t('nothingToPaste') });
    }
    case 'files':
      return putFiles(editor, here, content.files, options);
    case 'folders':
      return putFolders(editor, here, content, options);
  }
}

/** A text that is dropped on the card of a deal is a further mail of it. */
function putText(editor: BoardEditor, here: Here, text: string, options: Options): void {
  const under = options.at && editor.scene.at(options.at);
  const nodes = addText(editor, text, null, options);
  if (!under || !isOfferCard(under.node)) return sayText(editor, here, nodes);
  const ids = nodes.map(({ id }) => id);
  connectAll(editor, ids, under.id);
  readWiredMails(editor, here, ids, under.id);
}

/** The mail of a sponsor is offered as the card of its deal. */
function sayText(editor: BoardEditor, { t, language, sayMade }: Here, nodes: readonly BoardNode[]): void {
  const [mail, more] = nodes;
  if (!mail || more || !isSponsorMail(mail.content, mail.title)) return sayMade(nodes.length);
  const run = () =>
    void import('../../editor/commands/put-sponsor-card.ts').then(
      (m) => m.putSponsorCard(editor, [mail.id], language, dayOf(new Date())),
      tellMissing,
    );
  sayMade(1, { label: t('toSponsorCard'), run });
}

/** Notes in Markdown become texts, everything else files; several become a group, unless they are put into one: one step. */
const putFiles = async (editor: BoardEditor, here: Here, files: readonly File[], options: Options): Promise<void> =>
  (await readyFiles(editor, here, files, options))();

/** What puts the files there, once their notes have been read. */
async function readyFiles(
  editor: BoardEditor,
  here: Here,
  files: readonly File[],
  options: Options,
): Promise<() => void> {
  const put = isOnGroup(editor, options) ? null : await readyGroup(editor, here, files, options);
  if (put) return put;
  const notes = here.sending ? files.filter(isNote) : [];
  const others = files.filter((file) => !notes.includes(file));
  const texts = await Promise.all(notes.map((note) => note.text()));
  const together = { joins: editor.newId(), ...options };
  return () => {
    if (others.length > 0) here.putFiles(others, together);
    for (const [i, note] of notes.entries()) {
      const text = (texts[i] ?? '').replaceAll('\u0000', '').toWellFormed();
      addText(editor, text, note.name.replace(/\.[^.]+$/, ''), together);
    }
    if (notes.length > 0) here.sayMade(notes.length);
  };
}

/** What puts several files there as a group; null where fewer than two of them can lie in one. */
async function readyGroup(
  editor: BoardEditor,
  { sending, sayMade, t }: Here,
  files: readonly File[],
  options: Options,
): Promise<(() => void) | null> {
  if (!sending || files.length < 2) return null;
  const { addFolder, readItems, refusedOf } = await import('../../editor/commands/add-folder.ts');
  const items = await readItems(files);
  const refused = refusedOf(files);
  if (items.length < 2 || items.length + refused.length < files.length) return null;
  return () => {
    if (refused.length > 0) sending.refused(refused);
    const folder = { name: t('files', { count: items.length }), files };
    sayMade(addFolder(editor, { folder, items }, sending, options).placed);
  };
}

/** Folders, and files that lie beside them: one step, once all of them have been read. */
async function putFolders(
  editor: BoardEditor,
  here: Here,
  { folders, files }: { folders: readonly Folder[]; files: readonly File[] },
  options: Options,
): Promise<void> {
  const together = { joins: editor.newId(), ...options };
  const ready = await Promise.all(folders.map((folder) => readyFolder(editor, here, folder, together)));
  if (files.length > 0) ready.push(await readyFiles(editor, here, files, together));
  for (const put of ready) put();
}

async function readyFolder(editor: BoardEditor, here: Here, folder: Folder, options: Options): Promise<() => void> {
  const { sending } = here;
  if (!sending)
    return () => {
      const unread = saidOfUnread(folder, here.t);
      if (unread !== null) here.notices.show({ tone: 'told', title: unread });
      here.putFiles(folder.files, options);
    };
  const { addFolder, readItems } = await import('../../editor/commands/add-folder.ts');
  const items = await readItems(folder.files);
  return () => here.notices.show(saidOfFolder(folder, addFolder(editor, { folder, items }, sending, options), here.t));
}

/** What is told once a folder lies on the board: how much of it, and what was left out and why. */
export function saidOfFolder(folder: Folder, { placed, leftOut }: Placed, t: Here['t']): Notice {
  const { name } = folder;
  const unread = saidOfUnread(folder, t);
  const unfit = leftOut > 0 ? t('folderLeftOut', { count: leftOut }) : null;
  const text = [unread, unfit].filter((sentence) => sentence !== null).join(' ');
  const title = placed > 0 ? t('folderRead', { name, count: placed }) : t('folderEmpty', { name });
  return { tone: placed > 0 && unread === null ? 'done' : 'told', title, ...(text !== '' && { text }) };
}

/** Which files of the folder nobody looked at; null for none. */
function saidOfUnread({ files, isCut, tooDeep }: Folder, t: Here['t']): string | null {
  if (isCut) return t('folderCut', { count: files.length });
  if (tooDeep === null) return null;
  const { count, levels, isMore } = tooDeep;
  return t(isMore ? 'folderDeepMany' : 'folderDeep', { levels, count });
}
