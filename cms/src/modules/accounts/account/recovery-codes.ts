import { randomInt } from 'node:crypto'
import { hashToken } from './secret-token'

const COUNT = 10
const LENGTH = 16
const GROUP = 4
/** No letters that are easily taken for digits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

/** What is stored of a recovery code: 80 random bits need no salt. */
export const hashRecoveryCode = (code: string): string => hashToken(code)

/** Ten new recovery codes, as people write them down and as they are stored. */
export function newRecoveryCodes(): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: COUNT }, newCode)
  const inGroups = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
  return { shown: codes.map(inGroups), hashes: codes.map(hashRecoveryCode) }
}
