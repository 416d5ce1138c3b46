import { z } from 'zod';
import { text } from './text.schema.ts';

/** The most that a reason or an answer has. */
const wordsLimit = 1000;

/** A reason or an answer that somebody has to give. */
export const words = text.pipe(z.string().min(1).max(wordsLimit));
