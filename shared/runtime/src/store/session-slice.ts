import type { UserInfo } from '@berth/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in, and with which token (spec section 3, User session). */
export type SessionState = { token: string | null; userInfo: UserInfo | null };

const signedOut: SessionState = { token: null, userInfo: null };

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<{ token: string; userInfo: UserInfo }>) => payload,
    sessionCleared: () => signedOut,
  },
});

export const sessionReducer = slice.reducer;
export const { sessionStarted, sessionCleared } = slice.actions;
