import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SaveFavourite } from '../filter-drawer/SaveFavourite.tsx';
import { ViewNameForm } from '../saved-views/ViewNameForm.tsx';
import type { TableMemory } from '../table-memory/table-memory.ts';

const nothing = () => undefined;
let isSaved = false;
/** What the page was told is typed. */
const noted = new Set<string>();
const noteTyped = (name: string, forget: (() => void) | null) => {
  if (forget) noted.add(name);
  else noted.delete(name);
};

const forms = {
  view: (retainAs: string) => (
    <ViewNameForm
      views={[]}
      isBusy={false}
      failure={undefined}
      refusedName={undefined}
      retainAs={retainAs}
      noteTyped={noteTyped}
      onSave={async () => isSaved}
      onCancel={nothing}
    />
  ),
  favourite: (retainAs: string) => {
    const saveFilter = async () => {
      if (!isSaved) throw new Error('服务器忙');
    };
    const memory = {
      retainAs,
      noteTyped,
      filters: [],
      canShare: false,
      saveFilter,
    } as unknown as TableMemory; // what the form asks of it
    return <SaveFavourite memory={memory} filterObj={{}} canSave onNotice={nothing} onClose={nothing} />;
  },
};

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test.each(Object.entries(forms))(
  'the name of a %s that was typed is there again, for its person, until it is saved or cancelled',
  async (_kind, draw) => {
    isSaved = false;
    const first = render(draw('user-1.bills'));
    fireEvent.change(field(), { target: { value: '本月' } });
    first.unmount();
    expect([...noted]).toEqual([expect.stringContaining('user-1.bills.')]);
    const other = render(draw('user-2.bills'));
    expect(field().value).toBe('');
    other.unmount();
    const second = render(draw('user-1.bills'));
    expect(field().value).toBe('本月');
    press(/保 ?存/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /取 ?消/ })).toHaveProperty('disabled', false),
    );
    second.unmount();
    isSaved = true;
    const third = render(draw('user-1.bills'));
    expect(field().value).toBe('本月');
    press(/保 ?存/);
    await waitFor(() => {
      third.unmount();
      const { unmount } = render(draw('user-1.bills'));
      const { value } = field();
      unmount();
      expect(value).toBe('');
    });
    const fourth = render(draw('user-1.bills'));
    fireEvent.change(field(), { target: { value: '不要' } });
    press(/取 ?消/);
    fourth.unmount();
    render(draw('user-1.bills'));
    expect(field().value).toBe('');
    expect([...noted]).toEqual([]);
  },
);
