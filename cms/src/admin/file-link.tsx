'use client'

import { useFormFields } from '@payloadcms/ui'

/** Under a field that holds the address of an uploaded file: the way to it, in a tab of its own. */
export function FileLink({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  if (typeof value !== 'string' || !value.startsWith('/files/')) return null
  return (
    <p style={{ marginTop: '0.35rem' }}>
      <a href={value} target="_blank" rel="noreferrer">
        Open the document
      </a>
    </p>
  )
}
