import { defineRemote } from '@berth/build/rsbuild';

export default defineRemote({ name: 'site', port: 3102, isDrawn: true });
