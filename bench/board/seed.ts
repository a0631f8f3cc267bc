import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import type { BoardNode, StoredType } from '../../src/contract/board/board.schema.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
import { makePicture } from './picture.ts';
import { seoyeon, signInByForm } from '../../src/server/testing/sign-in.ts';

/** Somebody who is signed in: what a request carries, and what a browser needs. */
export interface Account {
  url: string;
  cookies: { name: string; value: string }[];
}

export const CARD = { width: 280, height: 200, pitchX: 340, pitchY: 260 } as const;
const WORDS =
  '영상 초안 모델 메모 아이디어 시장 사용자 가격 흐름 도표 목표 위험 예산 출시 시험 이야기 상표 장면 대본 조명 음악 자막 편집 썸네일'.split(
    ' ',
  );
const BATCH = 500;

export async function signIn(url: string): Promise<Account> {
  const { browser } = await signInByForm(url, seoyeon);
  const jar = browser.cookies.get(new URL(url).host) ?? new Map<string, string>();
  return { url, cookies: [...jar].map(([name, value]) => ({ name, value })) };
}

/** A canvas of `n` nodes of all kinds on a grid, some in groups, with n/2 wires, always the same one. Answers its id. */
export async function seedBoard(account: Account, n: number): Promise<string> {
  const { id } = (await post(account, '/api/canvases', { title: `${n}`, useTemplate: 'blank' })) as { id: string };
  const nodes = nodesOf(n, await uploadPicture(account, id));
  const ends = nodes.filter((node) => node.type !== 'group').map((node) => node.id);
  const random = numbers(11);
  const changes: BoardChange[] = nodes.map((node) => ({ do: 'add-node', node }));
  for (let k = 0; k < Math.floor(n / 2); k++) {
    const from = (k * 2) % ends.length;
    const to = (random() < 0.55 ? from + 1 : from + columnsOf(n)) % ends.length;
    const target = ends[to === from ? (from + 1) % ends.length : to];
    changes.push({ do: 'add-edge', edge: wire(ends[from] ?? '', target ?? '') });
  }
  await send(account, id, changes);
  await untilRead(account, id);
  return id;
}

/** A whole board is asked for: more often would be the greater part of the server's work. */
const ASK_EVERY_MS = 5_000;

