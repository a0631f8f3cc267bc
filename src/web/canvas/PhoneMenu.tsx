import { Bell, Ellipsis, Minus, Moon, Plus, Search, Sun, Users, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { FindingMenu } from '../board/actions/FindingMenu.tsx';
import type { MenuEntry, MenuPart } from '../board/actions/menu-entries.ts';
import { useReading } from '../lib/query.ts';
import { useOpenSearch } from '../shell/open-search.ts';
import { UnreadDot } from '../shell/UnreadDot.tsx';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useTheme } from '../ui/theme.tsx';
import { useWords, withWords } from '../words/index.ts';

const NoticesSheet = lazyComponent(() => withWords(['notices'], import('../shell/NoticesSheet.tsx')), 'NoticesSheet');

const ZOOM_STEP = 1.25;
const FLIGHT_MS = 140;

const NOTHING: ReadonlySet<string> = new Set();
/** The dots of telephones: what can be done with the whole board, and what the navigation bar has elsewhere. */
export function PhoneMenu({ onShare }: { onShare: () => void }) {
  const t = useWords('board');
  const shell = useWords('shell');
  const unread = useReading(notificationsApi.list).data?.unread ?? 0;
  const [hasNotices, setNotices] = useState(false);
  const more = useScreenParts(unread, { onNotices: () => setNotices(true), onShare });
  return (
    <>
      <FindingMenu
        trigger={
          <IconButton
            size="lg"
            label={unread > 0 ? `${t('more')}: ${shell('noticesUnread', { count: unread })}` : t('more')}
            icon={
              <>
                <Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />
                {unread > 0 && <UnreadDot className="top-2.5 right-2" />}
              </>
            }
          />
        }
        asked={{ menu: 'bar', ids: NOTHING }}
        more={more}
      />
      {hasNotices && (
        <Suspense>
          <NoticesSheet onClose={() => setNotices(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The zoom controls that the other screens have in a bar, and what stands in their navigation bar. */
function useScreenParts(
  unread: number,
  { onNotices, onShare }: { onNotices: () => void; onShare: () => void },
): (editor: BoardEditor) => MenuPart[] {
  const t = useWords('actions');
  const sharing = useWords('sharing');
  const shell = useWords('shell');
  const openSearch = useOpenSearch();
  const { theme, toggle } = useTheme();
  const entry = (id: string, label: string, Icon: LucideIcon, run: () => void): MenuEntry => ({
    id,
    label,
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" />,
    run,
  });
  const zoom = (editor: BoardEditor, id: 'zoomIn' | 'zoomOut', Icon: LucideIcon, factor: number): MenuEntry => ({
    ...entry(id, t(`label.${id}`), Icon, () => editor.camera.zoomBy(factor, FLIGHT_MS)),
    staysOpen: true,
  });
  return (editor) => [
    {
      id: 'zoom',
      title: t('section.zoom'),
      entries: [zoom(editor, 'zoomIn', Plus, ZOOM_STEP), zoom(editor, 'zoomOut', Minus, 1 / ZOOM_STEP)],
    },
    {
      id: 'app',
      title: t('section.app'),
      entries: [
        entry('share', sharing('share'), Users, onShare),
        {
          ...entry('notices', shell('notices'), Bell, onNotices),
          badge: unread > 0 && <Badge className="tnum">{unread}</Badge>,
        },
        ...(openSearch ? [entry('search', shell('searchShort'), Search, openSearch)] : []),
        entry('theme', shell(theme === 'dark' ? 'goLight' : 'goDark'), theme === 'dark' ? Sun : Moon, toggle),
      ],
    },
  ];
}
