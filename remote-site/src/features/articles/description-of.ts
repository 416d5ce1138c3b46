import { plainTextOf, readRichText } from '@berth/contract';

// What search engines show of a page: less looks empty, more is cut off.
const least = 60;
const most = 160;

/** What an article says of itself to search engines: its summary, and where that is short, how its text begins. */
export function descriptionOf({ summary, body }: { summary: string; body: unknown }): string {
  let text = summary;
  for (const line of plainTextOf(readRichText(body).doc).split('\n')) {
    if ([...text].length >= least) break;
    text = `${text} ${line}`.trim();
  }
  return shortened(text);
}

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  const lastBreak = start.search(/[\s，。；、：][^\s，。；、：]*$/u);
  return `${lastBreak < least ? start : start.slice(0, lastBreak)}…`;
}
