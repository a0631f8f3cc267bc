import { Bell, Ellipsis, Minus, Moon, Plus, Search, Sun, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { ActionItems } from '../board/actions/ActionItems.tsx';
import { useReading } from '../lib/query.ts';
import { useOpenSearch } from '../shell/open-search.ts';
import { UnreadDot } from '../shell/UnreadDot.tsx';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useTheme } from '../ui/theme.tsx';
import { useWords } from '../words/index.ts';

const NoticesSheet = lazyComponent(() => import('../shell/NoticesSheet.tsx'), 'NoticesSheet');

const ZOOM_STEP = 1.25;
const FLIGHT_MS = 140;

const NOTHING: ReadonlySet<string> = new Set();
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The dots of telephones: what can be done with the whole board, and what the navigation bar has elsewhere. */
export function PhoneMenu({ onShare }: { onShare: () => void }) {
  const t = useWords('board');
  const shell = useWords('shell');
  const sharing = useWords('sharing');
  const openSearch = useOpenSearch();
  const { theme, toggle } = useTheme();
  const Theme = theme === 'dark' ? Sun : Moon;
  const unread = useReading(notificationsApi.list).data?.unread ?? 0;
  const [hasNotices, setNotices] = useState(false);
  return (
    <>
      <Menu
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
        widthPx={220}
      >
        <MenuItem icon={<Users {...icon} />} onSelect={onShare}>
          {sharing('share')}
        </MenuItem>
        <ActionItems menu="bar" ids={NOTHING} />
        <MenuLine />
        <ZoomItems />
        <MenuLine />
        <MenuItem
          icon={<Bell {...icon} />}
          badge={unread > 0 && <Badge className="tnum">{unread}</Badge>}
          onSelect={() => setNotices(true)}
        >
          {shell('notices')}
        </MenuItem>
        {openSearch && (
          <MenuItem icon={<Search {...icon} />} onSelect={openSearch}>
            {shell('searchShort')}
          </MenuItem>
        )}
        <MenuItem icon={<Theme {...icon} />} onSelect={toggle}>
          {theme === 'dark' ? shell('goLight') : shell('goDark')}
        </MenuItem>
      </Menu>
      {hasNotices && (
        <Suspense>
          <NoticesSheet onClose={() => setNotices(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The zoom controls that the other screens have in a bar. */
function ZoomItems() {
  const { editor } = useEngine();
  const t = useWords('board');
  const zoom = (factor: number) => () => editor.camera.zoomBy(factor, FLIGHT_MS);
  return (
    <>
      <MenuItem staysOpen icon={<Plus {...icon} />} onSelect={zoom(ZOOM_STEP)}>
        {t('zoomIn')}
      </MenuItem>
      <MenuItem staysOpen icon={<Minus {...icon} />} onSelect={zoom(1 / ZOOM_STEP)}>
        {t('zoomOut')}
      </MenuItem>
    </>
  );
}
