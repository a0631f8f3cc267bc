import { expect, it } from 'vitest';
import { chat } from './chat.ts';
import { orgs } from './orgs.ts';
import { projectBoard } from './project-board.ts';
import { projects } from './projects.ts';

it('the organisation screen quotes the specification', () => {
  const { invite, settings, newProject, statProjects, statCredits, statStorage, statMembers, ...words } = orgs.en;
  expect([invite, settings, newProject]).toEqual(['Invite Member', 'Settings', 'New Project']);
  expect([statProjects, statCredits, statStorage, statMembers]).toEqual([
    'Projects',
    'Credits Remaining',
    'Storage Used',
    'Members',
  ]);
  expect(words).toMatchObject({
    noDescription: 'No description',
    updated: 'Updated {{date}}',
    fileCount: '{{count}} files',
    viewAll: 'View All',
    manage: 'Manage',
  });
});

it('the project screen quotes the specification', () => {
  expect(projects.en).toMatchObject({
    share: 'Share',
    openBoard: 'Open Board',
    tabFiles: 'Files',
    tabChat: 'AI Chat',
    tabMembers: 'Members',
    tabSettings: 'Settings',
    files: 'Project Files',
    noFiles: 'No files uploaded',
    addMember: 'Add Member',
    added: 'Added {{date}}',
    noMembers: 'No members',
    name: 'Project Name',
    description: 'Description',
    publicAccess: 'Public Access',
    dangerZone: 'Danger Zone',
    uploadError: 'Upload error',
    uploadErrorText: 'Failed to get upload URL. Please try again.',
    uploadFailed: 'Upload failed',
    uploadFailedText: 'Failed to process uploaded file. Please try again.',
    uploadComplete: 'Upload complete',
    uploadCompleteText: 'File has been uploaded and is being processed.',
  });
  expect(projects.en.uploadText).toContain('50MB per file');
  expect(projects.ko.uploadText).toContain('파일당 50MB');
});

it('the project board quotes the specification', () => {
  expect(projectBoard.en).toMatchObject({
    back: 'Back to Project',
    title: '{{name}} Board',
    untitled: 'Project',
    addNode: 'Add Node',
    generate: 'AI Generate',
    share: 'Share',
    export: 'Export',
    addNote: 'Add Note',
    noteTitle: 'New Note',
    noteContent: 'Click to edit...',
    empty: 'Empty Board',
    emptyText: 'Upload files or add notes to start building your visual workspace',
    assistant: 'AI Assistant',
    assistantText: 'Ask questions about your project content',
    noteCreated: 'Node created',
    noteCreatedText: 'New node has been added to the board.',
  });
});

it('the chat quotes the specification, and labels web answers in Korean', () => {
  expect(chat.en).toMatchObject({
    askFailedNotice: 'Failed to get AI response. Please try again.',
    searchFailedNotice: 'Failed to perform web search. Please try again.',
    copied: 'Copied',
    copiedText: 'Message copied to clipboard.',
    noResponse: 'No response received',
  });
  expect([chat.ko.webSearchResult, chat.ko.sources]).toEqual(['웹 검색 결과', '출처']);
});
