import { ArrowDownWideNarrow, FolderOpen, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Project, ProjectFile } from '#contract/projects/projects.schema.ts';
import { quotationQuestion, type Quotation } from '../../sources/quotation.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { useMay } from '../../shell/use-may.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Menu, MenuChoice } from '../../ui/Menu.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useWords } from '../../words/index.ts';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { fileKindOf } from './file-kind.ts';
import { FILE_COLUMNS, FileRow } from './FileRow.tsx';
import { FileViewer } from './FileViewer.tsx';
import { useCitedInAddress, type CitedInFile } from './use-cited-in-address.ts';
import { sortFiles, type FileOrder } from './sort-files.ts';

const SourceReader = lazyComponent(() => import('../../sources/SourceReader.tsx'), 'SourceReader');

interface FileListProps {
  project: Project;
  files: readonly ProjectFile[];
  mayEdit: boolean;
  onUpload: () => void;
}

type Opened = { file: ProjectFile; as: 'shown' | 'read' | 'deleting'; cited?: CitedInFile } | null;

/** The files in a table, on phones in rows; each can be seen, downloaded, read again and deleted. */
export function FileList({ project, files, mayEdit, onUpload }: FileListProps) {
  const t = useWords('projects');
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<FileOrder>('recent');
  const [opened, open] = useState<Opened>(null);
  const found = sortFiles(files, order, query);
  const close = () => open(null);
  useCitedInAddress((cited) => {
    const file = files.find(({ id }) => id === cited.fileId);
    if (file) open({ file, as: 'read', cited });
  });
  const may = useMay(project.role);
  const [, setSearch] = useSearchParams();
  /** The project's own conversation is on the tab beside. */
  const ask = (quotation: Quotation) => {
    offerDraft(`chat:${project.id}`, quotationQuestion(quotation));
    setSearch({ tab: 'chat' }, { replace: true });
  };
  return (
    <section aria-labelledby="files" className="mt-7">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="files" className="flex items-center gap-2 text-h3 font-[650]">
          {t('files')}
          <Badge className="tnum">{files.length}</Badge>
        </h2>
        {files.length > 0 && <Finding query={query} onQuery={setQuery} order={order} onOrder={setOrder} />}
      </div>
      {files.length === 0 ? (
        <NoFiles onUpload={mayEdit ? onUpload : null} />
      ) : found.length === 0 ? (
        <p role="status" className="rounded-card border border-line bg-surface px-4 py-8 text-center text-ink-2">
          {t('foundNothing', { query })}
        </p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
          <ColumnNames />
          <ul>
            {found.map((file) => (
              <FileRow
                key={file.id}
                projectId={project.id}
                file={file}
                mayEdit={mayEdit}
                onView={() => open({ file, as: isShown(file) ? 'shown' : 'read' })}
                onDelete={() => open({ file, as: 'deleting' })}
              />
            ))}
          </ul>
        </div>
      )}
      {opened?.as === 'deleting' && <DeleteFileDialog projectId={project.id} file={opened.file} onClose={close} />}
      {opened?.as === 'shown' && (
        <FileViewer
          file={opened.file}
          onClose={close}
          onRead={opened.file.passageCount > 0 ? () => open({ file: opened.file, as: 'read' }) : null}
        />
      )}
      {opened?.as === 'read' && (
        <Suspense>
          <SourceReader
            fileId={opened.file.id}
            passageId={opened.cited?.passageId ?? null}
            quote={opened.cited?.quote ?? null}
            isOverPage
            mayEdit={mayEdit}
            isResizable
            ask={may('board.ask') ? ask : null}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Pictures, videos and sounds are shown; anything else is read. */
const isShown = (file: ProjectFile): boolean => ['image', 'video', 'audio'].includes(fileKindOf(file.mimeType));

function ColumnNames() {
  const t = useWords('projects');
  return (
    <div
      aria-hidden="true"
      className={`hidden h-9 border-b border-line bg-surface-2 px-[18px] text-xs font-medium text-ink-3 ${FILE_COLUMNS}`}
    >
      <span className="sr-only">{t('columnKind')}</span>
      <span className="col-start-2">{t('columnName')}</span>
      <span className="text-right">{t('columnSize')}</span>
      <span>{t('columnDate')}</span>
      <span>{t('columnStatus')}</span>
    </div>
  );
}

function NoFiles({ onUpload }: { onUpload: (() => void) | null }) {
  const t = useWords('projects');
  return (
    <EmptyState
      icon={<FolderOpen size={22} strokeWidth={1.75} aria-hidden="true" />}
      title={t('noFiles')}
      text={t(onUpload ? 'noFilesText' : 'noFilesViewer')}
    >
      {onUpload && (
        <Button icon={<Upload size={16} strokeWidth={2} aria-hidden="true" />} onClick={onUpload}>
          {t('uploadFirst')}
        </Button>
      )}
    </EmptyState>
  );
}

interface FindingProps {
  query: string;
  onQuery: (query: string) => void;
  order: FileOrder;
  onOrder: (order: FileOrder) => void;
}

function Finding({ query, onQuery, order, onOrder }: FindingProps) {
  const t = useWords('projects');
  const orders = [
    { value: 'recent', label: t('sortRecent') },
    { value: 'name', label: t('sortName') },
    { value: 'size', label: t('sortSize') },
  ] as const;
  return (
    <div className="flex items-center gap-2">
      <SearchField label={t('findFile')} value={query} onType={onQuery} className="w-44" />
      <Menu
        trigger={
          <Button
            variant="ghost"
            className="max-sm:h-11"
            aria-label={`${t('sort')}: ${orders.find((one) => one.value === order)?.label ?? ''}`}
            icon={<ArrowDownWideNarrow size={16} strokeWidth={2} aria-hidden="true" />}
          >
            {orders.find((one) => one.value === order)?.label}
          </Button>
        }
      >
        <MenuChoice value={order} options={orders} onChoose={onOrder} />
      </Menu>
    </div>
  );
}
