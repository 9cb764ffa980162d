const LINK = /https?:\/\/|www\.|\[url|<a\s/gi
const MAX_LINKS = 1
const SHOUTED = 0.7
const LETTERS_JUDGED = 20

/** Why a comment looks like advertising, for the editor who decides; null when it doesn't. */
export function spamReason(text: string): string | null {
  if ((text.match(LINK)?.length ?? 0) > MAX_LINKS) return 'Several links'
  if (/(.)\1{9,}/u.test(text)) return 'One sign again and again'
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  if (letters.length >= LETTERS_JUDGED && capitals.length / letters.length > SHOUTED) return 'Written in capitals'
  return null
}
