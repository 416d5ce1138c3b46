import { startKeeper } from './keeper.js';

export default async () => await startKeeper('./keep-template.ts');
