import { defineRemote } from '@berth/build/rsbuild';

export default defineRemote({ name: 'customs', port: 3104 });
