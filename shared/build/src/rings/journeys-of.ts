/** Which specs of the browser suite walk through what stands at a path. */
type Walk = { through: RegExp; specs: RegExp };

/** By the words of the paths, which folders, modules and specs have in common. */
export const walks: readonly Walk[] = [
  {
    through: /^remote-cost\/|\/modules\/bills\/|\/contract\/src\/bill\//,
    specs: /cost|credit|billing-desk|across/,
  },
  {
    through: /^remote-customs\/|\/modules\/customs\/|\/contract\/src\/customs\//,
    specs: /customs|declar|officers|papers|across/,
  },
  { through: /^remote-account\/|\/modules\/(accounts|operations)\//, specs: /^account/ },
  { through: /\/members?\/|\/policy/, specs: /members/ },
  { through: /ways-in|\/outbox\/|\/codes\/|\/reset\//, specs: /ways-in|registration/ },
  { through: /registration|company-change|\/uploads\//, specs: /registration|upgrade/ },
  { through: /console|worklist|figures/, specs: /console/ },
  { through: /search/, specs: /search/ },
  { through: /file-viewer|\/uploads\//, specs: /papers/ },
  { through: /^shared\/ui\//, specs: /gallery|table-widths|one-of-each|accessibility/ },
  { through: /^shared\/ui\/src\/(jsx|data-table|form)\//, specs: /translated-page/ },
  { through: /^remote-site\/|\/modules\/site\//, specs: /^site|one-of-each|language|accessibility/ },
  { through: /support|conversation/, specs: /online-service/ },
  {
    through: /\/modules\/(desk|inbox|members\/staff)\/|\/features\/(desk|settings\/inbox)\//,
    specs: /first-day/,
  },
  { through: /lcl/i, specs: /book-lcl|copy-and-template|two-editors|keep-unsaved|doubtful/ },
  { through: /fcl|vgm/i, specs: /fcl-booking/ },
  { through: /air-booking|AirBooking/, specs: /accessibility|one-of-each/ },
  { through: /template|copy-booking/, specs: /copy-and-template/ },
  { through: /import/, specs: /import-cargo/ },
  { through: /document|print/, specs: /documents/ },
  { through: /track|container/i, specs: /tracking/ },
  { through: /delete/, specs: /delete-drafts/ },
  { through: /return/, specs: /return-bookings/ },
  { through: /frozen|booking-status/, specs: /frozen-space/ },
  { through: /keep|kept|draft|save/, specs: /keep-unsaved|two-editors|failed-calls/ },
  { through: /message|task|live|notif/, specs: /messages-and-tasks/ },
  { through: /session|login|guard|captcha/, specs: /sign-in|security/ },
  { through: /tabs/, specs: /tabs/ },
  { through: /\/language\/|locales\//, specs: /language/ },
  { through: /release|\/shells\/|override|canary|skew/, specs: /releases/ },
  { through: /drill|fault/, specs: /failing-remotes/ },
  { through: /registry|\/remotes?\//, specs: /releases|failing-remotes/ },
  {
    through: /^shell\/(src\/boot|public)|^shared\/build\/src\/(define|shared|page|lean)/,
    specs: /failing-remotes|plain-http|security/,
  },
  { through: /^shared\/runtime\/src\/(http|api)\//, specs: /failed-calls|sign-in/ },
];

/** The specs (of all these) for some paths, each with the first path that asks for it. */
export function journeysOf(paths: Iterable<string>, specs: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    for (const walk of walks.filter(({ through }) => through.test(path))) {
      for (const spec of specs) {
        const name = spec.replace(/^e2e\/journeys\//, '');
        if (walk.specs.test(name) && !found.has(spec)) found.set(spec, path);
      }
    }
  }
  return found;
}
