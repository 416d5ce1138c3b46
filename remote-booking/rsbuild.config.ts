import { defineRemote } from '@berth/build/rsbuild';

export default defineRemote({ name: 'booking', port: 3101 });
