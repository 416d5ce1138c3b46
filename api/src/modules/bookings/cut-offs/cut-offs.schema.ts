import type { CutOff, ReminderHours } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface ReminderSettingsTable {
  customer_id: string;
  member_id: string;
  cut_off_hours: ReminderHours[];
}

interface CutOffReminderTable {
  customer_id: string;
  booking_id: string;
  cut_off: CutOff;
  /** `YYYY-MM-DD HH:mm:ss` of China. */
  cut_off_at: string;
  hours_before: ReminderHours;
  /** Written as a Date, read as ISO 8601. */
  reminded_at: ColumnType<string, Date, Date>;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    reminder_settings: ReminderSettingsTable;
    cut_off_reminder: CutOffReminderTable;
  }
}
