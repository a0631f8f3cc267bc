import { describe, expect, it, vi } from 'vitest';
import type { BoardEditor } from '../board-editor.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { addFiles, type Sending } from './add-file.ts';
import { pickUpUploads } from './pick-up-uploads.ts';

const korean = { language: 'ko' } as const;
const half = { fileName: '메모.txt', isProcessing: true, isUploading: true };
const fileNode = (id: string, metadata: Record<string, unknown>) => ({
  ...textNode(id),
  type: 'file' as const,
  title: '메모.txt',
  metadata,
});
const text = (name: string) => new File(['원두'], name, { type: 'text/plain' });

/** A line that answers when it is told to. */
function aLine() {
  const answers: { ok: (fileId: string) => void; fail: () => void }[] = [];
  const refused = vi.fn<Sending['refused']>();
  const sending: Sending = {
    send: () =>
      new Promise((resolve, reject) => {
        answers.push({ ok: (fileId) => resolve({ fileId }), fail: () => reject(new Error('cut')) });
      }),
    failed: () => '파일 업로드에 실패했습니다',
    refused,
  };
  return { answers, refused, sending };
}
const facts = (editor: BoardEditor, id: string) => editor.node(id)?.metadata;

describe('a file that did not arrive', () => {
  it('can be chosen again when its tab was closed, and goes into the same node', async () => {
    vi.stubGlobal('window', new EventTarget());
    const { editor } = await openTestBoard([fileNode('cut', half), fileNode('whole', { ...half, fileId: 'f' })]);
    const { answers, sending } = aLine();
    const stop = pickUpUploads(editor, sending);
    expect(editor.upload('whole')).toBeNull();
    editor.upload('cut')?.choose?.(text('새 메모.txt'));
    expect(editor.upload('cut')).toMatchObject({ percent: 0, retry: null, choose: null });
    expect(editor.node('cut')?.title).toBe('새 메모.txt');
    answers[0]?.ok('file-1');
    await vi.waitFor(() => expect(facts(editor, 'cut')).toMatchObject({ fileId: 'file-1', isProcessing: true }));
    expect(facts(editor, 'cut')).not.toHaveProperty('isUploading');
    expect(editor.upload('cut')).toBeNull();
    stop();
  });

  it('offers both the same file and another after a failure, and says why a file is refused', async () => {
    vi.stubGlobal('window', new EventTarget());
    const { editor } = await openTestBoard([]);
    editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
    const { answers, refused, sending } = aLine();
    const [node] = addFiles(editor, [text('메모.txt'), text('메모.exe')], sending, korean);
    expect(refused.mock.calls).toEqual([[[{ name: '메모.exe', reason: 'wrong-type' }]]]);
    answers[0]?.fail();
    await vi.waitFor(() => expect(editor.upload(node!.id)?.retry).toBeTypeOf('function'));
    expect(facts(editor, node!.id)).toMatchObject({ isProcessing: false, isRetryable: false });
    editor.upload(node!.id)?.choose?.(text('도구.exe'));
    expect(refused).toHaveBeenCalledTimes(2);
    expect(editor.upload(node!.id)?.retry).toBeTypeOf('function');
    editor.upload(node!.id)?.retry?.();
    expect(facts(editor, node!.id)).toMatchObject({ isProcessing: true, isUploading: true });
    expect(facts(editor, node!.id)).not.toHaveProperty('processingError');
  });
});
