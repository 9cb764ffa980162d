import type { CollectionBeforeChangeHook } from 'payload'

/** Each change of the content counts; flags that admins set (`context.keepVersion`) take no editor's text away. */
export const countVersions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.context.keepVersion === true) return data
  const { version } = (originalDoc ?? {}) as { version?: number | null }
  return { ...data, version: (version ?? 1) + 1 }
}
