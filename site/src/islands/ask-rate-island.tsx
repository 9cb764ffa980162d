import { AskRateButton } from '@stackyard/shared/ui/ask-rate-button'
import { useEffect, useRef, useState } from 'react'
import { client } from '../lib/api'
import { useReader } from '../lib/reader'

export type AskRateData = { warehouseId: number; sellerId: number }

/** Request Rate for signed-in readers; the seller finds no card of their own. */
export default function AskRateIsland({ data }: { data: AskRateData }) {
  const isOwn = useReader()?.id === data.sellerId
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const card = place.current?.closest('section')
    if (card) card.hidden = isOwn
  }, [isOwn])
  return (
    <div ref={place}>
      <AskRateButton
        variant="outline"
        className="w-full"
        ask={() => client.notification.requestServiceRate({ warehouseId: data.warehouseId })}
        onSaid={setSaid}
      />
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
