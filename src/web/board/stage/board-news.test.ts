import { describe, expect, it } from 'vitest';
import type { FaultCode } from '#contract/base/fault.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { ApiError } from '../../lib/api.ts';
import { board } from '../../words/board.ts';
import { canvas } from '../../words/canvas.ts';
import { chat } from '../../words/chat.ts';
import { common } from '../../words/common.ts';
import { nodeViews } from '../../words/node-views.ts';
import { textNode } from '../../editor/test-server.ts';
import { refusalWords, saysWhy } from './use-board-news.ts';

const patch = (what: Extract<BoardChange, { do: 'patch-node' }>['patch']): BoardChange => ({
  do: 'patch-node',
  id: 'n',
  patch: what,
});
const edge = { id: 'e', source: 'a', target: 'b', type: 'deletable', animated: false, style: {} };
const wire = { ...edge, label: null, markerEnd: null, sourceHandle: null, targetHandle: null, depth: null };
const labelled = { ...wire, label: '전' };
const link = { ...textNode('n'), type: 'website' } as const;

describe('what is said when the server refuses, in the words of the catalogue of errors', () => {
  it.each<[string, BoardChange, boolean, string, string]>([
    [
      'a node',
      { do: 'add-node', node: textNode('n') },
      false,
      'Creation Failed',
      'Failed to create node. Please try again.',
    ],
    ['a deletion', { do: 'remove-node', id: 'n' }, false, 'Delete Failed', 'Failed to delete node'],
    [
      'a connection',
      { do: 'add-edge', edge: wire },
      false,
      'Connection Failed',
      'Failed to create connection. Please try again.',
    ],
    ['the end of a connection', { do: 'remove-edge', id: 'e' }, false, 'Delete Failed', 'Failed to delete connection'],
    ['typed words', patch({ content: 'x' }), false, 'Update Failed', 'Failed to update node. Please try again.'],
    [
      'a size',
      patch({ size: { width: 200, height: 200 } }),
      false,
      'Update Failed',
      'Failed to update node. Please try again.',
    ],
    [
      'a place',
      patch({ position: { x: 0, y: 0 } }),
      false,
      'Update Failed',
      'Failed to update node. Please try again.',
    ],
    [
      "a group's size",
      patch({ size: { width: 200, height: 200 } }),
      true,
      'Size Update Failed',
      'Failed to save group size. Please try again.',
    ],
    [
      "a group's title",
      patch({ title: 'x' }),
      true,
      'Title Update Failed',
      'Failed to save group title. Title has been reverted.',
    ],
    [
      "a group's content",
      patch({ metadata: { isCollapsed: true } }),
      true,
      'Group Update Failed',
      'Failed to update group content. Please try again.',
    ],
    [
      'a parent',
      patch({ parentId: 'g', position: { x: 0, y: 0 } }),
      false,
      'Update Failed',
      'Failed to update node parent relationship. Please try again.',
    ],
  ])('%s', (_, change, ofGroup, title, text) => {
    const said = refusalWords({ changes: [change], ofGroup });
    expect([board.en[said.title], board.en[said.text]]).toEqual([title, text]);
    expect(said.prefersServer ?? false).toBe(change.do === 'remove-node');
  });

  it.each([
    ['a label that was typed', { label: '근거' }, { title: 'updateFailed', text: 'wireFailedText', label: '근거' }],
    ['a label that was taken away', { label: null }, { title: 'updateFailed', text: 'wireFailedText' }],
    ['an end carried elsewhere', { label: '전', target: 'c' }, { title: 'updateFailed', text: 'wireFailedText' }],
  ])('%s, on a wire that stood already', (_, facts, said) => {
    const changes: BoardChange[] = [{ do: 'add-edge', edge: { ...labelled, ...facts } }];
    expect(refusalWords({ changes, ofGroup: false, wires: [labelled] })).toEqual(said);
    expect(board.ko.labelFailedText).toContain('{{label}}');
  });

  it('a link: 처리 실패, 노드를 생성할 수 없습니다', () => {
    const said = refusalWords({ changes: [{ do: 'add-node', node: link }], ofGroup: false });
    expect([board.ko[said.title], board.ko[said.text]]).toEqual(['처리 실패', '노드를 생성할 수 없습니다']);
  });
});

