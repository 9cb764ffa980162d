import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { usStates } from '@stackyard/shared/reference/us-states'
import { sayName } from '@stackyard/shared/ui/say'
import type { SelectOption } from '@stackyard/shared/ui/select'
import { moneyTexts } from '../lib/texts/money'
import { SelectField, TextField } from './form-fields'

/** Countries whose choices need no loading: none yet, and the one that most addresses are in. */
const atHand: Readonly<Record<string, readonly SelectOption[]>> = {
  '': [],
  US: usStates.map(({ code, label }) => ({ value: code, label: sayName(label) })),
}

/** The subdivisions of a country as choices; null until they are there, none where a country has none. */
function useSubdivisions(country: string): readonly SelectOption[] | null {
  const [loaded, setLoaded] = useState<{ country: string; options: readonly SelectOption[] } | null>(null)
  const known = atHand[country]
  useEffect(() => {
    if (known) return
    let isCurrent = true
    const keep = (options: readonly SelectOption[]) => isCurrent && setLoaded({ country, options })
    void import('@stackyard/shared/reference/subdivisions').then(
      ({ subdivisionsOf }) => keep(subdivisionsOf(country).map(({ code, name }) => ({ value: code, label: name }))),
      () => keep([]),
    )
    return () => {
      isCurrent = false
    }
  }, [country, known])
  return known ?? (loaded?.country === country ? loaded.options : null)
}

type StateFieldProps = {
  country: string
  /** What the address says now; it stays a choice when the list has no such code. */
  state: string
  required: boolean
  error: string | undefined
  field: UseFormRegisterReturn
}

/** The state of an address: chosen where the country has subdivisions, else typed. */
export function StateField({ country, state, required, error, field }: StateFieldProps) {
  const options = useSubdivisions(country)
  const words = moneyTexts.address
  const look = { label: words.state, required, autoComplete: 'address-level1', error, ...field }
  if (!options || options.length === 0) return <TextField {...look} readOnly={!options} />
  const isKnown = state === '' || options.some(({ value }) => value === state)
  return (
    <SelectField
      {...look}
      key={country}
      placeholder={words.choose}
      options={isKnown ? options : [...options, { value: state, label: state }]}
    />
  )
}
