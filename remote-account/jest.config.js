import { browserPreset } from '@berth/build/jest';

export default browserPreset();
