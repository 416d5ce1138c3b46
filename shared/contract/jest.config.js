import { nodePreset } from '@berth/build/jest';

export default nodePreset();
