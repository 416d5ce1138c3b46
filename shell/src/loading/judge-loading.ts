import { isMissingCode } from './failure-cause.ts';
import { patience } from './patience.ts';

/** Its time is up, on a line that does well; recognised by its name, see failure-cause.ts. */
class SlowVersion extends Error {
  override name = 'SlowVersion';
}

/** It did not come because nothing comes: for the line to mend, and nothing that a version did. */
class BadLine extends Error {
  override name = 'BadLine';
}

const usualMs = 10_000;

/**
 * What loads code of a version, and fails as soon as something is known: with its own error, with `SlowVersion` after
 * ten seconds, with `BadLine` when it failed as everything does now. On a line that is only slow it goes on waiting, and
 * so it does as long as it is held up by what is judged by itself.
 */
export function judgeLoading<Value>(
  loading: Promise<Value>,
  isLineGood: () => Promise<boolean>,
  isHeldUp: () => boolean = () => false,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(async () => {
        const isGood = await isLineGood();
        if (isGood && !isHeldUp()) reject(new SlowVersion('It did not load within ten seconds.'));
        else if (!isOver) wait();
      }, usualMs * patience());
    };
    wait();
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    loading.then(
      (value) => {
        end();
        resolve(value);
      },
      async (error: unknown) => {
        end();
        const isLine = isMissingCode(error) && !(await isLineGood());
        reject(isLine ? new BadLine('The network does not answer.', { cause: error }) : error);
      },
    );
  });
}
