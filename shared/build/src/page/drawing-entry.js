// What `drawing.js` of a release is made from: the server's sandbox calls it with a text, and gets a text.
import { drawPage } from '@berth/runtime/drawing';
import { drawnStyles } from '@berth/ui/drawn-styles';
import { remote } from 'berth-drawn-remote';

globalThis.berthDraw = async (input) =>
  JSON.stringify(await drawPage(remote, JSON.parse(input), drawnStyles));
