import { defineSingle } from '@berth/build/rsbuild';

export default defineSingle();
