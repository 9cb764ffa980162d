export { fieldsChangedBetween, recordVersion } from './operations/version-changes'
export { type AuditEntry, changesBetween, recordAudit, recordAudits } from './operations/record-audit'
