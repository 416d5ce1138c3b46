/** In the reader's own time zone, to the minute, with what that is: it is read by others elsewhere, too. */
export function moment(iso: string): string {
  const at = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const offset = -at.getTimezoneOffset();
  const minutes = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())} ${zone}`;
}
