type Position = { lat: number; lon: number };

// UN/LOCODE writes degrees and minutes; some of its rows, and most other lists, decimals.
const minutes = /^(\d{2})(\d{2})([NS])\s*(\d{3})(\d{2})([EW])$/;
const decimals = /^(\d{1,2}(?:\.\d{1,10})?)\s*([NS])[\s,]*(\d{1,3}(?:\.\d{1,10})?)\s*([EW])$/;

/** `2257S 01430E` or `26.9826N 88.9391E`; null for what is neither, or lies nowhere on the earth. */
export function readCoordinates(text: string): Position | null {
  const written = text.normalize('NFKC').toUpperCase().trim();
  const inMinutes = minutes.exec(written);
  if (inMinutes) {
    const [, latDegrees, latMinutes, latSide, lonDegrees, lonMinutes, lonSide] = inMinutes;
    if (Number(latMinutes) > 59 || Number(lonMinutes) > 59) return null;
    return within(
      signed(Number(latDegrees) + Number(latMinutes) / 60, latSide),
      signed(Number(lonDegrees) + Number(lonMinutes) / 60, lonSide),
    );
  }
  const inDecimals = decimals.exec(written);
  if (!inDecimals) return null;
  const [, lat, latSide, lon, lonSide] = inDecimals;
  return within(signed(Number(lat), latSide), signed(Number(lon), lonSide));
}

/** A position as decimals, for one that was never written as a text. */
export function writeCoordinates({ lat, lon }: Position): string {
  return `${round(lat)}${lat < 0 ? 'S' : 'N'} ${round(lon)}${lon < 0 ? 'W' : 'E'}`;
}

const round = (degrees: number) => String(Math.round(Math.abs(degrees) * 1e6) / 1e6);
const signed = (degrees: number, side: string | undefined) =>
  side === 'S' || side === 'W' ? -degrees : degrees;
const within = (lat: number, lon: number) =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
