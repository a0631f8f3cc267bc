import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import type { BoardNode } from '../../src/contract/board/board.schema.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
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

/** A canvas of `n` cards on a grid with n/2 wires, always the same one. Answers its id. */
export async function seedBoard(account: Account, n: number): Promise<string> {
  const { id } = (await post(account, '/api/canvases', { title: `${n}`, useTemplate: 'blank' })) as { id: string };
  const random = numbers(7);
  const columns = columnsOf(n);
  const nodes = Array.from({ length: n }, (_, i) => card(i, columns, random));
  const changes: BoardChange[] = nodes.map((node) => ({ do: 'add-node', node }));
  for (let k = 0; k < Math.floor(n / 2); k++) {
    const from = (k * 2) % n;
    const to = (random() < 0.55 ? from + 1 : from + columns) % n;
    changes.push({
      do: 'add-edge',
      edge: wire(nodes[from]?.id ?? '', nodes[to === from ? (from + 1) % n : to]?.id ?? ''),
    });
  }
  for (let i = 0; i < changes.length; i += BATCH) {
    const batch = changes.slice(i, i + BATCH).map((change) => ({ id: newId(Date.now()), change }));
    await post(account, `/api/canvases/${id}/changes`, { changes: batch });
  }
  return id;
}

export const columnsOf = (n: number): number => Math.ceil(Math.sqrt(n));

function card(i: number, columns: number, random: () => number): BoardNode {
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  return blankNode({
    id: newId(Date.now()),
    type: random() < 0.7 ? 'text' : 'ai_summary',
    title: `${word()} ${word()} ${i}`,
    content: `${word()} ${word()} ${word()} ${word()}\n${word()} ${word()} ${word()}`,
    position: { x: (i % columns) * CARD.pitchX, y: Math.floor(i / columns) * CARD.pitchY },
    size: { width: CARD.width, height: CARD.height },
  });
}

const wire = (source: string, target: string) => blankEdge({ id: newId(Date.now()), source, target });

async function post({ url, cookies }: Account, at: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url + at, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'sec-fetch-site': 'same-origin',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The same row of numbers in [0, 1) for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
