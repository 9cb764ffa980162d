/** The kinds of records whose acts are kept. */
export const auditKinds = ['user', 'warehouse', 'service'] as const
export type AuditKind = (typeof auditKinds)[number]
