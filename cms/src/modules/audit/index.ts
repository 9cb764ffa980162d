export { fieldsChangedBetween, recordVersion } from './operations/version-changes'
export { changesBetween, recordAudit, recordAudits } from './operations/record-audit'
