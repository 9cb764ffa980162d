import { randomInt } from 'node:crypto'

/** An address out of 10.0.0.0/8, so that the rate limits of one test do not reach another. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
