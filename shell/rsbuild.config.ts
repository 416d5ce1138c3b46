import { defineShell } from '@berth/build/rsbuild';

export default defineShell();
