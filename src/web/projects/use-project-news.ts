import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { refreshChat, refreshProjectContext } from '../chat/reading.ts';
import { reading } from '../lib/query.ts';
import { hearBoard } from './hear-board.ts';

/** Keeps the file list, the conversation of a project and what it reads as others and the server change them. */
export function useProjectNews({ id, boardId }: Pick<Project, 'id' | 'boardId'>): void {
  const client = useQueryClient();
  useEffect(() => {
    const params = { projectId: id };
    const readSources = () =>
      void Promise.all([
        client.invalidateQueries({ queryKey: reading(projectsApi.read, { params }).queryKey }),
        refreshProjectContext(client, params),
      ]);
    const readFiles = () => {
      void client.invalidateQueries({ queryKey: reading(projectsApi.readFiles, { params }).queryKey });
      readSources();
    };
    const readChat = (talk: string | null) => void refreshChat(client, params, id, talk);
    return hearBoard(boardId, {
      onMessage(message) {
        if (message.say === 'files') readFiles();
        if (message.say === 'changes' && message.events.some(concernsSources)) readSources();
        if (message.say === 'chat' && message.nodeId === id) readChat(message.conversationId);
      },
      onBack() {
        readFiles();
        readChat(null);
      },
    });
  }, [client, id, boardId]);
}

/** Cards that came or went, and what became of the reading of one. */
const concernsSources = ({ change }: BoardEvent): boolean =>
  change.do === 'add-node' ||
  change.do === 'remove-node' ||
  (change.do === 'patch-node' && change.patch.metadata !== undefined);
