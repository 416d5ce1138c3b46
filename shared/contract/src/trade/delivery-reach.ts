/**
 * Countries (ISO 3166-1) that freight is carried between by road, by rail or on a lorry ferry, so that a port of one may
 * serve a delivery in another. No standard says which those are; what is listed is generous, for a hint that is wrong
 * costs more than one that is missing. A country that stands in none is an island to freight: served by its own ports.
 */
const landAreas = [
  // Europe, with what ferries and the tunnel reach: Turkey and the west of North Africa, too.
  `AD AL AT BA BE BG BY CH CY CZ DE DK DZ EE ES FI FR GB GI GR HR HU IE IM IT LI LT LU LV MA MC MD ME MK MT NL NO PL PT RO RS RU
   SE SI SK SM TN TR UA VA XK`,
  // North and Central America.
  'BZ CA CR GT HN MX NI PA SV US',
  'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  // From the eastern Mediterranean to the Gulf.
  'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  // China's mainland with its neighbours to the south, and those to the north and west.
  'CN HK KH LA MM MO MY SG TH VN',
  'AF AM AZ CN GE IR KG KZ MN RU TJ TM TR UZ',
  'AF BD BT IN NP PK',
  `AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD SN SL SO SS
   SZ TD TG TN TZ UG ZA ZM ZW`,
  // One border, one island or one ferry each, which lead no further.
  'DO HT',
  'MF SX',
  'BN ID MY',
  'ID TL',
  'ID PG',
  'CN KP RU',
  'CN NP PK',
  'IR PK',
  'IN MM',
  'FR GB GG JE',
  'DK FO IS',
  'AX FI SE',
  // Trailers go there on the barges of domestic carriers.
  'PR US VI',
].map((countries) => new Set(countries.split(/\s+/)));

/** Whether freight that lands in one country can be brought to another without another ship. */
export function canDeliverByLand(fromCountry: string, toCountry: string): boolean {
  if (fromCountry === toCountry) return true;
  return landAreas.some((area) => area.has(fromCountry) && area.has(toCountry));
}
