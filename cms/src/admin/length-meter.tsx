'use client'

import { useFormFields } from '@payloadcms/ui'

type Props = { watch: string; best: number }

/** Under a field of text: how long it is, against the length that result lists show whole. */
export function LengthMeter({ watch, best }: Props) {
  const value = useFormFields(([fields]) => fields[watch]?.value)
  const length = typeof value === 'string' ? value.length : 0
  return (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', marginTop: '0.35rem' }}>
      <meter
        min={0}
        max={Math.round(best * 1.15)}
        high={best}
        optimum={best * 0.7}
        value={length}
        aria-label="Length"
      />
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {length} of about {best} characters
      </span>
    </div>
  )
}
