import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { SaveStatus as Status } from '../../editor/save-status.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { EditorContext } from '../../board-context/hooks.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { SaveStatus } from './SaveStatus.tsx';

beforeAll(() => showWords('en', wordsOf('en')));

const shown = (status: Status, isOffline = false): string => {
  const editor = {
    mayEdit: true,
    status: () => status,
    line: () => ({ isOffline, waiting: 3 }),
    lastSavedAt: () => null,
    subscribe: () => () => undefined,
  } as unknown as BoardEditor;
  return renderToStaticMarkup(
    <EngineContext value={{ editor } as Engine}>
      <EditorContext value={editor}>
        <SaveStatus savedAt="2026-11-22T10:23:00" />
      </EditorContext>
    </EngineContext>,
  ).replaceAll(/<[^>]*>/g, '|');
};

it.each<[Status | 'offline', string]>([
  ['pending', 'Pending'],
  ['saving', 'Saving'],
  ['saved', 'Saved'],
  ['error', 'Save failed'],
  ['offline', 'Offline'],
])('says when the board was last saved while it is %s', (state, word) => {
  const text = state === 'offline' ? shown('pending', true) : shown(state);
  expect(text).toContain(`|${word}|`);
  expect(text).toMatch(/\|10:23\sAM\|/);
});
