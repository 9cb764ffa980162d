'use client'

import { useFormFields } from '@payloadcms/ui'

/** Under a field that holds somebody's mail address: the way to write to them. */
export function MailLink({ path }: { path: string }) {
  const address = useFormFields(([fields]) => fields[path]?.value)
  if (typeof address !== 'string' || !address.includes('@')) return null
  return (
    <p style={{ marginTop: '0.35rem' }}>
      <a
        href={`mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent('Your message to Stackyard')}`}
      >
        Write an answer
      </a>
    </p>
  )
}
