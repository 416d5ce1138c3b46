import { runCommand, usage } from './commands.ts';
import { ReleaseFailure } from './release-failure.ts';

// The command line of a team that releases its remote: exit codes are those of ReleaseFailure.
try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || name === 'help' || name === '--help') console.log(usage);
  else await runCommand([name, ...rest]);
} catch (error) {
  if (!(error instanceof ReleaseFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
