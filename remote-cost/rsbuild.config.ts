import { defineRemote } from '@berth/build/rsbuild';

export default defineRemote({ name: 'cost', port: 3103 });
