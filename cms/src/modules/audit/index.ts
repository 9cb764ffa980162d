export { changesBetween, recordAudit, recordAudits } from './operations/record-audit'
