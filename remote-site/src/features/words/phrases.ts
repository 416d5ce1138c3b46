/**
 * A Chinese heading in the pieces that its punctuation makes: as inline blocks they break before they tear a word
 * apart, which browsers cannot tell in Chinese. Text of other scripts stays whole.
 */
export function phrases(text: string): string[] {
  return text.match(/[，。；：！？、]*[^，。；：！？、]+[，。；：！？、]*/g) ?? [text];
}
