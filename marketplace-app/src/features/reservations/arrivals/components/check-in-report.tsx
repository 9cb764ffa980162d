import { useMutation, useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Arrival, ArrivalPhoto, CheckIn } from '@stackyard/shared/schema/arrival'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import { photoQuery } from '../queries'

const words = arrivalTexts.checkIn

type ReportProps = { transactionId: number; arrival: Arrival; checkIn: CheckIn }

/** What the warehouse counted, and how the goods looked. */
export function CheckInReport({ transactionId, arrival, checkIn }: ReportProps) {
  const { arrivedAt, counted, damaged, note, photos } = checkIn
  const { id: arrivalId, quantity, unit } = arrival
  return (
    <div className="bg-subtle rounded-card grid gap-2 px-4 py-3 text-sm">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label={words.came}>{formatDateTime(arrivedAt)}</Fact>
        <Fact label={words.counted}>
          {arrivalTexts.goods(counted, unit)}
          {counted === quantity ? null : (
            <span className="text-warning-ink block text-xs">{words.differs(arrivalTexts.goods(quantity, unit))}</span>
          )}
        </Fact>
        <Fact label={words.damaged}>
          {damaged === 0 ? (
            words.none
          ) : (
            <strong className="text-danger-ink">{arrivalTexts.goods(damaged, unit)}</strong>
          )}
        </Fact>
      </dl>
      {note ? <p className="whitespace-pre-line">{note}</p> : null}
      {photos.length > 0 ? (
        <ul aria-label={words.photos} className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Photo place={{ id: transactionId, arrivalId, fileId: photo.id }} photo={photo} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}

type PhotoProps = { place: { id: number; arrivalId: number; fileId: number }; photo: ArrivalPhoto }

/** A photo, small; a click downloads it as it was taken. */
function Photo({ place, photo: { title } }: PhotoProps) {
  const { data, isError } = useQuery(photoQuery(place))
  const [link, setLink] = useState<string | null>(null)
  const download = useMutation({
    mutationFn: () => client.arrival.photo(place),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.photoFailed, error),
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setLink(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return (
    <button
      type="button"
      aria-label={words.photo(title)}
      aria-busy={download.isPending || undefined}
      onClick={() => download.mutate()}
      className="rounded-card bg-card block size-20 overflow-hidden border"
    >
      {isError ? <ImageOff aria-hidden className="text-muted-foreground mx-auto size-6" /> : null}
      {link === null && !isError ? <Skeleton className="size-full rounded-none" /> : null}
      {link === null ? null : <img src={link} alt="" className="size-full object-cover" />}
    </button>
  )
}
