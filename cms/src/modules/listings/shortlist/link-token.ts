import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 24

/** A token that nobody can guess; only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
