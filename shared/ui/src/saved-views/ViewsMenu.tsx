import { fillTemplate, type SavedView, tableMemoryLimits } from '@berth/contract';
import { Button } from 'antd';
import { SavedElsewhere } from '../saved-elsewhere/SavedElsewhere.tsx';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { savedViewsTexts } from './saved-views-texts.ts';
import type { useViewChanges } from './use-view-changes.ts';
import { isFull, ViewNameForm } from './ViewNameForm.tsx';
import { OwnState, ViewActions, ViewConfirm, ViewRow } from './ViewRow.tsx';
import styles from './ViewsMenu.module.css';
import { searchSize, type ViewContent } from './view-content.ts';

type ViewsMenuProps = {
  memory: Pick<
    TableMemory,
    'retainAs' | 'noteTyped' | 'views' | 'isLoading' | 'viewsProblem' | 'saveDefaultView'
  >;
  shown: ViewContent;
  current: SavedView | undefined;
  isChanged: boolean;
  changes: ReturnType<typeof useViewChanges>;
  /** null: no view. */
  onChoose: (view: SavedView | null) => void;
};

/** The list of views with what can be done, and in its place the one thing that is being done. */
export function ViewsMenu({ memory, shown, current, isChanged, changes, onChoose }: ViewsMenuProps) {
  const texts = useTexts(savedViewsTexts);
  const { task, outcome, isBusy, begin, elsewhere } = changes;
  const failed = outcome.kind === 'failed' ? outcome.text : undefined;
  const refusedName = outcome.kind === 'failed' ? outcome.refusedName : undefined;
  // What was saved elsewhere is told with what can be done about it, below the list.
  const failure = elsewhere ? undefined : failed;
  const { conditions, isSorted } = searchSize(shown);
  const isPlain = conditions === 0 && !isSorted;
  const ownViews = memory.views.filter((view) => !view.isOfOrganisation);
  const foot = useFocusKept(outcome.kind);
  const backToList = () => begin({ kind: 'list' });
  if (task.kind === 'saveAs') {
    return (
      <ViewNameForm
        isBusy={isBusy}
        failure={failure}
        refusedName={refusedName}
        retainAs={memory.retainAs}
        noteTyped={memory.noteTyped}
        views={ownViews}
        onSave={changes.saveAs}
        onCancel={backToList}
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={texts.menu}>
        {!current && !isPlain && <OwnState conditions={conditions} isSorted={isSorted} />}
        <ViewRow
          title={texts.none}
          note={texts.noneHint}
          isCurrent={!current && isPlain}
          onChoose={() => onChoose(null)}
        />
        {memory.views.map((view) => renderView(view))}
      </ul>
      <ListState memory={memory} />
      <div className={styles.foot} ref={foot} tabIndex={-1}>
        {current && !current.isOfOrganisation && isChanged && (
          <Button type="primary" block loading={isBusy} onClick={() => changes.saveChanges(current)}>
            {fillTemplate(texts.saveChanges, { title: current.title })}
          </Button>
        )}
        {isFull(ownViews) ? (
          <p className={styles.hint}>{fillTemplate(texts.full, { max: tableMemoryLimits.views })}</p>
        ) : (
          <Button
            block
            disabled={isBusy || memory.isLoading || Boolean(memory.viewsProblem)}
            onClick={() => begin({ kind: 'saveAs' })}
          >
            {texts.saveAs}
          </Button>
        )}
        {elsewhere && failed && (
          <SavedElsewhere
            message={failed}
            isBusy={isBusy}
            onTakeTheirs={elsewhere.takeTheirs}
            onKeepMine={elsewhere.keepMine}
          />
        )}
        {task.kind === 'list' && failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
        <p className={styles.done} role="status">
          {outcome.kind === 'done' && outcome.text}
        </p>
      </div>
    </>
  );

  function renderView(view: SavedView) {
    const doing = 'id' in task && task.id === view.id ? task.kind : 'list';
    if (doing === 'rename') {
      return (
        <li key={view.id}>
          <ViewNameForm
            view={view}
            isBusy={isBusy}
            failure={failure}
            refusedName={refusedName}
            retainAs={memory.retainAs}
            noteTyped={memory.noteTyped}
            views={ownViews}
            onSave={(title) => changes.rename(view, title)}
            onCancel={backToList}
          />
        </li>
      );
    }
    const { title } = view;
    if (doing === 'delete') {
      return (
        <ViewConfirm
          key={view.id}
          isBusy={isBusy}
          isDanger
          failure={failure}
          question={fillTemplate(texts.confirmDelete, { title })}
          confirm={texts.confirm}
          onConfirm={() => changes.remove(view)}
          onCancel={backToList}
        />
      );
    }
    if (doing === 'offer') {
      return (
        <ViewConfirm
          key={view.id}
          isBusy={isBusy}
          failure={failure}
          question={fillTemplate(texts.confirmOffer, { title })}
          confirm={texts.offerIt}
          onConfirm={() => changes.offer(view)}
          onCancel={backToList}
        />
      );
    }
    if (view.isOfOrganisation) {
      return (
        <ViewRow
          key={view.id}
          title={title}
          note={texts.ofOrganisation}
          isCurrent={view.id === current?.id}
          isChanged={view.id === current?.id && isChanged}
          onChoose={() => onChoose(view)}
        />
      );
    }
    return (
      <ViewRow
        key={view.id}
        title={view.title}
        note={view.isDefault ? texts.isDefault : undefined}
        isCurrent={view.id === current?.id}
        isChanged={view.id === current?.id && isChanged}
        onChoose={() => onChoose(view)}
      >
        <ViewActions
          view={view}
          isBusy={isBusy}
          onToggleDefault={() => changes.toggleDefault(view)}
          onRename={() => begin({ kind: 'rename', id: view.id })}
          onDelete={() => begin({ kind: 'delete', id: view.id })}
          onOffer={memory.saveDefaultView && (() => begin({ kind: 'offer', id: view.id }))}
        />
      </ViewRow>
    );
  }
}

/** What stands below a list that is still on its way, could not be had, or is empty. */
function ListState({ memory }: Pick<ViewsMenuProps, 'memory'>) {
  const texts = useTexts(savedViewsTexts);
  const { viewsProblem } = memory;
  if (memory.isLoading) {
    return (
      // Read out by the status beside the button, which is there before the menu.
      <p className={styles.hint} aria-hidden="true">
        {texts.loading}
      </p>
    );
  }
  if (viewsProblem) {
    return (
      <p className={styles.failed} role="alert">
        {viewsProblem.message}{' '}
        <Button size="small" onClick={viewsProblem.retry}>
          {texts.retry}
        </Button>
      </p>
    );
  }
  return memory.views.length === 0 ? <p className={styles.hint}>{texts.empty}</p> : null;
}
