import { stopKeepers } from './keeper.js';

export default stopKeepers;