/** Until the server has done with every link and file of the board: its work would be counted as the page's. */
async function untilRead(account: Account, canvasId: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${account.url}/api/canvases/${canvasId}/board`, { headers: carried(account) });
    const { nodes } = (await answer.json()) as { nodes: Pick<BoardNode, 'metadata'>[] };
    const isDone = ({ metadata }: (typeof nodes)[number]) =>
      (metadata.url === undefined && metadata.fileId === undefined) || metadata.isProcessing === false;
    if (nodes.every(isDone)) return;
    await pause(ASK_EVERY_MS);
  }
}

/** Sends changes to a canvas in batches. */
export async function send(account: Account, canvasId: string, changes: readonly BoardChange[]): Promise<void> {
  for (let i = 0; i < changes.length; i += BATCH) {
    const batch = changes.slice(i, i + BATCH).map((change) => ({ id: newId(Date.now()), change }));
    await post(account, `/api/canvases/${canvasId}/changes`, { changes: batch });
  }
}

export const columnsOf = (n: number): number => Math.ceil(Math.sqrt(n));

/** Board pixels of the grid. */
export const extentOf = (n: number) => {
  const columns = columnsOf(n);
  return { width: columns * CARD.pitchX, height: Math.ceil(n / columns) * CARD.pitchY };
};

/** In every block of 10 x 8 cells, 3 x 2 of them stand in a group. */
const GROUP = { everyX: 10, everyY: 8, fromX: 4, fromY: 3, cellsX: 3, cellsY: 2 } as const;
const HEAD_PX = 50;

function nodesOf(n: number, fileId: string): BoardNode[] {
  const random = numbers(7);
  const columns = columnsOf(n);
  const groups = new Map<string, string>();
  const nodes: BoardNode[] = [];
  for (let cell = 0; nodes.length < n; cell++) {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const across = (column % GROUP.everyX) - GROUP.fromX;
    const down = (row % GROUP.everyY) - GROUP.fromY;
    const isInGroup = across >= 0 && across < GROUP.cellsX && down >= 0 && down < GROUP.cellsY;
    const block = `${Math.floor(column / GROUP.everyX)} ${Math.floor(row / GROUP.everyY)}`;
    if (isInGroup && !groups.has(block)) {
      const group = groupAt(column, row);
      groups.set(block, group.id);
      nodes.push(group);
    }
    if (nodes.length < n)
      nodes.push(card(cell, column, row, isInGroup ? (groups.get(block) ?? null) : null, fileId, random));
  }
  return nodes;
}

function groupAt(column: number, row: number): BoardNode {
  return blankNode({
    id: newId(Date.now()),
    type: 'group',
    title: '참고 영상',
    position: { x: column * CARD.pitchX - 20, y: row * CARD.pitchY - HEAD_PX },
    size: { width: GROUP.cellsX * CARD.pitchX - 20, height: GROUP.cellsY * CARD.pitchY },
  });
}

function card(
  i: number,
  column: number,
  row: number,
  parentId: string | null,
  fileId: string,
  random: () => number,
): BoardNode {
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const picture = `/api/files/${fileId}`;
  const share = random();
  const chosen = mix.find(([upTo]) => share < upTo)?.[1] ?? 'text';
  const type = chosen === 'ai_chat' && parentId !== null ? 'text' : chosen;
  const hasPicture = random() < 0.7;
  return blankNode({
    id: newId(Date.now()),
    type,
    title: `${word()} ${word()} ${i}`,
    content: type === 'ai_chat' ? '' : `${word()} ${word()} ${word()} ${word()}\n${word()} ${word()} ${word()}`,
    position: { x: column * CARD.pitchX, y: row * CARD.pitchY },
    size: { width: CARD.width, height: CARD.height },
    parentId,
    metadata: factsOf(type, i, hasPicture ? picture : null, fileId),
  });
}

/** What stands on a creator's board, by the share up to which a kind is taken. */
const mix: readonly (readonly [number, StoredType])[] = [
  [0.32, 'text'],
  [0.42, 'sticky'],
  [0.52, 'ai_summary'],
  [0.67, 'website'],
  [0.81, 'youtube_transcript'],
  [0.86, 'instagram_transcript'],
  [0.96, 'file'],
  [1, 'ai_chat'],
];

function factsOf(type: StoredType, i: number, picture: string | null, fileId: string): Record<string, unknown> {
  const thumbnail = picture === null ? {} : { thumbnail: picture };
  const url = `https://example.com/${i}`;
  if (type === 'website') return { url, domain: 'example.com', description: '본문의 처음 몇 줄입니다.', ...thumbnail };
  if (type === 'youtube_transcript') return { url, videoId: 'abcdefghijk', channelTitle: '느린부엌', ...thumbnail };
  if (type === 'instagram_transcript') return { url, postId: `p${i}`, username: 'today_homecafe', ...thumbnail };
  if (type !== 'file') return {};
  return { name: `사진 ${i}.png`, fileName: `사진 ${i}.png`, fileType: 'image', fileSize: 2_400, fileId };
}

const uploadPicture = (account: Account, canvasId: string): Promise<string> =>
  uploadFile(account, canvasId, { name: '사진.png', mimeType: 'image/png', bytes: makePicture(192, 108) });

/** Answers the file's id; rejects with the server's own words when it is not taken. */
export async function uploadFile(
  account: Account,
  canvasId: string,
  { name, mimeType, bytes }: { name: string; mimeType: string; bytes: Buffer<ArrayBuffer> },
): Promise<string> {
  const facts = { name, size: bytes.length, mimeType };
  const address = (await post(account, `/api/canvases/${canvasId}/upload-pdf`, facts)) as {
    uploadURL: string;
    fileId: string;
  };
  const answer = await fetch(new URL(address.uploadURL, account.url), {
    method: 'PUT',
    headers: { 'content-type': mimeType, ...carried(account) },
    body: bytes,
  });
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return address.fileId;
}

const wire = (source: string, target: string) => blankEdge({ id: newId(Date.now()), source, target });

const ANSWERED_WITHIN_MS = 120_000;

/** Calls the server as this person's page does. */
export async function post(account: Account, at: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(account.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...carried(account) },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(ANSWERED_WITHIN_MS), ...(signal ? [signal] : [])]),
  });
  if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const carried = ({ url, cookies }: Account) => ({
  origin: url,
  'sec-fetch-site': 'same-origin',
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

/** The same row of numbers in [0, 1) for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
