/** The number of a record that is counted day by day, such as `CD-261128-0001`; `day` is `YYYY-MM-DD`. */
export function dayNumber(prefix: string, day: string, serial: number): string {
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${String(serial).padStart(4, '0')}`;
}
