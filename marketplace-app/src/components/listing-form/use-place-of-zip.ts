import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../lib/api'
import { useListingForm } from './use-listing-form'

const PAUSE_MS = 400
const SHORTEST = 4

/** The IANA time zone of a point; the table of zones is fetched when it is first asked for. */
async function zoneAt(latitude: number, longitude: number): Promise<string | null> {
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? (await import('tz-lookup')).default(latitude, longitude) : null
}

/** Sets the time zone from the pin when the pin moves, until the writer chooses a zone. */
export function useZoneOfPin(hasHours: boolean): { onChosen: () => void } {
  const { control, setValue } = useListingForm()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const seen = useRef({ latitude, longitude, isChosen: false })
  useEffect(() => {
    const before = seen.current
    if (before.latitude === latitude && before.longitude === longitude) return undefined
    seen.current = { ...before, latitude, longitude }
    if (!hasHours || before.isChosen || latitude === null || longitude === null) return undefined
    let isStale = false
    void zoneAt(latitude, longitude).then((zone) => {
      if (zone && !isStale) setValue('timezone', zone, { shouldDirty: true })
    })
    return () => {
      isStale = true
    }
  }, [latitude, longitude, hasHours, setValue])
  return {
    onChosen: () => {
      seen.current.isChosen = true
    },
  }
}

/** Puts the pin where a typed ZIP code is, while there is no pin. */
export function usePinOfZip(): void {
  const { control, getValues, setValue } = useListingForm()
  const [zipCode, country] = useWatch({ control, name: ['address.zipCode', 'address.country'] })
  const [typed, setTyped] = useState('')
  const start = useRef(zipCode)
  useEffect(() => {
    if (zipCode === start.current) return undefined
    const timer = setTimeout(() => setTyped(zipCode.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [zipCode])
  const { data: place } = useQuery(
    apiQuery.address.search.queryOptions({
      input: { search: typed },
      enabled: typed.length >= SHORTEST,
      staleTime: Infinity,
      select: ({ results }) => results.find((match) => match.zipCode === typed && match.country === country) ?? null,
    }),
  )
  useEffect(() => {
    if (!place || getValues('latitude') !== null || getValues('longitude') !== null) return
    setValue('latitude', place.latitude, { shouldDirty: true })
    setValue('longitude', place.longitude, { shouldDirty: true })
  }, [place, getValues, setValue])
}
