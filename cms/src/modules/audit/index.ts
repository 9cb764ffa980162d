export { changesBetween, recordAudit } from './operations/record-audit'
