export { movementCall, postMovement, type LedgerLine } from './operations/post-movement'
