import { runCommand } from './commands.ts';
import { ReleaseFailure } from './release-failure.ts';

// The command line of a team that releases its remote: exit codes are those of ReleaseFailure.
try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ReleaseFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
