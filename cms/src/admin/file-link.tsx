'use client'

import { useFormFields } from '@payloadcms/ui'

const isPicture = (address: string): boolean => /\.(jpe?g|png|webp)$/i.test(address)

/** Under a field that holds the address of an uploaded file: the way to it, in a tab of its own, and a picture at once. */
export function FileLink({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  if (typeof value !== 'string' || !value.startsWith('/files/')) return null
  return (
    <p style={{ marginTop: '0.35rem' }}>
      <a href={value} target="_blank" rel="noreferrer">
        {isPicture(value) ? <img src={value} alt="" style={{ display: 'block', maxWidth: '100%' }} /> : null}
        Open the document
      </a>
    </p>
  )
}
