import { defineGallery } from '@berth/build/rsbuild';

export default defineGallery();
