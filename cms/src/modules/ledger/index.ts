export { postMovement, type LedgerLine } from './operations/post-movement'