describe('the words of the specification', () => {
  it.each([
    [board.en.nodeCreated, 'Node Created'],
    [board.en.nodeCreatedText, 'New node has been added to the board.'],
    [board.en.nodeDeleted, 'Node Deleted'],
    [board.en.nodeUpdated, 'Node Updated'],
    [board.en.nodeUpdatedText, 'Text node has been updated successfully.'],
    [board.en.groupUpdated, 'Group Updated'],
    [board.en.connectionCreated, 'Connection Created'],
    [board.en.connectionCreatedText, 'Nodes have been connected.'],
    [board.en.connectionDeleted, 'Connection Deleted'],
    [board.en.invalidPosition, 'Invalid position coordinates'],
    [board.en.pending, 'Pending'],
    [board.en.saving, 'Saving'],
    [board.en.saved, 'Saved'],
    [board.en.saveFailed, 'Save failed'],
    [board.en.saveFailedTitle, 'Save Failed'],
    [board.en.saveFailedSentence, 'Failed to save your changes. Please try again.'],
    [board.en.fitView, 'Fit View'],
    [canvas.en.error, 'Error'],
    [canvas.en.notLoaded, 'Canvas not loaded. Please try again.'],
    [canvas.en.creating, 'Creating Canvas'],
    [canvas.en.loading, 'Loading Canvas'],
    [board.ko.tools, '도구'],
    [board.ko.fileTooLarge, '파일 크기는 10MB 이하여야 합니다.'],
    [board.ko.notALink, '올바른 URL을 입력해주세요. (예: https://example.com)'],
    [board.ko.groupRefused, '그룹 추가 불가'],
    [board.ko.groupRefusedText, 'AI Chat 노드는 그룹에 추가할 수 없습니다.'],
    [board.ko.processFailed, '처리 실패'],
    [board.ko.linkCreationFailedText, '노드를 생성할 수 없습니다'],
    [board.ko.pdfFailed, 'PDF 업로드 실패'],
    [board.ko.uploadAddressFailed, '업로드 URL을 가져올 수 없습니다'],
    [board.ko.uploadBytesFailed, '파일 업로드에 실패했습니다'],
    [nodeViews.ko.failedHeadline.pdf, 'PDF 처리에 실패했습니다'],
    [nodeViews.ko.failedHeadline.youtube, '트랜스크립트를 가져올 수 없습니다'],
    [nodeViews.ko.failedHeadline.website, '웹사이트 스크래핑을 가져올 수 없습니다'],
    [common.ko.noLine, '서버 연결에 문제가 있습니다'],
    [common.en.noLine, 'Network error'],
    [chat.en.noResponse, 'No response received'],
    [chat.en.failedTitle, 'Sorry, I encountered an error processing your request. Please try again.'],
  ])('%s', (word, verbatim) => expect(word).toBe(verbatim));
});

const refusedWith = (code: FaultCode) =>
  new ApiError(413, 'Payload Too Large', JSON.stringify({ code, message: 'a sentence', requestId: 'r' }));

describe('the notice of a refused change', () => {
  it.each<[FaultCode, boolean]>([
    ['board-full', true],
    ['account-full', true],
    ['too-large', true],
    ['bad-input', false],
    ['conflict', false],
  ])('tells what to do where the refusal is about room: %s', (code, tells) => {
    expect(saysWhy(refusedWith(code), {})).toBe(tells);
  });

  it('keeps the label that was typed at a wire, whatever the refusal', () => {
    expect(saysWhy(refusedWith('board-full'), { label: '근거' })).toBe(false);
  });

  it('has no sentence where the answer was not the server’s', () => {
    expect(saysWhy(new ApiError(413, 'Payload Too Large', '<html>'), {})).toBe(false);
    expect(saysWhy(new TypeError('offline'), { prefersServer: true })).toBe(false);
  });
});
