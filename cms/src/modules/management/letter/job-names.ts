export const SEND_PEOPLE_LETTER = 'letter:send'
export const SWEEP_PEOPLE_LETTERS = 'letter:sweep'

/** One job for a letter at a time. */
export const letterKey = (letterId: number): string => `letter:${letterId}`
