import { useQueryClient } from '@tanstack/react-query';

const isPlace = /^\/api\/(orgs|projects|invitations|notifications)\b/;

/** Reads again everything that is kept of organisations and projects: names, people, counts and roles hang together. */
export function useRefreshPlaces(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && isPlace.test(key) });
}
