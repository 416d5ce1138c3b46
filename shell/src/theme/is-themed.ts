import { createContext } from 'react';

/** Whether antd's theme is around already. */
export const IsThemed = createContext(false);
