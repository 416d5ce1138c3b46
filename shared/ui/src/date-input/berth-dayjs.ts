import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import localeData from 'dayjs/plugin/localeData.js';
import weekday from 'dayjs/plugin/weekday.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import weekYear from 'dayjs/plugin/weekYear.js';

// antd's picker calls these on the dates it is given, and a remote's dayjs is not the shell's.
for (const plugin of [customParseFormat, advancedFormat, weekday, localeData, weekOfYear, weekYear]) {
  dayjs.extend(plugin);
}

export { dayjs };
