export { type CentLine, type LedgerLine, movementCall, postMovement } from './operations/post-movement'
export { balanceOf, lockBalance } from './repository'
