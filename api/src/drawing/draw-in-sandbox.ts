import variant from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { sandboxPrelude } from './sandbox-prelude.ts';

/** A page to draw: the release's code, named by its hash, and what it draws from, as JSON. */
export type DrawingOrder = { integrity: string; code: string; input: string; longestMs: number };

/** As JSON; `failed` says what the release's code did wrong. */
export type DrawingAnswer = { drawing: string } | { failed: string };

const memoryBytes = 96 * 1024 * 1024;
const stackBytes = 1024 * 1024;
/** The version of today and the one of before or in canary, in both. */
const keptContexts = 3;

/**
 * Draws pages with the code of releases, which can reach nothing: an interpreter without a file, a network, a clock or a
 * process, that is stopped when it takes too long or too much memory. What it answers is a text.
 */
export async function createSandbox(): Promise<(order: DrawingOrder) => DrawingAnswer> {
  // Its types are those of a CommonJS module, whose default export would stand one deeper.
  const engine = await newQuickJSWASMModuleFromVariant(variant as unknown as QuickJSSyncVariant);
  const contexts = new Map<string, Sandboxed>();
  return ({ integrity, code, input, longestMs }) => {
    let sandboxed = contexts.get(integrity);
    try {
      sandboxed ??= open(engine, code, longestMs);
      contexts.delete(integrity);
      contexts.set(integrity, sandboxed);
      for (const [oldest, each] of contexts) {
        if (contexts.size <= keptContexts) break;
        contexts.delete(oldest);
        each.context.dispose();
      }
      return { drawing: draw(sandboxed, input, longestMs) };
    } catch (cause) {
      // What it left behind nobody knows: the next page begins anew.
      contexts.delete(integrity);
      return { failed: cause instanceof Error ? cause.message : String(cause) };
    }
  };
}

type Sandboxed = { context: QuickJSContext; limit: { until: number } };

function open(engine: QuickJSWASMModule, code: string, longestMs: number): Sandboxed {
  const context = engine.newContext();
  const limit = { until: Date.now() + longestMs };
  context.runtime.setMemoryLimit(memoryBytes);
  context.runtime.setMaxStackSize(stackBytes);
  context.runtime.setInterruptHandler(() => Date.now() > limit.until);
  run(context, sandboxPrelude);
  run(context, code);
  context.runtime.executePendingJobs();
  return { context, limit };
}

function run(context: QuickJSContext, code: string): void {
  context.unwrapResult(context.evalCode(code)).dispose();
}

function draw({ context, limit }: Sandboxed, input: string, longestMs: number): string {
  limit.until = Date.now() + longestMs;
  const begin = context.getProp(context.global, 'berthDraw');
  const given = context.newString(input);
  const promise = context.unwrapResult(context.callFunction(begin, context.undefined, given));
  begin.dispose();
  given.dispose();
  const jobs = context.runtime.executePendingJobs();
  if (jobs.error) throw new Error(JSON.stringify(context.dump(jobs.error)));
  const state = context.getPromiseState(promise);
  if (state.type === 'pending') throw new Error('The page waits for something that never comes.');
  if (state.type === 'rejected') throw new Error(JSON.stringify(context.dump(state.error)));
  const text = context.getString(state.value);
  state.value.dispose();
  promise.dispose();
  return text;
}
