import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { refreshChat } from '../chat/reading.ts';
import { reading } from '../lib/query.ts';
import { hearBoard } from './hear-board.ts';

/** Keeps the file list and the conversation of a project as others and the server change them. */
export function useProjectNews({ id, boardId }: Pick<Project, 'id' | 'boardId'>): void {
  const client = useQueryClient();
  useEffect(() => {
    const params = { projectId: id };
    const readFiles = () =>
      void Promise.all([
        client.invalidateQueries({ queryKey: reading(projectsApi.readFiles, { params }).queryKey }),
        client.invalidateQueries({ queryKey: reading(projectsApi.read, { params }).queryKey }),
      ]);
    const readChat = (talk: string | null) => void refreshChat(client, params, id, talk);
    return hearBoard(boardId, {
      onMessage(message) {
        if (message.say === 'files') readFiles();
        if (message.say === 'chat' && message.nodeId === id) readChat(message.conversationId);
      },
      onBack() {
        readFiles();
        readChat(null);
      },
    });
  }, [client, id, boardId]);
}
