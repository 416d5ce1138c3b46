import { defineRemote } from '@berth/build/rsbuild';

export default defineRemote({ name: 'account', port: 3105 });
