// The first character of each initial in the pinyin order of Chinese dictionaries, which every browser knows:
// what sorts between two of them begins with the letter of the first. No word list has to be loaded.
const letters = 'abcdefghjklmnopqrstwxyz';
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'];
const order = new Intl.Collator('zh-Hans-u-co-pinyin');
/** Dictionaries have them under the reading that the trade does not use: 长度, 行数, 厦门. */
const otherwise: Readonly<Record<string, string>> = { 长: 'c', 行: 'h', 厦: 'x' };

/** The initials of a name in pinyin, anything but Chinese as it is: 预计开船日 ETD → yjkcr etd. */
export function pinyinInitials(name: string): string {
  return Array.from(name.toLowerCase(), (character) => {
    if (!/\p{Script=Han}/u.test(character)) return character;
    if (otherwise[character]) return otherwise[character];
    const at = firsts.findLastIndex((first) => order.compare(first, character) <= 0);
    return letters.charAt(Math.max(0, at));
  }).join('');
}
