/**
 * Loaded into the servers of the tests (server-env): the same derivation of passwords with a thousandth of its rounds.
 * The product's cost, a quarter of a second of a core for each sign-up and sign-in, is many hundred times that in a run
 * and proves nothing more; `npm start` in tests/faults/start.spec.ts runs with the real one.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const COSTLY = 100_000
const ROUNDS = 600

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations < COSTLY ? iterations : ROUNDS, ...rest)
syncBuiltinESMExports()
