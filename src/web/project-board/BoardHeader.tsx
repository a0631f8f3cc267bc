import { ArrowLeft, Download, Ellipsis, MessagesSquare, Plus, Share2, SlidersHorizontal, Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { afterMenu } from '../board-context/chosen.ts';
import { SaveStatus } from '../board/stage/SaveStatus.tsx';
import type { MenuEntry } from '../board/actions/menu-entries.ts';
import { usePanels } from '../board-context/panels.ts';
import { useTools } from '../board-context/tools.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useTopBar } from '../lib/use-top-bar.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';

const FindingMenu = lazyComponent(() => import('../board/actions/FindingMenu.tsx'), 'FindingMenu');

export type HeaderDialog = 'generate' | 'settings' | 'share';

interface BoardHeaderProps {
  project: Project;
  editor: BoardEditor;
  isAssistantShown: boolean;
  onAssistant: () => void;
  onDialog: (dialog: HeaderDialog) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/**
 * The second bar of a project's board. Below 1024 px everything but adding folds into a menu, on phones together with what
 * the zoom bar has elsewhere.
 */
export function BoardHeader(props: BoardHeaderProps) {
  const { project, editor, isAssistantShown, onAssistant, onDialog } = props;
  const t = useWords('projectBoard');
  useTopBar('second');
  const isWide = useIsWide();
  const more: MenuEntry[] = [
    ...(editor.mayAsk && editor.mayEdit
      ? [{ id: 'generate', label: t('generate'), icon: <Sparkles {...icon} />, run: () => onDialog('generate') }]
      : []),
    { id: 'settings', label: t('settings'), icon: <SlidersHorizontal {...icon} />, run: () => onDialog('settings') },
    ...(project.isMember
      ? [{ id: 'share', label: t('share'), icon: <Share2 {...icon} />, run: () => onDialog('share') }]
      : []),
  ];
  const moreParts = () => [{ id: 'project', title: t('untitled'), entries: more }];
  return (
    <header
      data-second-bar
      className="flex h-(--h-nav) shrink-0 items-center gap-2 border-b border-line bg-surface px-3 max-sm:[&_time]:hidden max-sm:gap-0.5 max-sm:px-1 md:px-6"
    >
      <Link
        to={`/projects/${project.id}`}
        className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold text-ink-2 hover:text-ink max-md:h-11 max-sm:w-11 max-sm:justify-center"
      >
        <ArrowLeft size={16} strokeWidth={2} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('back')}</span>
      </Link>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <h1 className="min-w-0 truncate px-1.5 text-read font-[650]">
        {t('title', { name: project.name || t('untitled') })}
      </h1>
      <SaveStatus />
      <span className="flex-1" />
      {editor.mayEdit && <AddNodeMenu />}
      {editor.mayAsk && editor.mayEdit && (
        <Button
          variant="accent"
          className="max-lg:hidden"
          onClick={() => onDialog('generate')}
          icon={<Sparkles {...icon} />}
        >
          {t('generate')}
        </Button>
      )}
      {project.isMember && (
        <IconButton
          label={isAssistantShown ? t('hideChat') : t('showChat')}
          isOn={isAssistantShown}
          className="max-md:size-11"
          icon={<MessagesSquare {...icon} />}
          onClick={onAssistant}
        />
      )}
      <IconButton
        label={t('settings')}
        className="max-lg:hidden"
        icon={<SlidersHorizontal {...icon} />}
        onClick={() => onDialog('settings')}
      />
      {project.isMember && (
        <Button className="max-lg:hidden" onClick={() => onDialog('share')} icon={<Share2 {...icon} />}>
          {t('share')}
        </Button>
      )}
      <Menu trigger={<ExportButton label={t('export')} />}>
        <ExportItems />
      </Menu>
      {isWide ? (
        <Menu trigger={<MoreButton label={t('more')} />}>
          {more.map(({ id, label, icon: sign, run }) => (
            <MenuItem key={id} icon={sign} onSelect={run}>
              {label}
            </MenuItem>
          ))}
          <MenuLine />
          <ExportItems />
        </Menu>
      ) : (
        <Suspense fallback={<MoreButton label={t('more')} />}>
          <FindingMenu
            trigger={<MoreButton label={t('more')} />}
            asked={{ menu: 'bar', ids: NOTHING }}
            more={moreParts}
          />
        </Suspense>
      )}
    </header>
  );
}

const ExportButton = ({ label, ...rest }: { label: string }) => (
  <Button {...rest} className="max-lg:hidden" icon={<Download {...icon} />}>
    {label}
  </Button>
);
const MoreButton = ({ label, ...rest }: { label: string }) => (
  <IconButton {...rest} label={label} className="max-md:size-11 lg:hidden" icon={<Ellipsis {...icon} />} />
);

function AddNodeMenu() {
  const t = useWords('projectBoard');
  const board = useWords('board');
  const tools = useTools();
  return (
    <Menu
      trigger={
        <Button className="max-md:h-11 max-sm:w-11 max-sm:px-0" icon={<Plus {...icon} />}>
          <span className="max-sm:sr-only">{t('addNode')}</span>
        </Button>
      }
    >
      {tools.offered.map((tool) => (
        <MenuItem key={tool} icon={<KindIcon kind={tool} />} onSelect={() => tools.use(tool)}>
          {board(`tool.${tool}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function ExportItems() {
  const t = useWords('projectBoard');
  const panels = usePanels();
  const items = [['md', t('exportMarkdown')] as const, ['json', t('exportJson')] as const];
  return items.map(([format, name]) => (
    <MenuItem
      key={format}
      icon={<Download {...icon} />}
      onSelect={() => afterMenu(() => panels.open({ what: 'export', format }))}
    >
      {name}
    </MenuItem>
  ));
}
